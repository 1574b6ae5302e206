import type { Page } from "@playwright/test"
import { expect } from "../expect"

/** Notes the requests for the build's files, in their order. */
export function buildRequests(page: Page): string[] {
  const asked: string[] = []
  page.on("request", request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith("/builds/")) asked.push(pathname)
  })
  return asked
}

export const LATEST = "/builds/latest.json"

export const latest = (asked: readonly string[]) => asked.filter(path => path === LATEST).length

/** The manifest is requested when the answer is there. Until then, the clock would end the request. */
export async function firstAnswer(page: Page, asked: string[]): Promise<void> {
  await page.clock.fastForward(2000)
  await expect.poll(() => asked.length).toBe(2)
  expect(latest(asked)).toBe(1)
}
