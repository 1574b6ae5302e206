import type { Page } from "@playwright/test"

export const frame = (page: Page, name: string) => page.locator("figure", { hasText: name })
