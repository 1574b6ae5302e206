/** Colours as films keep them: BT.601, in the range of television. */
export const COLOURS = {
  ...({ primaries: "bt709", transfer: "bt709", matrix: "smpte170m" } as const),
  fullRange: false,
}

/**
 * A picture as the encoders of films take it: brightness of each point, then two colours for each four points.
 * @param rgb three bytes a point, of rows of `rowWidth` points
 * @param width even, at most `rowWidth`; `height` is even too
 */
export function planesOf(rgb: Uint8Array, rowWidth: number, width: number, height: number) {
  const points = width * height
  const data = new Uint8Array(points * 1.5)
  const [row, blues, reds] = [rowWidth * 3, points, points * 1.25]
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      let [blue, red] = [0, 0]
      for (const [right, down] of FOUR) {
        const from = (y + down) * row + (x + right) * 3
        const [r = 0, g = 0, b = 0] = [rgb[from], rgb[from + 1], rgb[from + 2]]
        data[(y + down) * width + x + right] = 16.5 + 0.257 * r + 0.504 * g + 0.098 * b
        blue += -0.148 * r - 0.291 * g + 0.439 * b
        red += 0.439 * r - 0.368 * g - 0.071 * b
      }
      const at = (y * width) / 4 + x / 2
      data[blues + at] = 128.5 + blue / 4
      data[reds + at] = 128.5 + red / 4
    }
  }
  const layout = [
    { offset: 0, stride: width },
    { offset: blues, stride: width / 2 },
    { offset: reds, stride: width / 2 },
  ]
  return { data, layout }
}

/** The points that share a colour: how far to the right and down. */
const FOUR = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const
