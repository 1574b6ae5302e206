import type { Page } from "@playwright/test"

/** Notes every first heading that the page shows from now on, if only for a frame. Returns a reader of them. */
export async function noteHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen = new Set<string>()
    const look = () => {
      for (const heading of document.querySelectorAll("main h1"))
        seen.add(heading.textContent ?? "")
    }
    look()
    new MutationObserver(look).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    Object.assign(window, { seenHeadings: seen })
  })
  return () => page.evaluate(() => [...Reflect.get(window, "seenHeadings")])
}
