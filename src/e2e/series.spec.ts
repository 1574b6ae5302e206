import { CORPUS } from "../testing/builds/sample-sites"
import { deployedSite } from "./deployed-site"
import { openPage } from "./hydrated"
import { heading } from "./page-parts"
import { expectSameDocument, markDocument } from "./site"
import { expect, test } from "./watched-page"

const site = deployedSite()

/** A series of the demonstration. */
const SERIES = { title: "Comment ce site est fait", path: "/blog/series/comment-ce-site-est-fait" }
const FIRST = { path: "/blog/un-article-est-une-donnee", title: "Un article est une donnée" }
const SECOND = {
  path: "/blog/compter-les-visites-sans-cookie",
  title: "Compter les visites sans cookie",
}

test("issue 13.6: from a part of a series to the next, to all parts and back, inside the site", async ({
  page,
}) => {
  await openPage(page, site.address + FIRST.path)
  await markDocument(page)
  await expect(page.getByText(/partie\s1 sur\s2/)).toBeVisible()
  const parts = page.getByRole("navigation", { name: "Articles de la série" })
  await expect(parts.getByRole("listitem")).toHaveText([FIRST.title, SECOND.title])
  await expect(parts.getByRole("link", { name: FIRST.title })).toHaveAttribute(
    "aria-current",
    "page",
  )
  await expect(page.getByText("Partie précédente")).toHaveCount(0)
  const next = page.getByRole("listitem").filter({ hasText: "Partie suivante" })
  await next.getByRole("link", { name: SECOND.title }).click()
  await expect(heading(page)).toHaveText(SECOND.title)
  await expect(page.getByText(/partie\s2 sur\s2/)).toBeVisible()
  await expect(page.getByText("Partie suivante")).toHaveCount(0)
  await page.getByRole("link", { name: "Toute la série" }).click()
  await expect(page).toHaveURL(site.address + SERIES.path)
  await expect(page.getByRole("heading", { level: 3 })).toHaveText([FIRST.title, SECOND.title])
  await page.getByRole("link", { name: FIRST.title }).click()
  await expect(heading(page)).toHaveText(FIRST.title)
  await expectSameDocument(page)
})

test("issue 13.6: the page of a series is found by robots, and has a head of its own", async ({
  page,
}) => {
  const map = await (await page.request.get(`${site.address}/sitemap.xml`)).text()
  expect(map).toContain(`${SERIES.path}</loc>`)
  await openPage(page, site.address + SERIES.path)
  await expect(page).toHaveTitle(/^Série «\sComment ce site est fait\s»/)
})

test("issue 13.6: posts on the same subject are at the end of a post, and lead to it", async ({
  page,
}) => {
  await openPage(page, site.address + CORPUS.path)
  const related = page.getByRole("navigation", { name: "Sur le même sujet" })
  const links = related.getByRole("link")
  await expect(links).toHaveCount(3)
  const title = (await links.first().textContent()) ?? ""
  await links.first().click()
  await expect(heading(page)).toHaveText(title)
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("issue 13.6: a series can be read from part to part", async ({ page }) => {
    await page.goto(site.address + SERIES.path)
    await page.getByRole("link", { name: FIRST.title }).click()
    const parts = page.getByRole("navigation", { name: "Articles de la série" })
    await parts.getByRole("link", { name: SECOND.title }).click()
    await expect(heading(page)).toHaveText(SECOND.title)
  })
})
