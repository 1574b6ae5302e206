import type { Page } from "@playwright/test"

/** The part that shows readers what is counted. */
export const preview = (page: Page) =>
  page.locator("figure", { hasText: "Ce que votre navigateur envoie pour cette page" })
