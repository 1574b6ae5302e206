import type { Page } from "@playwright/test"
import type { StoredBuild } from "../../testing/builds/stored-builds"
import type { DeployedSite } from "../deployments"
import { expect } from "../expect"
import { markDocument } from "../site"

/** Makes the page look for a new version now: it does so when it comes out of the browser's page cache. */
export const lookNow = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))
  })

/** Waits until the page knows of a new version: it no longer looks for one. */
export const expectKnown = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      const looks = page.waitForRequest("**/builds/latest.json", { timeout: 500 })
      const [, isLooking] = await Promise.all([
        lookNow(page),
        looks.then(
          () => true,
          () => false,
        ),
      ])
      return isLooking
    })
    .toBe(false)

/** Marks the document of a page; then another build is deployed, and the page learns that there is a new version. */
export async function learnOfBuild(
  page: Page,
  site: DeployedSite,
  build: StoredBuild,
): Promise<void> {
  await markDocument(page)
  await site.deploy(build)
  await expectKnown(page)
}
