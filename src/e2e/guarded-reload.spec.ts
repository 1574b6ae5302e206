import type { Page } from "@playwright/test"
import {
  documentsOf,
  expect,
  removeFiles,
  rewriteFile,
  scriptOf,
  test,
  withinGuard,
} from "./broken-site"
import type { DeployedSite } from "./deployments"
import { hydrated, openPage } from "./hydrated"
import { go, heading, menuLink, notice } from "./page-parts"

test.beforeEach(({ page }) => withinGuard(page))

const HOME_DATA = "page-data/index/page-data.json"

type Break = (site: DeployedSite, page: Page) => Promise<void>

/**
 * Ways to lose a piece of the home page; the last two need a server that misbehaves. The first load meets them all,
 * the other ways there a script and data: `page-resources` judges all pieces alike.
 */
const LOSSES: Record<string, Break> = {
  "its script is missing": async site =>
    removeFiles(site, await scriptOf(site, "component---src-pages-index")),
  "its script is broken": async site =>
    rewriteFile(site, await scriptOf(site, "component---src-pages-index"), "("),
  "its page data is missing": site => removeFiles(site, HOME_DATA),
  "its page data is corrupt": site => rewriteFile(site, HOME_DATA, "<!doctype html>"),
  "its page data answers 500": async (_, page) => {
    await page.route(`**/${HOME_DATA}*`, route => route.fulfill({ status: 500 }))
  },
  "its page data hangs up": async (_, page) => {
    await page.route(`**/${HOME_DATA}*`, route => route.abort("connectionreset"))
  },
}

/** The right page's text below the error, at the address that was wanted, in a site that works. */
async function expectTextBelowError(page: Page, address: string): Promise<void> {
  const alert = notice(page)
  await expect(alert).toContainText("Internal Server Error")
  await expect(alert.getByRole("button", { name: "Recharger la page" })).toBeVisible()
  await expect(page.locator("#techstacks")).toBeVisible()
  await expect(page).toHaveURL(address)
  await hydrated(page)
}

const LEADS: [how: string, (page: Page) => Promise<unknown>, wanted: string][] = [
  ["by a link", page => page.getByRole("link", { name: "My Tech Stack" }).click(), "/"],
  ["by code", page => go(page, "/?q=1&tag=été#techstacks"), "/?q=1&tag=%C3%A9t%C3%A9"],
]

for (const [loss, lose] of Object.entries(LOSSES)) {
  test.describe(`S-16: of a page that is wanted, ${loss}`, () => {
    test("on the first load: one reload, then the error above the text", async ({ page, site }) => {
      await lose(site, page)
      const documents = documentsOf(page)
      const wanted = `${site.address}/?q=1#techstacks`
      await page.goto(wanted)
      await expectTextBelowError(page, wanted)
      expect(documents).toEqual([`${site.address}/?q=1`, `${site.address}/?q=1`])
      await menuLink(page, "Blog").click()
      await expect(heading(page)).toHaveText("Blog")
      expect(documents).toHaveLength(2)
    })

    if (!/script is missing|data is corrupt/.test(loss)) return

    for (const [how, leave, wanted] of LEADS) {
      test(`${how}: one load of the whole address, then the error above the text`, async ({
        page,
        site,
      }) => {
        // Before: pages in sight of a link are loaded ahead, and stay in the browser's cache.
        await lose(site, page)
        const documents = documentsOf(page)
        await openPage(page, `${site.address}/mentions-legales`)
        await leave(page)
        await expectTextBelowError(page, `${site.address}${wanted}#techstacks`)
        expect(documents).toEqual([`${site.address}/mentions-legales`, site.address + wanted])
        await page.goBack()
        await expect(heading(page)).toHaveText("Mentions légales")
      })
    }

    test("by a step back: one load of the whole address, then the error above the text", async ({
      page,
      site,
    }) => {
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
    })
  })
}

test("S-16: the style sheet of a page that a link leads to is missing: one load of the whole address, which has it", async ({
  page,
  site,
}) => {
  await removeFiles(site, await scriptOf(site, "component---src-pages-about-me", ".css"))
  const documents = documentsOf(page)
  await page.goto(`${site.address}/mentions-legales`)
  await hydrated(page)
  await menuLink(page, "About me").click()
  await expect(heading(page)).toHaveText("À propos")
  await hydrated(page)
  expect(documents).toEqual([`${site.address}/mentions-legales`, `${site.address}/about-me`])
})
