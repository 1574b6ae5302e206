import type { Page } from "@playwright/test"

/** A browser without session storage: what does not load is then never loaded again (S-16). Before `goto`. */
export async function withoutSessionStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError")
      },
    })
  })
}
