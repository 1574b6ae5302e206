import type { Page } from "@playwright/test"
import { expect } from "../expect"

export const button = (page: Page) =>
  page.getByRole("button", { name: /^(?:Choisir une période|Période\s: .*)$/ })
export const dialog = (page: Page) => page.getByRole("dialog", { name: "Choose a period" })
export const day = (page: Page, name: string) => dialog(page).getByRole("button", { name })
export const result = (page: Page) => page.locator("main h2#periode")
export const days = (page: Page) =>
  page
    .locator("main li time")
    .evaluateAll(times => times.map(time => time.getAttribute("datetime")))

/** Picks two days of the month that the calendar opens with, and shows their posts. */
export async function pickDays(page: Page, first: string, last: string): Promise<void> {
  await button(page).click()
  for (const name of [first, last, "Show posts"]) await day(page, name).click()
  await expect(dialog(page)).toBeHidden()
}
