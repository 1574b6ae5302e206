import type { Locator, Page } from "@playwright/test"
import type { StoredBuild } from "../../testing/builds/stored-builds"
import type { DeployedSite } from "../deployments"
import { markDocument } from "../site"

/** The note about it. */
export const updateNote = (page: Page): Locator =>
  page.getByRole("status").filter({ hasText: "Nouvelle version disponible" })

/** Makes the page look for a new version now: it does so when it comes out of the browser's page cache. */
export const lookNow = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))
  })

/** Marks the document of a page; then another build is deployed, and the page learns that there is a new version. */
export async function learnOfBuild(
  page: Page,
  site: DeployedSite,
  build: StoredBuild,
): Promise<void> {
  await markDocument(page)
  await site.deploy(build)
  await lookNow(page)
  await updateNote(page).waitFor()
}
