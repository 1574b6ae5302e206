import type { Page } from "@playwright/test"

export const METRICS = "/api/metrics-page-view-counter"

/** Requests of this page that count: views, and the parser of user agents. */
export function watchCounting(page: Page): string[] {
  const asked: string[] = []
  page.on("request", request => {
    const { pathname } = new URL(request.url())
    if (pathname === METRICS || pathname.includes("ua-parser")) asked.push(pathname)
  })
  return asked
}
