import type { Page } from "@playwright/test"

/**
 * The visitor saves data, by Chromium's own setting: pages of links are not prefetched
 * (S-31). Also for tests about what a page or a navigation loads by itself. Before `goto`.
 */
export async function saveData(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true })
}
