import { dayText, isDay, isPeriod, periodAt, periodQuery, periodText } from "./period"

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
])("S-33: the 7th of March 2026 in %s is %s", (format, text) => {
  expect(dayText("2026-03-07", format)).toBe(text)
})

test.each([
  ["2026-03-07", "2026-04-01", "03/07/2026 – 04/01/2026"],
  ["2026-03-07", "2026-03-07", "03/07/2026"],
  ["2026-03-07", "", "03/07/2026 –"],
  ["", "2026-03-07", "– 03/07/2026"],
])("S-33: the period from %p to %p is %s", (from, to, text) => {
  expect(periodText({ from, to }, "mm/dd/yy")).toBe(text)
})

test.each([
  ["2026-03-07", "2026-03-07", true],
  ["2026-03-07", "2026-03-06", false],
  ["2026-03-07", "", true],
  ["", "2026-03-07", true],
  ["2026-02-30", "", false],
  ["2026-02-01", "demain", false],
])("from %p to %p is a period: %p", (from, to, expected) => {
  expect(isPeriod({ from, to })).toBe(expected)
})

test("the address holds the period, and nothing of an end that is open", () => {
  const search = periodQuery({ from: "2026-01-01", to: "" })
  expect(search).toBe("?from=2026-01-01")
  expect(periodAt({ pathname: "/blog", search })).toEqual({ from: "2026-01-01", to: "" })
  expect(periodQuery(periodAt({ pathname: "/blog", search: "?q=mot&from=%20&page=2" }))).toBe("")
})

test.each(["/", "/blog/tag/a", "/blog/2026"])("the query of the page %s is no period", pathname => {
  const search = "?from=2026-01-01"
  expect(periodAt({ pathname: "/blog/", search }).from).toBe("2026-01-01")
  expect(periodAt({ pathname, search })).toEqual({ from: "", to: "" })
})
