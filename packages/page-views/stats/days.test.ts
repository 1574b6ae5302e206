import { addDays, daysOf, isDay, lengthOf, periodBefore } from "../days"
import { barsOf, unitOf } from "./bars"

test("a day is one of the calendar", () => {
  expect(["2024-02-29", "2026-12-31", "1000-01-01"].every(isDay)).toBe(true)
  for (const text of [
    "2026-02-29",
    "2026-13-01",
    "2026-00-10",
    "26-01-01",
    "2026-1-1",
    "0999-12-31",
    "x",
    "",
  ]) {
    expect([text, isDay(text)]).toEqual([text, false])
  }
})

test("days are counted across the change of the clocks, months and leap years", () => {
  expect(addDays("2026-03-28", 2)).toBe("2026-03-30")
  expect(addDays("2024-03-01", -1)).toBe("2024-02-29")
  expect(lengthOf({ since: "2026-10-24", until: "2026-10-26" })).toBe(3)
  expect(daysOf({ since: "2026-12-31", until: "2027-01-01" })).toEqual(["2026-12-31", "2027-01-01"])
  expect(periodBefore({ since: "2026-03-01", until: "2026-03-30" })).toEqual({
    since: "2026-01-30",
    until: "2026-02-28",
  })
})

describe("the bars of a period", () => {
  const bars = (since: string, length: number) =>
    barsOf(
      daysOf({ since, until: addDays(since, length - 1) }).map(day => ({ day, views: 1, bots: 2 })),
    ).map(({ label, views, bots }) => [label.replaceAll("\u00a0", " "), views, bots])

  test("stand for days, from 63 days on for weeks, from 372 on for months", () => {
    const units = [1, 62, 63, 371, 372].map(unitOf)
    expect(units).toEqual(["day", "day", "week", "week", "month"])
  })

  test("are weeks from Monday to Sunday, and mark those that the period cuts", () => {
    // 1 January 2026 is a Thursday.
    const weeks = bars("2026-01-01", 63)
    expect(weeks.slice(0, 2)).toEqual([
      ["01 Jan 2026 (4 days)", 4, 8],
      ["05 Jan 2026", 7, 14],
    ])
    expect(weeks.at(-1)).toEqual(["02 Mar 2026 (3 days)", 3, 6])
  })

  test("are months of the calendar, and every day is in exactly one", () => {
    const months = bars("2025-01-31", 400)
    expect(months.slice(0, 2)).toEqual([
      ["Jan 2025 (1 day)", 1, 2],
      ["Feb 2025", 28, 56],
    ])
    expect(months.reduce((sum, [, views]) => sum + Number(views), 0)).toBe(400)
  })
})
