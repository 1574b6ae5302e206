import { sampleStats } from "../test-site/sample-stats"
import { statsText } from "./text"
import { change, share } from "./words"

const show = (changes = {}, hasColour = false) => statsText(sampleStats(changes), hasColour)

test("the text: totals, bars, lists", () => {
  expect(show().replaceAll("\u00a0", " ")).toMatchInlineSnapshot(`
"Page views, 12 March to 14 March 2026 (3 days)

Views          1 500  +25 % compared with the 3 days before (1 200)
Bots, apart       40  −20 % compared with the 3 days before (50)
Views per day  500.0

Per day     Views  Bots
Thu 12 Mar      0     0
Fri 13 Mar  1 000     0  ████████████████████████
Sat 14 Mar    500     0  ████████████

Pages      Views   Share
/          1 000  66.7 %  ████████████████████████
/blog/été    450  30.0 %  ███████████
2 others      50   3.3 %

Referers  Views    Share
direct    1 500  100.0 %  ████████████████████████

Agents   Views   Share
mobile   1 499  99.9 %  ████████████████████████
1 other      1   0.1 %
"
`)
})

test("colours only where they are asked for", () => {
  expect(show()).not.toContain("\u001b")
  expect(show({}, true)).toContain("\u001b[1mPage views")
})

test("a long name is cut", () => {
  const long = {
    rows: [{ name: `/${"é".repeat(200)}`, views: 1500 }],
    others: { names: 0, views: 0 },
  }
  const text = show({ pages: long })
  expect(text).toContain(`/${"é".repeat(38)}…`)
  expect(Math.max(...text.split("\n").map(line => line.length))).toBeLessThanOrEqual(85)
})

test("what is not zero has a bar, zero has none", () => {
  const days = [0, 1, 100_000].map((views, index) => ({
    day: `2026-03-1${index + 2}`,
    views,
    bots: 0,
  }))
  const text = show({ days })
  expect(text).toMatch(/Thu 12 Mar +0 +0\n/)
  expect(text).toMatch(/Fri 13 Mar +1 +0 {2}█\n/)
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

test("without views there is one sentence in place of the tables", () => {
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
  [7, 7, "as many as in the 3 days before"],
  [7, 0, "none in the 3 days before"],
])("%s after %s is %s", (now, before, expected) => {
  const period = { since: "2026-03-12", until: "2026-03-14" }
  expect(change(now, before, period).replaceAll("\u00a0", " ")).toBe(expected)
  expect(change(now, before, { ...period, since: period.until })).toContain("the day before")
})

test("a share of nothing is 0.0 %", () => expect(share(0, 0)).toBe("0.0\u00a0%"))
