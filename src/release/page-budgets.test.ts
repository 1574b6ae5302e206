import { mkdtempSync, writeFileSync } from "node:fs"
import { mkdir } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { formatProblems } from "@site/problems"
import { heavyPages } from "./page-budgets"
import { readPage } from "./read-page"

const site = mkdtempSync(join(tmpdir(), "budgets-"))

async function page(path: string, html: string) {
  await mkdir(join(site, path), { recursive: true })
  writeFileSync(join(site, path, "index.html"), html)
  const { elements, files } = readPage(html).parts
  // Without those of each document: the root, its head and its body.
  return { path, parts: { elements: elements - 3, files } }
}

const at = (pathPrefix: string, budgets = {}) => {
  return { pathPrefix, budgets, files: { "/blog/long": "content/blog/long.md" } }
}

test("Ecodesign: a page in its budget passes, its files taken as they are sent", async () => {
  writeFileSync(join(site, "app.js"), "x".repeat(400_000))
  writeFileSync(join(site, "app.js.br"), "x".repeat(100_000))
  const home = await page(
    "/",
    '<link as="font" rel="preload" href="/sub/app.js"/><script src="/sub/app.js">',
  )
  const article = await page("/blog/long", "<p>".repeat(1200))
  expect(await heavyPages(site, [home, article], at("/sub"))).toEqual([])
})

test("a page over its budget is a warning with file, count and advice", async () => {
  writeFileSync(join(site, "big.js"), "x".repeat(300_001))
  const home = await page("/", '<script src="/big.js" async></script>')
  const long = await page("/blog/long", "<p>".repeat(1201))
  const list = await page("/blog/page/2", "<li>".repeat(601))
  const heavy = await heavyPages(site, [home, long, list], at(""))
  expect(heavy.map(({ severity }) => severity)).toEqual(["warning", "warning", "warning"])
  const budgets = "Abrégez ou divisez ce qui s’y trouve, ou relevez budgets"
  expect(formatProblems(heavy).split(/\n+/)).toEqual([
    `avertissement content/blog/long.md:1  /blog/long — attendu : 1200 éléments HTML au plus ; reçu : 1201 éléments HTML. ${budgets}.elements dans content/site.yml.`,
    `avertissement content/site.yml:1  / — attendu : 300 ko au plus ; reçu : 301 ko. ${budgets}.kilobytes dans content/site.yml.`,
    `avertissement content/site.yml:1  /blog/page/2 — attendu : 600 éléments HTML au plus ; reçu : 601 éléments HTML. ${budgets}.elements dans content/site.yml.`,
  ])
})

test("the limits of the site file replace those of each kind", async () => {
  const long = await page("/blog/long", `<script src="/big.js"></script>${"<p>".repeat(1300)}`)
  const list = await page("/blog/page/2", "<li>".repeat(301))
  const found = async (budgets: object) =>
    (await heavyPages(site, [long, list], at("", budgets))).map(({ field }) => field)
  expect(await found({ elements: 1301, kilobytes: 310 })).toEqual([])
  expect(await found({ elements: 300 })).toEqual(["/blog/long", "/blog/long", "/blog/page/2"])
})
