import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { listFiles } from "../../../content/folder-files"
import { openPage } from "../../hydrated"
import { go, heading } from "../../page-parts"
import { alias, target } from "../../routes/old-address"
import { noteHeadings } from "../../seen-headings"
import { sentViews } from "../../sent-views"
import { pages, release } from "../../site"
import { expect, test } from "../../test"

test.use({ build: "site" })

/** A host that knows nothing of redirects: it sends the file that lies at the old address. */
const withoutRedirects = (page: Page) =>
  page.route(
    url => url.pathname === alias,
    route => route.fulfill({ path: join(release.site, alias, "index.html") }),
  )

test("S-12: a step back to an address that is old by now forwards too, and traps nobody", async ({
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

test("S-12: without redirects the old page forwards, and is no view and no step of the history", async ({
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
    `page-data${alias}/page-data.json`,
  ])
})
