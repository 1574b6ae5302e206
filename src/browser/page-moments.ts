/** Resolves when a visitor is there: at once, or when a page that the browser has prepared is gone to. */
export async function whenActivated(): Promise<void> {
  if (!document.prerendering) return
  await new Promise(resolve => {
    document.addEventListener("prerenderingchange", resolve, { once: true })
  })
}

/** Resolves when the page and what belongs to it have loaded. */
export async function whenLoaded(): Promise<void> {
  if (document.readyState === "complete") return
  await new Promise(resolve => window.addEventListener("load", resolve, { once: true }))
}
