/** @jest-environment node */
import { planesOf } from "./planes"

test.each([
  ["black", [0, 0, 0], [16, 128, 128]],
  ["white", [255, 255, 255], [235, 128, 128]],
  ["red", [255, 0, 0], [82, 90, 240]],
  ["blue", [0, 0, 255], [41, 240, 110]],
])("issue 15.5: %s is kept as BT.601 has it", (_name, rgb, expected) => {
  const { data, layout } = planesOf(Uint8Array.from(Array(6).fill(rgb).flat()), 3, 2, 2)
  expect(layout.map(({ offset }) => data[offset])).toEqual(expected)
  expect(data).toHaveLength(6)
})

test("issue 15.5: a row's last point goes where sides are odd, and four points share the mean of their colours", () => {
  const row = (...reds: number[]) => reds.flatMap(red => [red, 0, 0])
  const { data } = planesOf(Uint8Array.from([...row(255, 0, 9), ...row(0, 255, 9)]), 3, 2, 2)
  expect([...data]).toEqual([82, 16, 16, 82, 109, 184])
})
