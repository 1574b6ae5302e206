import { outline } from "./pen"

const points = [
  [0, 0],
  [40, 10],
  [90, 0],
] as const

test("issue 34.2: a stroke is the same for the same seed, and another one for another", () => {
  const stroke = (seed: number) => outline({ points, width: 8, seed })
  expect(stroke(3)).toBe(stroke(3))
  expect(stroke(4)).not.toBe(stroke(3))
  expect(stroke(3)).toMatch(/^M-?\d+[ -]\d+q[-\d ]+z$/)
})
