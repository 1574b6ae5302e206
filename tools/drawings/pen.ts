export type Point = readonly [x: number, y: number]

export interface Stroke {
  points: readonly Point[]
  /** Width where the pen presses most, in units of the drawing. */
  width: number
  seed: number
  /** Haste with which the pen leaves the paper. */
  lift?: number
}

/** Units between two points of an outline; less where the stroke turns. */
const STEP = 32
/** Largest step of the hand away from its line, in units. */
const TREMOR = 1.5

/** Numbers from 0 to 1, the same for the same seed. */
export function random(seed: number): () => number {
  let state = seed >>> 0 || 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * Outline of one stroke of a pen, as the `d` of a filled path: thin where the pen touches the paper and leaves it, wide
 * where it goes down, never quite straight.
 */
export function outline({ points, width, seed, lift = 2.4 }: Stroke): string {
  const next = random(seed)
  const line = wayOf(points)
  const last = line.length - 1
  let pressure = 0.85 + next() * 0.3
  let [driftX, driftY] = [0, 0]
  const sides = line.map(([x, y], at) => {
    const [fromX, fromY] = line[Math.max(0, at - 1)] ?? [x, y]
    const [toX, toY] = line[Math.min(last, at + 1)] ?? [x, y]
    const length = Math.hypot(toX - fromX, toY - fromY) || 1
    const [right, down] = [(toX - fromX) / length, (toY - fromY) / length]
    pressure += (0.7 + next() * 0.6 - pressure) * 0.2
    driftX = driftX * 0.6 + (next() - 0.5) * TREMOR
    driftY = driftY * 0.6 + (next() - 0.5) * TREMOR
    const way = at / last
    const taper = Math.min(1, 0.3 + way * 3) * Math.min(1, 0.12 + (1 - way) * lift)
    const half = (width / 2) * pressure * taper * (1 + 0.3 * down)
    const [middleX, middleY] = [x + driftX, y + driftY]
    return {
      left: [middleX - down * half, middleY + right * half] as const,
      right: [middleX + down * half, middleY - right * half] as const,
    }
  })
  return closed([...sides.map(({ left }) => left), ...sides.map(({ right }) => right).reverse()])
}

/** Points of a smooth line through the given ones, closer together where it turns. */
function wayOf(points: readonly Point[]): Point[] {
  const way = points.slice(1).flatMap((end, at): Point[] => {
    const start = points[at] ?? end
    const before = points[at - 1] ?? start
    const after = points[at + 2] ?? end
    const turn = angleAt(before, start, end) + angleAt(start, end, after)
    const length = Math.hypot(end[0] - start[0], end[1] - start[1])
    // A point twice is a corner.
    const steps = length && Math.max(1, Math.round((length / STEP) * (0.45 + turn)))
    return Array.from({ length: steps }, (_, step) => {
      const t = step / steps
      const [x, y] = [0, 1].map(axis =>
        between(before[axis] ?? 0, start[axis] ?? 0, end[axis] ?? 0, after[axis] ?? 0, t),
      )
      return [x ?? 0, y ?? 0]
    })
  })
  return [...way, ...points.slice(-1)]
}

/** Catmull-Rom: the curve goes through all points. */
const between = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 *
  (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)

/** Turn at a point, in radians. */
function angleAt(from: Point, at: Point, to: Point): number {
  const turn =
    Math.atan2(to[1] - at[1], to[0] - at[0]) - Math.atan2(at[1] - from[1], at[0] - from[0])
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)))
}

/** Closed curve through the middles of a ring's sides, in relative whole numbers, which are short. */
function closed(ring: readonly Point[]): string {
  const middles = ring.map(([x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
    return [Math.round((x + nextX) / 2), Math.round((y + nextY) / 2)] as const
  })
  let [x, y] = middles.at(-1) ?? [0, 0]
  let d = pair(pair("M", x), y)
  ring.forEach(([cornerX, cornerY], at) => {
    const [endX, endY] = middles[at] ?? [x, y]
    const numbers = [Math.round(cornerX) - x, Math.round(cornerY) - y, endX - x, endY - y]
    d += numbers
      .reduce((text, number) => pair(text, number), at === 0 ? "q" : "")
      .replace(/^(?=\d)/, at === 0 ? "" : " ")
    x = endX
    y = endY
  })
  return `${d}z`
}

/** A number after others; its sign separates. */
const pair = (text: string, number: number): string =>
  `${text}${number < 0 || /[a-z]$/i.test(text) || text === "" ? "" : " "}${number}`
