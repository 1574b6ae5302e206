import type { Page } from "@playwright/test"

/** Waits until scripts run: from then on links navigate without a full load. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === "complete")
  await mounted(page)
}

/** The same without waiting for the rest of the page: pictures and fonts may still be on their way. */
export async function mounted(page: Page): Promise<void> {
  await page.waitForFunction(() => "___loader" in window)
  await page.waitForFunction(() => {
    const container = document.getElementById("___gatsby")
    return (
      container !== null && Object.keys(container).some(key => key.startsWith("__reactContainer"))
    )
  })
}
