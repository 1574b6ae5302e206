import type { Locator, Page } from "@playwright/test"

/** The note that says so. */
export const updateNote = (page: Page): Locator =>
  page.getByRole("status").filter({ hasText: "Nouvelle version disponible" })

/** Makes the page look for a new version now: it does so when it comes out of the browser's page cache. */
export const lookNow = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))
  })

/** Makes the page look, and waits until it knows that there is a new version. */
export async function learnOfVersion(page: Page): Promise<void> {
  await lookNow(page)
  await updateNote(page).waitFor()
}
