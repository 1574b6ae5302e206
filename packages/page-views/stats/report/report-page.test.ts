import { createHash } from "node:crypto"
import { JSDOM } from "jsdom"
import { sampleStats } from "../../test-site/sample-stats"
import type { Stats } from "../stats"
import { reportPage } from "./report-page"

const NOW = new Date("2026-03-14T12:34:00Z")
const read = (changes: Partial<Stats> = {}) =>
  new JSDOM(reportPage(sampleStats(changes), NOW)).window.document

const textOf = (element: Element | null | undefined) =>
  element?.textContent?.replaceAll("\u00a0", " ")

const rowsOf = (table: Element | undefined) =>
  [...(table?.querySelectorAll("tr") ?? [])].map(row => [...row.children].map(textOf))

test("says what it is about: title, period, totals, when it was made", () => {
  const document = read()
  expect(document.documentElement.lang).toBe("en")
  expect(textOf(document.querySelector("title"))).toBe(
    "Page views, 12 March to 14 March 2026 (3 days)",
  )
  expect([...document.querySelectorAll("h1, h2")].map(textOf)).toEqual([
    "Page views",
    "In total",
    "Per day",
    "Pages",
    "Referers",
    "Agents",
  ])
  expect([...document.querySelectorAll("dd")].map(textOf)).toEqual([
    "1 500+25 % compared with the 3 days before (1 200)",
    "40−20 % compared with the 3 days before (50)",
    "500.0",
  ])
  expect(textOf(document.querySelector("section:last-child"))).toContain("14 March 2026 at 13:34")
})

test("every drawing is an image with a name of its own kind, and no colour is its own", () => {
  const drawings = [...read().querySelectorAll("svg")]
  expect(drawings.map(one => [one.getAttribute("role"), one.getAttribute("aria-label")])).toEqual([
    ["img", "Bars of the views per day. The most, 1\u00a0000: Fri 13 Mar."],
    ["img", "Bars of the views per day. The most, 1\u00a0000: Fri 13 Mar."],
    ["img", "Bars of the views by page, the most first."],
    ["img", "Bars of the views by referer, the most first."],
    ["img", "Bars of the views by agent, the most first."],
  ])
  expect(drawings.flatMap(one => [...one.querySelectorAll("[aria-label]")])).toEqual([])
  const paints = drawings.flatMap(svg =>
    [...svg.querySelectorAll("*")].flatMap(element => [
      element.getAttribute("fill"),
      element.getAttribute("stroke"),
    ]),
  )
  const own = paints.filter(
    paint => paint !== null && !/^(?:var\(--.+|currentColor|none)$/.test(paint),
  )
  expect(paints).toContain("var(--accent)")
  expect(own).toEqual([])
})

test("issue 15.11: the owner's accent comes after the report's own", () => {
  const style = textOf(
    new JSDOM(reportPage(sampleStats(), NOW, "--accent: #b3261e")).window.document.querySelector(
      "style",
    ),
  )
  expect(style).toMatch(/--accent: light-dark\([\s\S]*:root { --accent: #b3261e }$/)
})

test("every chart has its numbers in a table with a caption and headings", () => {
  const tables = [...read().querySelectorAll("table")]
  expect(tables.map(table => textOf(table.caption))).toEqual([
    "Views of each day",
    "Pages, most views first",
    "Referers, most views first",
    "Agents, most views first",
  ])
  expect(rowsOf(tables[0])).toEqual([
    ["Day", "Views", "Bots"],
    ["Thu 12 Mar", "0", "0"],
    ["Fri 13 Mar", "1 000", "0"],
    ["Sat 14 Mar", "500", "0"],
  ])
  expect(rowsOf(tables[1])).toEqual([
    ["Page", "Views", "Share"],
    ["/", "1 000", "66.7 %"],
    ["/blog/été", "450", "30.0 %"],
    ["2 others", "50", "3.3 %"],
    ["All", "1 500", "100.0 %"],
  ])
  const headings = tables.flatMap(table => [...table.querySelectorAll("th")])
  expect(headings.every(heading => /^(?:col|row)$/.test(heading.scope))).toBe(true)
})

test("bars stand for what they count: twice the views, twice the height", () => {
  const heights = [...read().querySelectorAll(".wide rect")].map(bar =>
    Number(bar.getAttribute("height")),
  )
  expect(heights).toHaveLength(3)
  expect(heights[0]).toBe(0)
  expect(heights[1]).toBeCloseTo(2 * (heights[2] ?? 0))
})

test("nothing that was counted becomes markup, and no address is one", () => {
  const evil = `/"><script>alert(1)</script><img src=x onerror=alert(1)>&amp;'\u202e`
  const shown = evil.replace("\u202e", "\ufffd")
  const ranking = { rows: [{ name: evil, views: 1500 }], others: { names: 0, views: 0 } }
  const changes = { path: `${evil}/*`, pages: ranking, referers: ranking, agents: ranking }
  const document = read(changes)
  expect(document.querySelectorAll("script, img, a, link, iframe, object")).toHaveLength(0)
  expect(textOf(document.querySelector("h1"))).toBe(`Page views of ${shown}/*`)
  expect([...document.querySelectorAll(".pair tbody tr:first-child th")].map(textOf)).toEqual([
    shown,
    shown,
    shown,
  ])
  expect(reportPage(sampleStats(changes), NOW).includes("<script")).toBe(false)
})

test("loads nothing: its policy allows its own style by digest", () => {
  const document = read()
  const style = document.querySelector("style")?.textContent ?? ""
  const digest = createHash("sha256").update(style).digest("base64")
  const policy = document.querySelector("[http-equiv=Content-Security-Policy]")
  expect(policy?.getAttribute("content")).toBe(
    `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'`,
  )
  expect(document.querySelectorAll("style, [style]")).toHaveLength(1)
  expect(style).not.toContain("url(")
  expect(style.includes("@import")).toBe(false)
})

test("long periods are drawn and listed by week and by month", () => {
  const weeks = read({ since: "2026-01-01" })
  expect(textOf(weeks.querySelector("table th"))).toBe("Week of")
  expect(textOf(weeks.querySelector("tbody th"))).toBe("1 Jan 2026 (4 days)")
  expect(textOf(read({ since: "2024-01-01" }).querySelector("table th"))).toBe("Month")
})

test("without views there is one sentence in place of the charts", () => {
  const document = read({ views: 0 })
  expect(document.querySelector("svg")).toBeNull()
  expect(textOf(document.querySelector("main"))).toContain("No view was counted in these days.")
})
