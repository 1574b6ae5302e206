import type { Page } from "@playwright/test"
import { CHANGED_LABEL } from "../../../testing/builds/sample-sites"
import { deployedSite } from "../../deployed-site"
import { hydrated, openPage } from "../../hydrated"
import { go, heading, menuLink } from "../../page-parts"
import { expectSameDocument, newDocument } from "../../site"
import { expect, test } from "../../test"
import { expectKnown, learnOfBuild } from "../../versions/look-for-version"

test.use({ build: "site" })

const site = deployedSite()

/** Goes to these addresses inside the site; then a new version is deployed, and the page learns of it. */
async function openBefore(page: Page, first: string, ...then: string[]): Promise<void> {
  await openPage(page, site.address + first)
  for (const address of then) {
    await go(page, address)
    await expect(page).toHaveURL(site.address + address)
    await expect(page.locator("#gatsby-focus-wrapper h1")).toBeVisible()
  }
  await learnOfBuild(page, site, "after")
}

/** Waits for a page of the new version, at this address, in a document of its own. */
async function expectFullLoad(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(site.address + address)
  await newDocument(page)
  await hydrated(page)
  await expect(page.getByRole("link", { name: CHANGED_LABEL })).toHaveCount(1)
}

test("S-28: by code, the full load keeps query and hash, and replaces a step when it is asked to", async ({
  page,
}) => {
  await openBefore(page, "/")
  const steps = await page.evaluate(() => history.length)
  await page.evaluate(() => window.___navigate?.("/about-me?a=b#site-main", { replace: true }))
  await expectFullLoad(page, "/about-me?a=b#site-main")
  expect(await page.evaluate(() => history.length)).toBe(steps)
})

test("S-28: a navigation by code that replaces nothing is one step", async ({ page }) => {
  await openBefore(page, "/")
  const steps = await page.evaluate(() => history.length)
  await go(page, "/blog?tag=x")
  await expectFullLoad(page, "/blog?tag=x")
  expect(await page.evaluate(() => history.length)).toBe(steps + 1)
})

test("S-28: a step forward is a full load, and the way back from there is as it was", async ({
  page,
}) => {
  await openPage(page, site.address)
  await menuLink(page, "Blog").click()
  await expect(page).toHaveURL(`${site.address}/blog`)
  await page.goBack()
  await expect(page).toHaveURL(`${site.address}/`)
  await learnOfBuild(page, site, "after")
  await page.goForward()
  await expectFullLoad(page, "/blog")
  await page.goBack()
  await expect(heading(page)).not.toHaveText("Blog")
})

test("S-28: another query of the same page is a navigation too", async ({ page }) => {
  await openBefore(page, "/blog?tag=a", "/blog?tag=b")
  await page.goBack()
  await expectFullLoad(page, "/blog?tag=a")
})

test("S-28: anchors of the same page stay in the page, forth and back", async ({ page }) => {
  await openBefore(page, "/")
  await menuLink(page, "My Tech Stack").click()
  await expect(page).toHaveURL(`${site.address}/#techstacks`)
  await expect(page.locator("#techstacks")).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(`${site.address}/`)
  await expectSameDocument(page)
  await expectKnown(page)
})

test("S-28: ten deployments in a row, one tab: each page is the right one", async ({ page }) => {
  test.setTimeout(120_000)
  await openPage(page, site.address)
  const labels = { after: 1, site: 0 }
  for (let round = 0; round < 10; round += 1) {
    const build = round % 2 === 0 ? "after" : "site"
    const name = round % 2 === 0 ? "Blog" : "About me"
    await learnOfBuild(page, site, build)
    await menuLink(page, name).click()
    await newDocument(page)
    await hydrated(page)
    await expect(page).toHaveURL(site.address + (name === "Blog" ? "/blog" : "/about-me"))
    await expect(menuLink(page, name)).toHaveAttribute("aria-current", "page")
    await expect(page.getByRole("link", { name: CHANGED_LABEL })).toHaveCount(labels[build])
  }
})
