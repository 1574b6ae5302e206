import { frenchDay, frenchMonth, frenchYears } from "./french-date"

test.each([
  ["2026-11-01", "1er\u00a0novembre 2026"],
  ["2026-08-15", "15\u00a0août 2026"],
  ["2026-02-03T09:30", "3\u00a0février 2026"],
  ["bientôt", "bientôt"],
])("a day reads as French writes it: %s → %s", (date, day) => {
  expect(frenchDay(date)).toBe(day)
  expect(frenchMonth("2024-12")).toBe("décembre 2024")
})

test.each([
  [{ start: "2024-01", end: "2026-03" }, "2024–2026"],
  [{ start: "2026-01", end: "2026-03" }, "2026"],
  [{ start: "2026-01", end: null }, "depuis 2026"],
])("a period is as narrow as it can be: %j → %s", (period, years) => {
  expect(frenchYears(period)).toBe(years)
})
