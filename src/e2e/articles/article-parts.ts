import type { Page } from "@playwright/test"

export const scrollTo = (page: Page, selector: string) =>
  page.locator(selector).evaluate(element => element.scrollIntoView({ block: "start" }))
