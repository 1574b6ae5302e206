/** @jest-environment node */
import { limitHosts, limitRows, MAX_HOSTS_PER_DAY, MAX_ROWS_PER_DAY } from "./limits"

const TODAY = "2026-03-14"
const none = { day: TODAY, referers: [] }

test("R-7: 1 000 hosts are admitted on one day, and not one more", () => {
  expect(MAX_HOSTS_PER_DAY).toBe(1000)
  const admit = limitHosts(none)
  for (let i = 1; i <= 1000; i += 1) expect(admit(TODAY, `${i}.example`)).toBe(true)
  expect(admit(TODAY, "1001.example")).toBe(false)
  expect(admit(TODAY, "1000.example")).toBe(true)
})

test("R-7: every day has its own limit", () => {
  const admit = limitHosts(none, { limit: 1 })
  expect(admit(TODAY, "a.example")).toBe(true)
  expect(admit("2026-03-15", "b.example")).toBe(true)
  expect(admit("2026-03-15", "a.example")).toBe(false)
})

test("R-7: a restart goes on with the hosts that are stored, not with the site's own pages", () => {
  const referers = ["direct", "/", "/blog", "(unknown)", "(other)", "a.example", "a.example"]
  const admit = limitHosts({ day: TODAY, referers }, { limit: 2 })
  expect(admit(TODAY, "b.example")).toBe(true)
  expect(admit(TODAY, "c.example")).toBe(false)
  expect(admit(TODAY, "a.example")).toBe(true)
})

test("R-7: invented hosts leave the places of the regular ones free", () => {
  let regular = new Set(["news.example", "friend.example"])
  const admit = limitHosts(none, { limit: 3, regular: () => regular })
  expect(admit(TODAY, "1.example")).toBe(true)
  expect(admit(TODAY, "2.example")).toBe(false)
  expect(admit(TODAY, "news.example")).toBe(true)
  expect(admit(TODAY, "2.example")).toBe(false)
  expect(admit(TODAY, "friend.example")).toBe(true)
  regular = new Set(["another.example"])
  expect(admit(TODAY, "another.example")).toBe(false)
})

const VIEW = { day: "2026-03-14", path: "/blog", referer: "direct", agent: "edge", country: "FR" }
const noRows = { day: VIEW.day, rows: [] }
const from = (i: number) => ({ ...VIEW, referer: `${i}.example` })

test("R-7: 20 000 different views are counted under all their names on one day; of one more, its page", () => {
  expect(MAX_ROWS_PER_DAY).toBe(20_000)
  const limited = limitRows(noRows)
  for (let i = 1; i <= 20_000; i += 1) expect(limited(from(i))).toEqual(from(i))
  expect(limited(from(20_001))).toEqual({ ...VIEW, referer: "(other)", agent: "unknown" })
  expect(limited(from(20_000))).toEqual(from(20_000))
})

test.each(["path", "referer", "agent"] as const)(
  "R-7: views that differ in their %s are two",
  field => {
    const limited = limitRows(noRows, 1)
    limited(VIEW)
    const other = { ...VIEW, [field]: "other" }
    expect(limited(other)).toEqual({ ...other, referer: "(other)", agent: "unknown" })
  },
)

test("R-7: every day has its own limit, and a restart goes on with the rows that are stored", () => {
  const limited = limitRows({ day: VIEW.day, rows: [from(1), from(2)] }, 2)
  expect(limited(from(3)).referer).toBe("(other)")
  expect(limited(from(1))).toEqual(from(1))
  const tomorrow = { ...from(3), day: "2026-03-15" }
  expect(limited(tomorrow)).toEqual(tomorrow)
})
