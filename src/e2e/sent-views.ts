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
