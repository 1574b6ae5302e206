import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { manifestSchema } from "@site/page-views"
import { listFiles } from "../content/folder-files"
import { openPage } from "./hydrated"
import { go, heading } from "./page-parts"
import { noteHeadings } from "./seen-headings"
import { sentViews } from "./sent-views"
import { expectSameDocument, markDocument, pages, release } from "./site"
import { expect, test } from "./watched-page"

const { aliases } = manifestSchema.parse(JSON.parse(readFileSync(release.manifest, "utf8")))
const [alias = "", target = ""] = Object.entries(aliases)[0] ?? []

test.skip(!alias, "The content has no old address.")

/** A host that knows nothing of redirects: it sends the file that lies at the old address. */
const withoutRedirects = (page: Page) =>
  page.route(
    url => url.pathname === alias,
    route => route.fulfill({ path: join(release.site, alias, "index.html") }),
  )

test("an old address redirects for good, with its query, for every client and in every spelling", async ({
  request,
}) => {
  for (const [path, to] of [
    [alias, target],
    [`${alias}?a=b`, `${target}?a=b`],
    [`${alias}/`, target],
    [`${alias}/index.html`, target],
  ] as const) {
    for (const method of ["GET", "HEAD"]) {
      const answer = await request.fetch(path, { method, maxRedirects: 0 })
      expect([answer.status(), answer.headers().location]).toEqual([301, to])
    }
  }
})

test("S-12: a navigation to an old address goes to the new one, with query and hash; back leads to where it came from", async ({
  page,
}) => {
  const counted = sentViews(page)
  await openPage(page, "/blog")
  await markDocument(page)
  const headings = await noteHeadings(page)
  const steps = await page.evaluate(() => window.history.length)
  await go(page, `${alias}?a=b#site-main`)
  await expect(page).toHaveURL(`${target}?a=b#site-main`)
  await expect(page.locator("article")).toBeVisible()
  await expect(page.locator("main")).toBeFocused()
  expect(await page.evaluate(() => window.history.length)).toBe(steps + 1)
  expect(await headings()).toHaveLength(2)
  // Once, as the page that it is.
  await expect
    .poll(() => counted)
    .toEqual([
      { path: "/blog", referer: "direct" },
      { path: `${target}?a=b`, referer: "/blog" },
    ])
  await page.goBack()
  await expect(page).toHaveURL("/blog")
  await expect(heading(page)).toHaveText("Blog")
  await expectSameDocument(page)
})

test("S-12: a step back to an old address, of a time when it was none, forwards too, and traps nobody", async ({
  page,
}) => {
  const counted = sentViews(page)
  await openPage(page, "/about-me")
  await page.evaluate(old => window.history.pushState({}, "", old), `${alias}?a=b`)
  await go(page, "/blog")
  await expect(heading(page)).toHaveText("Blog")
  const headings = await noteHeadings(page)
  await page.goBack()
  await expect(page).toHaveURL(`${target}?a=b`)
  await expect(page.locator("article")).toBeVisible()
  expect(await headings()).toHaveLength(2)
  await page.goBack()
  await expect(page).toHaveURL("/about-me")
  await expect.poll(() => counted.map(({ path }) => path)).toContain(`${target}?a=b`)
  expect(counted.filter(({ path }) => path.startsWith(alias))).toEqual([])
})

test("S-12: where no host redirects, the page at the old address forwards, and is no view and no step of the history", async ({
  page,
}) => {
  const counted = sentViews(page)
  await withoutRedirects(page)
  await page.goto("/about-me")
  await expect.poll(() => counted).toHaveLength(1)
  await page.goto(`${alias}?a=b#site-main`)
  await expect(page).toHaveURL(`${target}?a=b#site-main`)
  await expect(page.locator("article")).toBeVisible()
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    new RegExp(`${target}$`),
  )
  await expect(page.locator("meta[name=robots], noscript meta")).toHaveCount(0)
  await expect.poll(() => counted.map(({ path }) => path)).toEqual(["/about-me", `${target}?a=b`])
  await page.goBack()
  await expect(page).toHaveURL("/about-me")
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the page at the old address leads on by itself", async ({ page }) => {
    await withoutRedirects(page)
    await page.goto(alias)
    await expect(page).toHaveURL(target)
    await expect(page.locator("article")).toBeVisible()
  })

  test("the page at the old address links to the new one, for people and for search engines", async ({
    page,
  }) => {
    const html = readFileSync(join(release.site, alias, "index.html"), "utf8")
    await page.setContent(html.replace(/<noscript data-react-helmet.*?<\/noscript>/, ""))
    await expect(heading(page)).toHaveText("Cette page a changé d’adresse")
    await expect(page.locator(`main a[href="${target}"]`)).toBeVisible()
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex")
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      new RegExp(`${target}$`),
    )
  })
})

test("an old address is in no list of pages, and in nothing that another page loads", async () => {
  expect(pages).not.toContain(alias)
  const files = await listFiles(release.site)
  const holding = files
    .filter(file => /\.(?:html|js|json|css)$/.test(file) || file === "_redirects")
    .filter(file => readFileSync(join(release.site, file), "utf8").includes(alias))
  expect(holding).toEqual([
    "_redirects",
    `${alias.slice(1)}/index.html`,
    // There it is the identity of the post, which stays when its address changes.
    "feed.json",
    `page-data${alias}/page-data.json`,
  ])
})
