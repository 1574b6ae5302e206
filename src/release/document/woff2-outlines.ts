/** Marks in a point's flag of a TrueType font: it is on the curve; its distance is a byte, or none; the flag repeats. */
const ON_CURVE = 1
const SHORT = [2, 4]
const REPEATED = 8
const SAME = [16, 32]

/** Header of a glyph: number of contours, and the box around it. */
const GLYPH_HEADER = 10

/**
 * Transforms a font's outlines as woff2 stores them (https://www.w3.org/TR/WOFF2/, section 5.1): what is alike side by
 * side, and points by their distance from the one before. The browser makes the boxes and places again.
 * @param glyf glyphs without instructions
 * @param places where each glyph begins, and the end
 * @param format of the places in the font: 0 or 1
 */
export function woff2Outlines(glyf: Buffer, places: readonly number[], format: number): Buffer {
  const count = places.length - 1
  const contours: number[] = []
  const points: number[] = []
  const flags: number[] = []
  const distances: number[] = []
  const composites: Buffer[] = []
  const hasBox = Buffer.alloc(4 * Math.ceil(count / 32))
  const boxes: Buffer[] = []
  for (let index = 0; index < count; index += 1) {
    const glyph = glyf.subarray(places[index], places[index + 1])
    const number = glyph.length === 0 ? 0 : glyph.readInt16BE(0)
    contours.push(...inTwo(number & 0xffff))
    if (number < 0) {
      composites.push(glyph.subarray(GLYPH_HEADER, compositeEnd(glyph)))
      hasBox[index >> 3] = (hasBox[index >> 3] ?? 0) | (0x80 >> (index & 7))
      boxes.push(glyph.subarray(2, GLYPH_HEADER))
    } else if (number > 0) {
      const outline = outlineOf(glyph, number)
      for (const [at, end] of outline.ends.entries())
        points.push(...in255(end - (outline.ends[at - 1] ?? -1)))
      for (const point of outline.points) {
        const [flag = 0, ...bytes] = triplet(point)
        flags.push(flag)
        distances.push(...bytes)
      }
      // Its instructions, of which there are none.
      distances.push(0)
    }
  }
  const streams = [contours, points, flags, distances, Buffer.concat(composites)]
    .map(stream => Buffer.from(stream))
    .concat(Buffer.concat([hasBox, ...boxes]), Buffer.alloc(0))
  const header = Buffer.alloc(8 + 4 * streams.length)
  header.writeUInt16BE(count, 4)
  header.writeUInt16BE(format, 6)
  for (const [at, { length }] of streams.entries()) header.writeUInt32BE(length, 8 + 4 * at)
  return Buffer.concat([header, ...streams])
}

interface Point {
  isOn: boolean
  x: number
  y: number
}

/** Last points of a glyph's contours, and its points by their distance. */
function outlineOf(glyph: Buffer, contours: number): { ends: number[]; points: Point[] } {
  const ends = Array.from({ length: contours }, (_, at) =>
    glyph.readUInt16BE(GLYPH_HEADER + 2 * at),
  )
  let at = GLYPH_HEADER + 2 * contours
  at += 2 + glyph.readUInt16BE(at)
  const flags: number[] = []
  while (flags.length <= (ends.at(-1) ?? -1)) {
    const flag = glyph.readUInt8(at++)
    const times = flag & REPEATED ? glyph.readUInt8(at++) : 0
    for (let time = 0; time <= times; time += 1) flags.push(flag)
  }
  const [x = [], y = []] = [0, 1].map(axis =>
    flags.map(flag => {
      const isSame = flag & (SAME[axis] ?? 0)
      if (flag & (SHORT[axis] ?? 0)) return (isSame ? 1 : -1) * glyph.readUInt8(at++)
      if (isSame) return 0
      at += 2
      return glyph.readInt16BE(at - 2)
    }),
  )
  const points = flags.map((flag, point) => {
    return { isOn: (flag & ON_CURVE) > 0, x: x[point] ?? 0, y: y[point] ?? 0 }
  })
  return { ends, points }
}

/** A point as its flag and one to four bytes (section 5.2). */
function triplet({ isOn, x, y }: Point): number[] {
  const on = isOn ? 0 : 128
  const [ax, ay] = [Math.abs(x), Math.abs(y)]
  const [rightward, upward] = [x < 0 ? 0 : 1, y < 0 ? 0 : 1]
  const signs = rightward + 2 * upward
  if (x === 0 && ay < 1280) return [on + ((ay & 0xf00) >> 7) + upward, ay & 0xff]
  if (y === 0 && ax < 1280) return [on + 10 + ((ax & 0xf00) >> 7) + rightward, ax & 0xff]
  const [bx, by] = [ax - 1, ay - 1]
  if (ax < 65 && ay < 65)
    return [on + 20 + (bx & 0x30) + ((by & 0x30) >> 2) + signs, ((bx & 0xf) << 4) | (by & 0xf)]
  if (ax < 769 && ay < 769)
    return [on + 84 + 12 * (bx >> 8) + ((by & 0x300) >> 6) + signs, bx & 0xff, by & 0xff]
  if (ax < 4096 && ay < 4096)
    return [on + 120 + signs, ax >> 4, ((ax & 0xf) << 4) | (ay >> 8), ay & 0xff]
  return [on + 124 + signs, ...inTwo(ax), ...inTwo(ay)]
}

/** Marks of a part of a composite glyph: its numbers have two bytes; it is scaled in one of three ways; more follow. */
const WORDS = 1
const SCALES = [8, 64, 128]
const MORE = 32

/** End of a composite glyph's parts: what may follow are instructions. */
function compositeEnd(glyph: Buffer): number {
  let at = GLYPH_HEADER
  let flags = MORE
  while (flags & MORE) {
    flags = glyph.readUInt16BE(at)
    const scale = SCALES.findIndex(mark => flags & mark)
    at += 4 + (flags & WORDS ? 4 : 2) + ([2, 4, 8][scale] ?? 0)
  }
  return at
}

const inTwo = (number: number): number[] => [number >> 8, number & 0xff]

/** A number as woff2's 255UInt16. */
function in255(number: number): number[] {
  if (number < 253) return [number]
  if (number < 506) return [255, number - 253]
  if (number < 762) return [254, number - 506]
  return [253, ...inTwo(number)]
}
