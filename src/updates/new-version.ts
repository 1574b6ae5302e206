/** Whether a newer version of the site is there than the one that this document belongs to. */
let isKnown = false
const listeners = new Set<() => void>()

export const isNewVersionKnown = (): boolean => isKnown

/**
 * S-28, S-30: from now on the next navigation is a full load (`full-load.ts`), and whoever listens may say so.
 * Nothing else happens: reading is never interrupted.
 */
export function noteNewVersion(): void {
  if (isKnown) return
  isKnown = true
  // Gatsby's own lever, for whatever navigates past ours.
  window.___swUpdated = true
  for (const listener of listeners) listener()
}

/** Calls back once a new version becomes known. Returns the function that ends it. */
export function onNewVersion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
