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

test("begins with title, period, totals and its own date", () => {
  const document = read()
  expect(document.documentElement.lang).toBe("en")
  expect(textOf(document.querySelector("title"))).toBe(
    "Page views, 12 March to 14 March 2026 (3 days)",
  )
  expect([...document.querySelectorAll("h1, h2")].map(textOf)).toEqual([
    "Page views",
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

test("the owner's accent comes after the report's own", () => {
  const style = textOf(
    new JSDOM(reportPage(sampleStats(), NOW, "--accent: #b3261e")).window.document.querySelector(
      "style",
    ),
  )
  expect(style).toMatch(/--accent: light-dark\([\s\S]*:root { --accent: #b3261e }$/)
})

test("the tables have captions and headings, and the rows of the text", () => {
  const tables = [...read().querySelectorAll("table")]
  expect(tables.map(({ caption }) => caption?.firstElementChild?.tagName)).toEqual(
    tables.map(() => "H2"),
  )
  expect([...(tables[1]?.rows ?? [])].map(row => [...row.children].map(textOf))).toEqual([
    ["", "Views", "Share", ""],
    ["/", "1 000", "66.7 %", ""],
    ["/blog/été", "450", "30.0 %", ""],
    ["2 others", "50", "3.3 %", ""],
  ])
  const headings = tables.flatMap(table => [...table.querySelectorAll("th")])
  expect(headings.every(heading => /^(?:col|row)$/.test(heading.scope))).toBe(true)
})

test("bars are as long as what they count, beside the longest", () => {
  const bars = [...read().querySelectorAll("table")]
    .slice(0, 2)
    .map(table => [...table.querySelectorAll("rect")].map(bar => bar.getAttribute("width")))
  expect(bars).toEqual([
    ["0%", "100%", "50%"],
    ["100%", "45%", "0%"],
  ])
})

test("nothing that was counted becomes markup, and no address is one", () => {
  const evil = `/"><script>alert(1)</script><img src=x onerror=alert(1)>&amp;'\u202e`
  const shown = evil.replace("\u202e", "\ufffd")
  const ranking = { rows: [{ name: evil, views: 1500 }], others: { names: 0, views: 0 } }
  const changes = { path: `${evil}/*`, pages: ranking, referers: ranking, agents: ranking }
  const document = read(changes)
  expect(document.querySelectorAll("script, img, a, link, iframe, object")).toHaveLength(0)
  expect(textOf(document.querySelector("h1"))).toBe(`Page views of ${shown}/*`)
  expect(
    [...document.querySelectorAll("section + section ~ section tbody tr:first-child th")].map(
      textOf,
    ),
  ).toEqual([shown, shown, shown])
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
