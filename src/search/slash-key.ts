import { useSyncExternalStore } from "react"

/** A key alone that does something must be one that the reader can switch off (WCAG 2.1.4). */
const NAME = "search-slash-key"
const listeners = new Set<() => void>()

/** Whether `/` opens the search. It does until somebody says no, and where nothing can be remembered. */
export function isSlashKeyOn(): boolean {
  try {
    return localStorage.getItem(NAME) !== "off"
  } catch {
    return true
  }
}

export function setSlashKey(on: boolean): void {
  try {
    if (on) localStorage.removeItem(NAME)
    else localStorage.setItem(NAME, "off")
  } catch {
    // The choice cannot be kept; nothing else depends on it.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSlashKey = (): boolean => useSyncExternalStore(subscribe, isSlashKeyOn, () => true)
