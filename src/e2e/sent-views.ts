import type { Page } from "@playwright/test"

/** The page views that the browser sends from now on. */
export function sentViews(page: Page): { path: string; referer: string }[] {
  const views: { path: string; referer: string }[] = []
  page.on("request", request => {
    if (request.method() !== "POST") return
    const { path, referer } = request.postDataJSON()
    views.push({ path, referer })
  })
  return views
}

/** A view waits for three idle moments, one after the other, and this for one more: it would have left before. */
export const afterIdle = (page: Page) =>
  page.evaluate(async () => {
    for (let moment = 0; moment <= 3; moment += 1)
      await new Promise(resolve => requestIdleCallback(resolve, { timeout: 3000 }))
    await fetch("/builds/latest.json", { cache: "no-store" })
  })

/** Waits until what no page needs to come alive has loaded, and has run: its script does not before its style is there. */
export async function lateScript(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name)
    return [/\/late-\w+\.js$/, /\/late\.\w+\.css$/].every(file =>
      loaded.some(name => file.test(name)),
    )
  })
  await afterIdle(page)
}
