import type { Page } from "@playwright/test"

/** Waits until scripts run: from then on links navigate without a full load. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === "complete")
  await mounted(page)
}

/** Loads a page as a document of its own, and waits until scripts run. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

/** Like `hydrated`, without waiting for the rest of the page: pictures and fonts may still be on their way. */
export async function mounted(page: Page): Promise<void> {
  await page.waitForFunction(() => "___loader" in window)
  await page.waitForFunction(() => {
    const container = document.getElementById("___gatsby")
    const isTaken =
      container !== null && Object.keys(container).some(key => key.startsWith("__reactContainer"))
    // Effects come later; Gatsby's mark is set by the last one. Playwright's clock leaves a page no marks.
    const isAlive = performance.getEntriesByName("onInitialClientRender").length > 0
    return isTaken && (isAlive || "isFake" in Date)
  })
}
