/** @jest-environment node */
import { parisDay } from "./counted-view"

test.each([
  ["2026-01-31T22:59:59Z", "2026-01-31"],
  ["2026-01-31T23:00:00Z", "2026-02-01"],
  ["2026-07-13T21:59:59Z", "2026-07-13"],
  ["2026-07-13T22:00:00Z", "2026-07-14"],
  ["2026-12-31T23:00:00Z", "2027-01-01"],
])("D3: %s belongs to %s in Paris", (moment, day) => {
  expect(parisDay(new Date(moment))).toBe(day)
})
