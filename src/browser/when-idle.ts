/** Resolves when the page has loaded and the browser has nothing better to do. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise(resolve => window.addEventListener("load", resolve, { once: true }))
  }
  await new Promise<void>(resolve => {
    // Safari has no such callback.
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 200)
  })
}
