import { dayText, isDay, readDay } from "./days"

test.each([
  ["2026-03-07", true],
  ["2024-02-29", true],
  ["2026-02-29", false],
  ["2026-02-30", false],
  ["2026-13-01", false],
  ["2026-00-10", false],
  ["0000-01-01", true],
  ["2026-3-7", false],
  ["12026-03-07", false],
  ["", false],
])("S-33: %p is a day: %p", (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test.each([
  ["mm/dd/yy", "03/07/2026"],
  ["dd/mm/yy", "07/03/2026"],
  ["yy-mm-dd", "2026-03-07"],
  ["dd.mm.yy", "07.03.2026"],
])("S-33: the 7th of March 2026 in %s is %s, and is read so", (format, text) => {
  expect(dayText("2026-03-07", format)).toBe(text)
  expect(readDay(text, format)).toBe("2026-03-07")
})

test.each([
  ["3/7/2026", "2026-03-07"],
  ["03-07-2026", "2026-03-07"],
  ["2026-03-07", "2026-03-07"],
  ["02/30/2026", "2026-02-30"],
  ["13/01/2026", "2026-13-01"],
  ["03/07/26", null],
  ["03/07", null],
  ["7 mars 2026", null],
  ["abc", null],
])("S-33: %s, typed month first, is read as %p", (text, day) => {
  expect(readDay(text, "mm/dd/yy")).toBe(day)
})
