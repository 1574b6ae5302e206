/** @jest-environment node */
import { createDayRows, MAX_ROWS_PER_DAY } from "./day-rows"

const VIEW = { day: "2026-03-14", path: "/blog", referer: "direct", agent: "edge", country: "FR" }
const none = { day: VIEW.day, rows: [] }
const from = (i: number) => ({ ...VIEW, referer: `${i}.example` })

test("R-7: 20 000 different views are counted under all their names on one day; of one more, its page", () => {
  expect(MAX_ROWS_PER_DAY).toBe(20_000)
  const rows = createDayRows(none)
  for (let i = 1; i <= 20_000; i += 1) expect(rows.admit(from(i))).toEqual(from(i))
  expect(rows.admit(from(20_001))).toEqual({ ...VIEW, referer: "(other)", agent: "unknown" })
  expect(rows.admit(from(20_000))).toEqual(from(20_000))
})

test.each(["path", "referer", "agent"] as const)(
  "R-7: views that differ in their %s are two",
  field => {
    const rows = createDayRows(none, 1)
    rows.admit(VIEW)
    const other = { ...VIEW, [field]: "other" }
    expect(rows.admit(other)).toEqual({ ...other, referer: "(other)", agent: "unknown" })
  },
)

test("R-7: every day has its own limit, and a restart goes on with the rows that are stored", () => {
  const rows = createDayRows({ day: VIEW.day, rows: [from(1), from(2)] }, 2)
  expect(rows.admit(from(3)).referer).toBe("(other)")
  expect(rows.admit(from(1))).toEqual(from(1))
  const tomorrow = { ...from(3), day: "2026-03-15" }
  expect(rows.admit(tomorrow)).toEqual(tomorrow)
})
