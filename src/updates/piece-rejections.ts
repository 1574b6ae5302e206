/**
 * Keeps pieces that fail to load ahead of a navigation from anybody's eyes. Gatsby's loader leaves rejections
 * behind, and two listeners would act on them: Gatsby's own changes the address, without its query; ours shows
 * the error page (`root/error-boundary`). When the page is wanted, `recoverPages` is told again.
 */
export function muffleFailedPieces(): void {
  const onRejection = (event: PromiseRejectionEvent) => {
    if (!isFailedPiece(event.reason)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  // Before the listeners that are there already.
  window.addEventListener("unhandledrejection", onRejection, { capture: true })
}

/** A script that webpack could not load; a page of a later build, of a kind that this one does not know. */
export const isFailedPiece = (reason: unknown): boolean =>
  reason instanceof Error &&
  (reason.name === "ChunkLoadError" ||
    reason.message.startsWith("We couldn't find the correct component chunk"))
