import { whenLoaded } from "./page-moments"

/** Resolves when the page has loaded and the browser has nothing better to do. */
export async function whenIdle(): Promise<void> {
  await whenLoaded()
  await new Promise<void>(resolve => {
    // Safari has no such callback.
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 200)
  })
}
