import type { Page } from "@playwright/test"
import type { DeployedSite } from "../deployments"
import { expect } from "../expect"
import { hydrated, openPage } from "../hydrated"
import { heading, menuLink, notice } from "../page-parts"
import { documentsOf, removeFiles, rewriteFile, scriptOf } from "./broken-files"

const HOME_DATA = "page-data/index/page-data.json"

type Break = (site: DeployedSite, page: Page) => Promise<void>

/**
 * Ways to lose a piece of the home page; the last two need a server that misbehaves. The first load meets them all,
 * the other ways there a script and data: `page-resources` judges all pieces alike.
 */
export const LOSSES = {
  "its script is missing": async (site: DeployedSite) =>
    removeFiles(site, await scriptOf(site, "component---src-pages-index")),
  "its script is broken": async (site: DeployedSite) =>
    rewriteFile(site, await scriptOf(site, "component---src-pages-index"), "("),
  "its page data is missing": (site: DeployedSite) => removeFiles(site, HOME_DATA),
  "its page data is corrupt": (site: DeployedSite) =>
    rewriteFile(site, HOME_DATA, "<!doctype html>"),
  "its page data answers 500": async (_: DeployedSite, page: Page) => {
    await page.route(`**/${HOME_DATA}*`, route => route.fulfill({ status: 500 }))
  },
  "its page data hangs up": async (_: DeployedSite, page: Page) => {
    await page.route(`**/${HOME_DATA}*`, route => route.abort("connectionreset"))
  },
} satisfies Record<string, Break>

/** The right page's text below the error, at the address that was wanted, in a site that works. */
async function expectTextBelowError(page: Page, address: string): Promise<void> {
  const alert = notice(page)
  await expect(alert).toContainText("Internal Server Error")
  await expect(alert.getByRole("button", { name: "Recharger la page" })).toBeVisible()
  await expect(page.locator("#techstacks")).toBeVisible()
  await expect(page).toHaveURL(address)
  await hydrated(page)
}

interface Loss {
  page: Page
  site: DeployedSite
  lose: Break
}

/** Loads the home page, which is loaded once more, and goes on from there. */
export async function expectOneReload({ page, site, lose }: Loss): Promise<void> {
  await lose(site, page)
  const documents = documentsOf(page)
  const wanted = `${site.address}/?q=1#techstacks`
  await page.goto(wanted)
  await expectTextBelowError(page, wanted)
  expect(documents).toEqual([`${site.address}/?q=1`, `${site.address}/?q=1`])
  await menuLink(page, "Blog").click()
  await expect(heading(page)).toHaveText("Blog")
  expect(documents).toHaveLength(2)
}

/**
 * Goes from another page to the home page, which is loaded once.
 * @param wanted its address, up to the hash
 */
export async function expectOneLoad(
  { page, site, lose }: Loss,
  leave: (page: Page) => Promise<unknown>,
  wanted: string,
): Promise<void> {
  // Before: pages in sight of a link are loaded ahead, and stay in the browser's cache.
  await lose(site, page)
  const documents = documentsOf(page)
  await openPage(page, `${site.address}/mentions-legales`)
  await leave(page)
  await expectTextBelowError(page, `${site.address}${wanted}#techstacks`)
  expect(documents).toEqual([`${site.address}/mentions-legales`, site.address + wanted])
  await page.goBack()
  await expect(heading(page)).toHaveText("Mentions légales")
}

/** Goes a step back to the home page, which is loaded once. */
export async function expectOneLoadBack({ page, site, lose }: Loss): Promise<void> {
  const wanted = `${site.address}/?q=1#techstacks`
  await lose(site, page)
  await openPage(page, `${site.address}/blog`)
  // A step of this document that it has not loaded the page of.
  await page.evaluate(address => {
    window.history.replaceState({}, "", address)
    window.history.pushState({}, "", "/blog")
  }, wanted)
  const documents = documentsOf(page)
  await page.goBack()
  await expectTextBelowError(page, wanted)
  expect(documents).toEqual([`${site.address}/?q=1`])
  await page.goForward()
  await expect(heading(page)).toHaveText("Blog")
}
