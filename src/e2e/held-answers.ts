import type { Page } from "@playwright/test"

/** Holds every answer from such an address until the function that is returned is called. Before `goto`. */
export async function holdAnswers(page: Page, pattern: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(pattern, async route => {
    await released
    await route.continue()
  })
  return release
}
