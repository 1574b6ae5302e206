import type { Page } from "@playwright/test"
import { expect } from "../expect"
import { openPage } from "../hydrated"

/** The button in the header. */
export const button = (page: Page) => page.getByRole("button", { name: "Rechercher", exact: true })
/** The dialog, when it is open. */
export const dialog = (page: Page) => page.getByRole("dialog", { name: "Rechercher" })
/** The dialog's field. */
export const field = (page: Page) => page.getByRole("searchbox", { name: "Rechercher" })
/** State of the search in the dialog. */
export const status = (page: Page) => dialog(page).getByRole("status")

/** Addresses of everything the search is made of. */
export const PARTS = /\/search-dialog-|\/pagefind\//

/** Goes to a page and opens the search there. */
export async function openSearch(page: Page, path = "/"): Promise<void> {
  await openPage(page, path)
  await button(page).click()
  await expect(field(page)).toBeFocused()
}
