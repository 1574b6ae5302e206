/** @jest-environment node */
import { codePoints, unicodeRange } from "./unicode-range"

test("neighbours are one range, whatever their order, and doubles count once", () => {
  expect(unicodeRange([0x43, 0x41, 0x42, 0x42, 0xe9, 0x20ac])).toBe("U+41-43,U+E9,U+20AC")
})

test("a range is read back as what it was written from", () => {
  const points = [0x20, 0x21, 0x22, 0xa0, 0x152, 0x153, 0x1f600]
  expect(codePoints(unicodeRange(points))).toEqual(points)
})

test("a part that is no range says what was expected and what was found", () => {
  expect(() => codePoints("U+20-7E,U+4??")).toThrow("expected a part like U+20-7E, received U+4??")
})
