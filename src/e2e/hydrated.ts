import type { Page } from "@playwright/test"

/** Waits until scripts run: from then on links navigate without a full load. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => "___loader" in window && document.readyState === "complete")
  await page.waitForFunction(() => {
    const container = document.getElementById("___gatsby")
    return (
      container !== null && Object.keys(container).some(key => key.startsWith("__reactContainer"))
    )
  })
}
