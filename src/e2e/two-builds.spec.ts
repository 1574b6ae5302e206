import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { manifestSchema } from "@site/page-views"
import { CHANGED_LABEL, CHANGED_POST, NEW_POST } from "../testing/builds/sample-sites"
import { documentsOf, expect, removeFiles, scriptOf, test, withinGuard } from "./broken-site"
import { saveData } from "./data-saving"
import type { DeployedSite } from "./deployments"
import { hydrated, openPage } from "./hydrated"
import { go, heading, notice } from "./page-parts"
import { dialog, field, status } from "./search-parts"

const identity = async (site: DeployedSite) =>
  (await fetch(`${site.address}/builds/latest.json`)).json()

test("S-27: a deployment names its version and its pages", async ({ site }) => {
  const before = await identity(site)
  await site.deploy("after")
  const after = await identity(site)
  expect(after.id).not.toBe(before.id)
  const read = async (file: string) => (await fetch(`${site.address}/${file}`)).json()
  const manifest = await read(`builds/meta/${after.id}.json`)
  expect(manifest).toEqual({ ...after, pages: "builds/pages.json" })
  expect(await read(manifest.pages)).toContainEqual({ path: NEW_POST, title: "Un article de plus" })
  // A tab of the build before may still request its own.
  expect(await read(`builds/meta/${before.id}.json`)).toMatchObject(before)
})

test("D4: a tab that was open before goes on, to a page that it has not loaded yet", async ({
  page,
  site,
}) => {
  await saveData(page)
  await openPage(page, `${site.address}/blog`)
  const scripts = await page.evaluate(() =>
    [...document.scripts].map(({ src }) => src).filter(src => src !== ""),
  )
  expect(scripts.length).toBeGreaterThan(1)
  await site.deploy("after")
  for (const script of scripts) expect((await fetch(script)).status, script).toBe(200)
  await page.getByRole("link", { name: "Un article qui change" }).click()
  await expect(page).toHaveURL(`${site.address}${CHANGED_POST.path}`)
  await expect(page.getByText(CHANGED_POST.text)).toBeVisible()
  await expect(page.getByRole("link", { name: CHANGED_LABEL })).toHaveCount(1)
})

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

test("R-12: a build in the place of another, a script, the style sheet and a page-data file gone: the right page each time, by one load", async ({
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
