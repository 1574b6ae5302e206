declare global {
  interface Document {
    /** Speculation rules: the browser prepares the page, and nobody sees it yet. */
    readonly prerendering?: boolean
  }
}

/** Resolves when a visitor is there: at once, or when a visitor comes to a page that the browser has prepared. */
export async function whenActivated(): Promise<void> {
  if (!document.prerendering) return
  await new Promise(resolve => {
    document.addEventListener("prerenderingchange", resolve, { once: true })
  })
}

/** Resolves when the page and what belongs to it have loaded. */
async function whenLoaded(): Promise<void> {
  if (document.readyState === "complete") return
  await new Promise(resolve => window.addEventListener("load", resolve, { once: true }))
}

/** Resolves when the page has loaded and the browser has nothing better to do. */
export async function whenIdle(): Promise<void> {
  await whenLoaded()
  await new Promise<void>(resolve => {
    // Safari has no such callback.
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 200)
  })
}
