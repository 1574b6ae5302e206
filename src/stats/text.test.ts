/** @jest-environment node */
import { stripVTControlCharacters } from "node:util"
import { sampleStats } from "../testing/sample-stats"
import { statsText, type Terminal, terminalOf } from "./text"
import { change, share } from "./words"

const PIPE: Terminal = { width: 60, hasColour: false, hasUnicode: true }
const show = (changes = {}, terminal: Partial<Terminal> = {}) =>
  statsText(sampleStats(changes), { ...PIPE, ...terminal })
const lines = (text: string) => text.trimEnd().split("\n")

test("the text: totals, bars, lists", () => {
  expect(show().replaceAll("\u00a0", " ")).toMatchInlineSnapshot(`
"Page views, 12 March to 14 March 2026 (3 days)

Views          1 500  +25 % compared with the 3 days before (1 200)
Bots, apart       40  −20 % compared with the 3 days before (50)
Views per day  500.0

Views per day
Thu 12 Mar      0
Fri 13 Mar  1 000  █████████████████████████████████████████
Sat 14 Mar    500  ████████████████████▌

Pages      Views   Share
/          1 000  66.7 %  ████████████████████████
/blog/été    450  30.0 %  ██████████▊
2 others      50   3.3 %

Referers  Views    Share
direct    1 500  100.0 %  ████████████████████████

Agents   Views   Share
mobile   1 499  99.9 %  ████████████████████████
1 other      1   0.1 %
"
`)
})

test("in ASCII, where the terminal knows no more", () => {
  const text = show({ pages: sampleStats().referers }, { hasUnicode: false })
  expect(text).toMatch(/^[ -~\n]*$/)
  expect(text).toContain("Fri 13 Mar  1 000  ########")
  expect(lines(text).map(line => line.length)).toEqual(
    lines(show({ pages: sampleStats().referers })).map(line => line.length),
  )
})

test("colours only where they are asked for, and never in what is counted as width", () => {
  expect(show()).not.toContain("\u001b")
  const coloured = show({}, { hasColour: true })
  expect(coloured).toContain("\u001b[1mPage views")
  expect(stripVTControlCharacters(coloured).replace(/ +$/gm, "")).toBe(show())
})

test.each([40, 60, 80, 120])("no line is longer than %s columns", width => {
  const name = `/blog/${"é".repeat(200)}`
  const long = { rows: [{ name, views: 1500 }], others: { names: 0, views: 0 } }
  const text = show({ pages: long, since: "2025-03-15" }, { width })
  const charts = lines(text).filter(line => /[█…]/.test(line))
  expect(charts.length).toBeGreaterThan(10)
  expect(Math.max(...charts.map(line => line.length))).toBe(width)
})

test("what is not zero has a bar, zero has none", () => {
  const days = [0, 1, 100_000].map((views, index) => ({
    day: `2026-03-1${index + 2}`,
    views,
    bots: 0,
  }))
  const text = show({ days })
  expect(text).toMatch(/Thu 12 Mar\s+0\n/)
  expect(text).toMatch(/Fri 13 Mar\s+1 {2}▏\n/)
})

test("days with one digit stand under days with two", () => {
  const text = show({ since: "2026-03-09", until: "2026-03-10" })
  expect(text).toContain("\nMon  9 Mar")
  expect(text).toContain("\nTue 10 Mar")
})

test("a name cannot move the cursor, colour the terminal or turn the reading direction", () => {
  const name = "/\u001b[2Ja\u202eb\u0007\n"
  const text = show({
    path: name,
    pages: { rows: [{ name, views: 3 }], others: { names: 0, views: 0 } },
  })
  expect(["\u001b", "\u202e", "\u0007"].filter(character => text.includes(character))).toEqual([])
  expect(text).toContain("/\ufffd[2Ja\ufffdb\ufffd\ufffd")
})

test("of one page its name is said, the pages are not listed, and bots are not spoken of", () => {
  const text = show({
    path: "/blog",
    bots: null,
    pages: { rows: [{ name: "/blog", views: 1500 }], others: { names: 0, views: 0 } },
    referers: { rows: [{ name: "/blog", views: 1500 }], others: { names: 0, views: 0 } },
  })
  expect(text).toContain("Page views of /blog, 12 March to 14 March 2026")
  expect(text).not.toMatch(/Pages|Bots/)
  expect(text).toContain("Referers")
})

test("without views there is one sentence in place of the charts", () => {
  const text = show({ views: 0, before: { ...sampleStats().before, views: 0 } })
  expect(text).toContain("No view was counted in these days.")
  expect(text).toContain("none in the 3\u00a0days before")
  expect(text).not.toContain("Pages")
})

test.each([
  [112, 100, "+12 % compared with the 3 days before (100)"],
  [50, 100, "−50 % compared with the 3 days before (100)"],
  [99_999, 100_000, "−0 % compared with the 3 days before (100 000)"],
  [999, 100, "+899 % compared with the 3 days before (100)"],
  [12_640, 100, "126 times as many as in the 3 days before (100)"],
  [7, 7, "as many as in the 3 days before"],
  [7, 0, "none in the 3 days before"],
])("%s after %s is %s", (now, before, expected) => {
  const period = { since: "2026-03-12", until: "2026-03-14" }
  expect(change(now, before, period).replaceAll("\u00a0", " ")).toBe(expected)
  expect(change(now, before, { ...period, since: period.until })).toContain("the day before")
})

test("a share of nothing is 0.0 %", () => expect(share(0, 0)).toBe("0.0\u00a0%"))

describe("the terminal", () => {
  const tty = { isTTY: true, columns: 100 }
  test("has its own width between 40 and 120; a pipe has 80", () => {
    const widths = [{}, tty, { ...tty, columns: 20 }, { ...tty, columns: 300 }]
    expect(widths.map(stream => terminalOf(stream, {}).width)).toEqual([80, 100, 40, 120])
  })

  test("has colours on a TTY, without NO_COLOR and with a TERM that knows them", () => {
    expect(terminalOf(tty, { NO_COLOR: "" }).hasColour).toBe(true)
    expect(terminalOf(tty, { NO_COLOR: "1" }).hasColour).toBe(false)
    expect(terminalOf(tty, { TERM: "dumb" }).hasColour).toBe(false)
    expect(terminalOf({ columns: 100 }, {}).hasColour).toBe(false)
  })

  test("has Unicode unless the first of LC_ALL, LC_CTYPE and LANG names another character set", () => {
    const has = (env: NodeJS.ProcessEnv) => terminalOf(tty, env).hasUnicode
    expect([has({}), has({ LANG: "fr_FR.UTF-8" }), has({ LC_ALL: "C.utf8", LANG: "C" })]).toEqual([
      true,
      true,
      true,
    ])
    expect([has({ LANG: "C" }), has({ LC_CTYPE: "fr_FR.ISO-8859-1", LANG: "C.UTF-8" })]).toEqual([
      false,
      false,
    ])
  })
})
