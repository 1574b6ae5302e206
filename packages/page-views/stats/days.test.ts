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
  const period = (since: string, days: number) => ({ since, until: addDays(since, days - 1) })
  const sums = (since: string, days: number) => {
    const asked = period(since, days)
    return barsOf(
      asked,
      daysOf(asked).map(day => ({ day, views: 1, bots: 2 })),
    )
  }

  test("stand for days, from 63 days on for weeks, from 372 on for months", () => {
    const units = [1, 62, 63, 371, 372].map(days => unitOf(period("2025-11-03", days)))
    expect(units).toEqual(["day", "day", "week", "week", "month"])
  })

  test("are weeks from Monday to Sunday, and say which ones the period cuts", () => {
    // 1 January 2026 is a Thursday.
    const weeks = sums("2026-01-01", 63)
    expect(weeks.slice(0, 2)).toMatchObject([
      { since: "2026-01-01", until: "2026-01-04", isPartial: true, views: 4, bots: 8 },
      { since: "2026-01-05", until: "2026-01-11", isPartial: false, views: 7, bots: 14 },
    ])
    expect(weeks.at(-1)).toMatchObject({
      since: "2026-03-02",
      until: "2026-03-04",
      isPartial: true,
    })
  })

  test("are months of the calendar, and every day is in exactly one", () => {
    const months = sums("2025-01-31", 400)
    expect(months[0]).toMatchObject({ since: "2025-01-31", until: "2025-01-31", isPartial: true })
    expect(months[1]).toMatchObject({
      since: "2025-02-01",
      until: "2025-02-28",
      isPartial: false,
    })
    expect(months.reduce((sum, { views }) => sum + views, 0)).toBe(400)
  })

  test("have no bots where nothing is known of them", () => {
    const day = "2026-01-01"
    expect(barsOf({ since: day, until: day }, [{ day, views: 3, bots: null }])[0]?.bots).toBeNull()
  })
})
