import type { Page } from "@playwright/test"
import { endExpected } from "../complaints"
import { expect } from "../expect"
import { openPage } from "../hydrated"
import { withoutSessionStorage } from "../without-session-storage"
import { button, field, openSearch, status } from "./search-parts"

/** S-25: a file of the index that does not load is an error in words, and another attempt succeeds. */
export async function expectIndexRetry(
  page: Page,
  complaints: string[],
  part: string,
): Promise<void> {
  await page.route(`**/pagefind/${part}`, route => route.abort())
  await openSearch(page)
  await field(page).fill("article")
  await expect(status(page)).toContainText("La recherche n’a pas pu s’ouvrir")
  await page.unrouteAll()
  await page.getByRole("button", { name: "Réessayer" }).click()
  await expect(status(page)).toContainText(/pages? trouvée/)
  await endExpected(page, complaints)
}

/** S-25: a file of the dialog that does not load, or with this answer, is an error beside the button, which retries. */
export async function expectDialogRetry(
  page: Page,
  complaints: string[],
  files: string,
  answer?: { body: string },
): Promise<void> {
  // The page may be loaded again first: see `guarded-reload`.
  await withoutSessionStorage(page)
  await page.route(files, route => (answer ? route.fulfill(answer) : route.abort()))
  await openPage(page, "/")
  await button(page).click()
  await expect(page.getByRole("alert")).toContainText("La recherche n’a pas pu être chargée")
  await page.unrouteAll()
  await button(page).click()
  await expect(field(page)).toBeFocused()
  await expect(page.getByRole("alert")).toHaveCount(0)
  await endExpected(page, complaints)
}
