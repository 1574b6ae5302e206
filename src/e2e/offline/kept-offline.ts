import type { Page } from "@playwright/test"
import { expect } from "../expect"
import { mounted } from "../hydrated"
import { NEEDED_FILES } from "../more/engines/questions"

/** Addresses of the site that the browser keeps for reading offline, without their origin, by cache. */
export async function keptOffline(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const found: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      const kept = await (await caches.open(name)).keys()
      const short = name.slice("offline-".length, name.indexOf(`-${location.origin}`))
      found[short] = kept.map(({ url }) => url.slice(location.origin.length))
    }
    return found
  })
}

/** Waits until the worker is in charge of the page, and keeps these pages with their data. */
export async function expectKept(page: Page, ...paths: string[]): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated")
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  const prefix = new URL(scope).pathname
  const data = paths.map(
    path => `${prefix}page-data/${path.slice(prefix.length) || "index"}/page-data.json`,
  )
  await expect
    .poll(() => keptOffline(page))
    .toMatchObject({
      pages: expect.arrayContaining(paths),
      "page-data": expect.arrayContaining(data),
    })
  // The files come last; a page that is alive knows their names.
  await mounted(page)
  const names = await page.evaluate<string[]>(NEEDED_FILES)
  await expect
    .poll(async () => (await keptOffline(page)).files)
    .toEqual(expect.arrayContaining(names))
}

/** The worker that is in charge, once there is no other one on its way: the page itself checks only when it is idle. */
export async function settledWorker(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const isSettled = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return (
        registration?.active?.state === "activated" &&
        !registration.installing &&
        !registration.waiting
      )
    })
  await expect.poll(() => whileReplaced(page, isSettled)).toBe(true)
}

/**
 * Evaluates something in a page whose worker may be about to be replaced. Chromium waits until the old one is idle, and
 * stops it then; but it stops none that DevTools watch, and Playwright is such. So the test stops it.
 */
export async function whileReplaced<Answer>(
  page: Page,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const isWaiting = await page.evaluate(async () =>
    Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
  )
  if (isWaiting) {
    await expectWorkDone(page)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send("ServiceWorker.enable")
    await devtools.send("ServiceWorker.stopAllWorkers")
    await devtools.detach()
  }
  return ask()
}

/**
 * Waits until the worker has stored what the page loaded. Chromium waits for a worker to finish that; a test that stops
 * it before loses it, and the page does not request it again.
 */
async function expectWorkDone(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle")
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(entry => entry instanceof PerformanceResourceTiming && entry.workerStart > 0)
      .map(({ name }) => name.slice(location.origin.length))
      .filter(path => /[\da-f]{20}\.(?:js|css|woff2)$/.test(path)),
  )
  await expect
    .poll(async () => (await keptOffline(page)).files)
    .toEqual(expect.arrayContaining(loaded))
}
