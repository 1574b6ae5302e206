import type { Page } from "@playwright/test"

/** The figure around a block of code, by a text that is in it. */
export const frame = (page: Page, text: string) => page.locator("figure", { hasText: text })

/** The buttons on pictures that can be enlarged. */
export const enlarge = (page: Page) => page.getByRole("button", { name: "Agrandir l’image" })

/** Scrolls an element to the top of the window. */
export const scrollTo = (page: Page, selector: string) =>
  page.locator(selector).evaluate(element => element.scrollIntoView({ block: "start" }))
