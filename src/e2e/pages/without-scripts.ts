import type { Page } from "@playwright/test"
import { expect } from "../expect"
import { DESKTOP, PHONE } from "./proof-page"

/** all texts of the open page are seen and its menu is reachable, wide and narrow. */
export async function expectWhole(page: Page): Promise<void> {
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport)
    const unseen = await page.evaluate(() => window.look.unseenTexts())
    expect.soft(unseen, `unseen at ${viewport.width} px`).toEqual([])
    const links = page.getByRole("navigation", { name: "Navigation principale" }).getByRole("link")
    expect.soft(await links.count(), "links in the navigation").toBeGreaterThan(0)
    for (const link of await links.all()) {
      await expect.soft(link).toBeInViewport()
      await link.click({ trial: true })
    }
  }
}
