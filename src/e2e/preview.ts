import type { Page } from "@playwright/test"

/** The caption of the part that shows readers what is counted. */
export const PREVIEW = "Ce que votre navigateur envoie pour cette page"

export const preview = (page: Page) => page.locator("figure", { hasText: PREVIEW })
