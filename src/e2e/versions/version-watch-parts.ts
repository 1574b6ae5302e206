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

/** Resolves when the page has read the next answer: until then, the clock would end its request. Call it before. */
export async function nextAnswer(page: Page): Promise<void> {
  await page.waitForEvent("requestfinished", request => request.url().endsWith(LATEST))
  await someTasks(page)
}

/** Resolves after more tasks of the page than it needs to read an answer, or to begin a request. */
export async function someTasks(page: Page): Promise<void> {
  for (let task = 0; task < 5; task += 1)
    await page.evaluate(
      () =>
        new Promise(resolve => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = resolve
          port2.postMessage(0)
        }),
    )
}
