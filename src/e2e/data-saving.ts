import type { Page } from "@playwright/test"

/**
 * The visitor wants data to be saved, as Chromium's own setting says it: pages of links are not prefetched
 * (S-31). Also for tests about what a page or a navigation loads by itself. Before `goto`.
 */
export async function saveData(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true })
}
