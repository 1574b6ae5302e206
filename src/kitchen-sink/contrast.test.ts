import { contrast } from "./contrast"

test.each([
  ["rgb(0, 0, 0)", "rgb(255, 255, 255)", 21],
  ["rgb(255, 255, 255)", "rgb(0, 0, 0)", 21],
  ["rgb(118, 118, 118)", "rgb(255, 255, 255)", 4.54],
  ["rgb(0, 0, 255)", "rgb(0, 0, 255)", 1],
])("the contrast of %s on %s is %d", (first, second, expected) => {
  expect(contrast(first, second)).toBeCloseTo(expected, 1)
})
