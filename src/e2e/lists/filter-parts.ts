import type { Page } from "@playwright/test"
import { expect } from "../expect"
import { openPage } from "../hydrated"

export const button = (page: Page) =>
  page.getByRole("button", { name: /^(?:Filtrer les articles|Masquer le filtre)$/ })
export const words = (page: Page) => page.getByRole("searchbox", { name: "Mots" })
export const tag = (page: Page) => page.getByRole("combobox", { name: "Sujet" })
export const from = (page: Page) => page.getByRole("textbox", { name: /^Du/ })
export const to = (page: Page) => page.getByRole("textbox", { name: /^Au/ })
export const status = (page: Page) => page.locator("main").getByRole("status")
export const days = (page: Page) =>
  page
    .locator("main li time")
    .evaluateAll(times => times.map(time => time.getAttribute("datetime")))

/** Goes to the list and opens its filter. */
export async function openFilterOf(page: Page, site: string): Promise<void> {
  await openPage(page, `${site}/blog`)
  await button(page).click()
  await expect(words(page)).toBeVisible()
}
