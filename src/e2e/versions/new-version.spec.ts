import type { Page } from "@playwright/test"
import { CHANGED_POST } from "../../testing/builds/sample-sites"
import { endExpected } from "../complaints"
import { deployedSite } from "../deployed-site"
import { hydrated, openPage } from "../hydrated"
import { heading, menuLink } from "../page-parts"
import { expectSameDocument, newDocument } from "../site"
import { expect, test } from "../test"
import { learnOfBuild } from "./look-for-version"

test.use({ build: "site" })

const site = deployedSite()

const ARTICLE = "/blog/ecrire-un-article"

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** Opens an article, 1500 px below its top. */
async function openScrolled(page: Page): Promise<void> {
  await openPage(page, site.address + ARTICLE)
  await page.evaluate(() => window.scrollTo(0, 1500))
  await expect.poll(() => scrolled(page)).toBe(1500)
}

/** Waits for a page of the new version, at this address, in a document of its own. */
async function expectFullLoad(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(site.address + address)
  await newDocument(page)
  await hydrated(page)
}

test("S-28: by a link, the next navigation is a full load; until then nothing interrupts reading", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await openPage(page, `${site.address}/blog`)
  await learnOfBuild(page, site, "next")
  const place = () => page.evaluate(() => [window.scrollY, document.activeElement?.tagName])
  const before = await place()
  await expectSameDocument(page)
  expect(await place()).toEqual(before)
  await page.getByRole("link", { name: "Un article qui change" }).click()
  await expectFullLoad(page, CHANGED_POST.path)
  await expect(page.getByText(CHANGED_POST.text)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${site.address}/blog`)
})

test("S-28: a step back is a full load, and puts the reader where the page was left", async ({
  page,
}) => {
  await openScrolled(page)
  await menuLink(page, "About me").click()
  await expect(page).toHaveURL(`${site.address}/about-me`)
  await expect.poll(() => scrolled(page)).toBe(0)
  await learnOfBuild(page, site, "next")
  await page.goBack()
  await expectFullLoad(page, ARTICLE)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1400)
})

test("S-28: without a server, a link and steps in the history stay in the version that is there", async ({
  page,
  complaints,
}) => {
  await openScrolled(page)
  await page.evaluate(() => window.___loader?.loadPage("/about-me"))
  await learnOfBuild(page, site, "next")
  await site.stop()
  const title = heading(page)
  await menuLink(page, "About me").click()
  await expect(title).toHaveText("À propos")
  await expect(page).toHaveURL(`${site.address}/about-me`)
  await page.goBack()
  await expect(title).not.toHaveText("À propos")
  await expect(page).toHaveURL(site.address + ARTICLE)
  await expect.poll(() => scrolled(page)).toBe(1500)
  await page.goForward()
  await expect(title).toHaveText("À propos")
  await expectSameDocument(page)
  await endExpected(page, complaints)
})
