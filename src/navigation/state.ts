/** State of navigations that the parts of a page need. */
export interface NavigationState {
  /** Way to the page that is shown: by its document, by a link or code, or by a step in the history. */
  by: "document" | "link" | "step"
  /** True when it is a replacement page. */
  isReplaced: boolean
  /** True when a target is on its way. */
  isLoading: boolean
  /** True when a newer version of the site is there than the one that this document belongs to. */
  isNewVersionKnown: boolean
}

let state: NavigationState = {
  by: "document",
  isReplaced: false,
  isLoading: false,
  isNewVersionKnown: false,
}
const listeners = new Set<() => void>()

export const navigation = (): Readonly<NavigationState> => state

export function change(part: Partial<NavigationState>): void {
  state = { ...state, ...part }
  for (const listener of listeners) listener()
}

/** Calls after each change. Returns the function that ends it; for React's `useSyncExternalStore`. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
