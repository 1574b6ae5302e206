import type { Page } from "@playwright/test"
import { openPage } from "./hydrated"

/**
 * The page that shows every part in every state: what its article holds is known, whatever the owner writes.
 * The build `whole` has it.
 */
export const kitchenSink = "/kitchen-sink"

/** Opens it and waits until scripts run; motion would only cost time. */
export async function openKitchenSink(page: Page, width = 1280, height = 800): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.setViewportSize({ width, height })
  await openPage(page, kitchenSink)
}

/** The table of contents of the article. */
export const contentsOf = (page: Page) => page.getByRole("navigation", { name: "Dans cet article" })
