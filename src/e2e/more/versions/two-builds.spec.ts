import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { manifestSchema } from "@site/page-views"
import { CHANGED_LABEL, CHANGED_POST } from "../../../testing/builds/sample-sites"
import type { DeployedSite } from "../../deployments"
import { documentsOf, removeFiles, scriptOf, withinGuard } from "../../guard/broken-files"
import { hydrated, openPage } from "../../hydrated"
import { go, heading, notice } from "../../page-parts"
import { dialog, field, status } from "../../search/search-parts"
import { expect, test } from "../../test"

test.use({ build: "site", mayComplain: true })

const openSearch = (page: Page) => page.getByRole("button", { name: "Rechercher" }).click()

test("D4: after a deployment, a tab of before still loads what comes with its first use", async ({
  page,
  site,
}) => {
  const documents = documentsOf(page)
  await openPage(page, `${site.address}/blog`)
  const script = await scriptOf(site, "search-dialog-")
  await site.deploy("after")
  const loaded = page.waitForResponse(response => response.url().endsWith(script))
  await openSearch(page)
  await expect(page.getByRole("dialog")).toBeVisible()
  expect((await loaded).status()).toBe(200)
  expect(documents).toHaveLength(1)
})

/** Deletes what the release after the next deletes: the files of the one before the last. */
async function dropLastFiles(site: DeployedSite): Promise<void> {
  const manifest = await readFile(site.file("../release.json"), "utf8")
  const { kept } = manifestSchema.parse(JSON.parse(manifest))
  expect(kept).not.toEqual([])
  await removeFiles(site, ...kept)
}

test("D6: a search that is open over a deployment goes on, and over the next one too", async ({
  page,
  site,
}) => {
  await openPage(page, `${site.address}/blog`)
  await openSearch(page)
  const found = async (words: string, title: string) => {
    await field(page).fill(words)
    await expect(dialog(page).getByRole("link", { name: title, exact: true })).toBeVisible()
  }
  await found("lien 1", "Lien 1")
  await site.deploy("after")
  await found("lien 7", "Lien 7")
  await field(page).fill("xylographe zzz")
  await expect(status(page)).toContainText("Rien dans le cahier")
  await dropLastFiles(site)
  await found("phrase arrivée suite", "Un article qui change")
})

test("S-16: two deployments later, what comes with its first use is there after one reload", async ({
  page,
  site,
}) => {
  const documents = documentsOf(page)
  await openPage(page, `${site.address}/blog?q=1#site-main`)
  await site.deploy("after")
  await dropLastFiles(site)
  // Both builds have the same one; only the old tab lacks what is gone.
  await page.route("**/search-dialog-*", route => route.fulfill({ status: 404 }), { times: 1 })
  await openSearch(page)
  await expect(page.getByRole("link", { name: CHANGED_LABEL })).toHaveCount(1)
  await expect(page).toHaveURL(`${site.address}/blog?q=1#site-main`)
  await hydrated(page)
  await openSearch(page)
  await expect(page.getByRole("dialog")).toBeVisible()
  expect(documents).toHaveLength(2)
})

test("R-12: with a new build and lost files, each page is the right one, by one load", async ({
  page,
  site,
}) => {
  await withinGuard(page)
  const sheets: string[] = []
  page.on("request", request => {
    if (request.resourceType() === "stylesheet") sheets.push(request.url())
  })
  const documents = documentsOf(page)
  await openPage(page, `${site.address}/blog`)
  // Its own styles are in a document: nothing requests their file.
  expect(sheets.filter(url => url.includes("-templates-blog-list-"))).toEqual([])
  await site.deploy("after")
  await dropLastFiles(site)
  await removeFiles(site, "page-data/mentions-legales/page-data.json")
  await go(page, `${CHANGED_POST.path}?q=1#y`)
  await expect(page.getByText(CHANGED_POST.text)).toBeVisible()
  await expect(page).toHaveURL(`${site.address}${CHANGED_POST.path}?q=1#y`)
  await hydrated(page)
  const deployment = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--deployment"),
  )
  expect(deployment).toBe("after")
  expect(documents).toHaveLength(2)
  await page.evaluate(() => {
    sessionStorage.clear()
    window.___navigate?.("/mentions-legales?q=1#y")
  })
  await expect(notice(page)).toContainText("Internal Server Error")
  await expect(heading(page)).toHaveText("Mentions légales")
  await expect(page).toHaveURL(`${site.address}/mentions-legales?q=1#y`)
  expect(documents).toHaveLength(3)
})
