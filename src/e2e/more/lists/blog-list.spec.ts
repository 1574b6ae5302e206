import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { pagesSchema, releaseLayout } from "@site/page-views"
import { JSDOM } from "jsdom"
import { type StoredBuild, storedRelease } from "../../../testing/builds/stored-builds"
import { deployedSite } from "../../deployed-site"
import { openPage } from "../../hydrated"
import { PAGES } from "../../lists/list-parts"
import { heading } from "../../page-parts"
import { expectNothingFound } from "../../pages/every-page/axe"
import { DESKTOP, PHONE } from "../../pages/proof-page"
import { isPost } from "../../site"
import { expect, test } from "../../test"

test.use({ build: "site" })

const site = deployedSite()

const layoutOf = (build: StoredBuild) => releaseLayout(storedRelease(build))

const textOf = (build: StoredBuild, file: string) =>
  readFile(join(layoutOf(build).site, file), "utf8")

/** Page after page, by the link to the older posts. */
async function listOf(build: StoredBuild) {
  const pages: { path: string; document: Document }[] = []
  for (let path = "/blog"; path && pages.length < 100; ) {
    const { document }: JSDOM["window"] = new JSDOM(await textOf(build, `${path}/index.html`))
      .window
    pages.push({ path, document })
    const links = [...document.querySelectorAll("main a")]
    const older = links.find(link => link.textContent?.startsWith("Articles plus anciens"))
    path = older?.getAttribute("href") ?? ""
  }
  return pages
}

test("every post is on one page of the list, featured first, then the newest, twenty on a page", async () => {
  const pages = await listOf("restyled")
  const released = pagesSchema.parse(JSON.parse(await readFile(layoutOf("restyled").pages, "utf8")))
  const posts = released.filter(isPost)
  expect(pages.map(({ path }) => path).toSorted()).toEqual(
    released.filter(path => /^\/blog(?:\/page\/|$)/.test(path)).toSorted(),
  )
  const all = (selector: string) =>
    pages.map(({ document }) => [...document.querySelectorAll(selector)])
  const listed = all("main h3 a").map(links => links.map(link => link.getAttribute("href") ?? ""))
  expect(listed.flat().toSorted()).toEqual(posts.toSorted())
  for (const onPage of listed.slice(0, -1)) expect(onPage).toHaveLength(20)
  const dates = all("main time").flatMap(times => times.map(time => time.getAttribute("datetime")))
  const featured = pages[0]?.document.getElementById("a-lire-d-abord")?.closest("section")
  const [chosen = 0] = [featured?.querySelectorAll("time").length]
  expect(chosen).toBeGreaterThan(0)
  for (const part of [dates.slice(0, chosen), dates.slice(chosen)])
    expect(part).toEqual(part.toSorted().toReversed())
  for (const facts of ["title", "meta[name=description]", "link[rel=canonical]"]) {
    const texts = all(facts).map(([one]) => one?.outerHTML)
    expect(new Set(texts).size, facts).toBe(pages.length)
  }
  for (const { path, document } of pages) {
    const canonical = document.querySelector("link[rel=canonical]")?.getAttribute("href")
    expect(new URL(canonical ?? "").pathname).toBe(path)
    expect(document.querySelector("meta[name=robots]")).toBeNull()
  }
})

test("the index leads to where each year begins", async () => {
  const [first] = await listOf("restyled")
  const index = first?.document.querySelectorAll('nav[aria-label="Articles par année"] a') ?? []
  expect(index.length).toBeGreaterThan(3)
  for (const entry of index) {
    const href = entry.getAttribute("href") ?? ""
    const [path, year = ""] = href.split("#")
    expect(entry.textContent).toMatch(new RegExp(`^${year}\\s\\(\\d+\\)$`))
    const { document } = new JSDOM(await textOf("restyled", `${path}/index.html`)).window
    expect(document.getElementById(year)?.textContent, href).toBe(year)
  }
})

for (const viewport of [DESKTOP, PHONE]) {
  test(`axe finds nothing on a page of the list, and nothing is too wide, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await openPage(page, `${site.address}/blog/page/2`)
    await expectNothingFound(page, "a page of the list")
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(viewport.width)
  })
}

test("a page of the list that is not there is a 404, the first one's number included", async ({
  request,
}) => {
  for (const [path, status] of [
    ["/blog/page/2", 200],
    [`/blog/page/${PAGES}`, 200],
    ["/blog/page/1", 404],
    [`/blog/page/${PAGES + 1}`, 404],
    ["/blog/page", 404],
  ] as const) {
    expect((await request.get(site.address + path)).status(), path).toBe(status)
  }
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the list can be leafed through", async ({ page }) => {
    await page.goto(`${site.address}/blog`)
    for (let number = 2; number <= PAGES; number += 1) {
      await page.getByRole("link", { name: "Articles plus anciens" }).click()
      await expect(heading(page)).toHaveText(`Blog – page ${number}`)
    }
    await expect(page.getByRole("link", { name: "Articles plus anciens" })).toHaveCount(0)
    await page.getByRole("link", { name: /^2026/ }).click()
    await expect(page).toHaveURL(`${site.address}/blog#2026`)
  })
})
