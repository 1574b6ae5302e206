import type { Page } from "@playwright/test"
import { openPage } from "./hydrated"

/** The article with every part of an article in every state. */
export const everyPart = "/blog/toutes-les-pieces"

/** Opens it and waits until scripts run; motion would only cost time. */
export async function openEveryPart(page: Page, width = 1280, height = 800): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.setViewportSize({ width, height })
  await openPage(page, everyPart)
}

/** The table of contents of the article. */
export const contentsOf = (page: Page) => page.getByRole("navigation", { name: "Dans cet article" })
