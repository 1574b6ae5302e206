/**
 * A choice of the visitor, kept under one name, the same in all tabs. Nothing is stored as long as nothing is
 * chosen, nor after a choice was taken back.
 * @param takeEffect called at each change, before the listeners are
 */
export function storedChoice(key: string, takeEffect: () => void = () => {}) {
  const listeners = new Set<() => void>()
  let held: string | null | undefined

  const notify = () => {
    takeEffect()
    for (const listener of listeners) listener()
  }
  // Another tab's choice arrives as an event; a page that comes back from the cache has missed it.
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify()
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) notify()
  }

  return {
    /** The stored choice; `null` without one, `undefined` when the browser denies access. Read each time. */
    value(): string | null | undefined {
      if (held !== undefined) return held
      try {
        return localStorage.getItem(key)
      } catch {
        return undefined
      }
    },
    /** Applies a choice at once, and stores it if the browser allows. `null` takes it back. */
    choose(value: string | null) {
      try {
        if (value === null) localStorage.removeItem(key)
        else localStorage.setItem(key, value)
        held = undefined
      } catch {
        held = value
      }
      notify()
    },
    /** True when the browser refused to store the choice, which then ends with this document. */
    isHeld: () => held !== undefined,
    /** Calls after each change, also in another tab. Returns the end of it; for React's `useSyncExternalStore`. */
    subscribe(listener: () => void) {
      listeners.add(listener)
      window.addEventListener("storage", onStorage)
      window.addEventListener("pageshow", onPageShow)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        window.removeEventListener("storage", onStorage)
        window.removeEventListener("pageshow", onPageShow)
      }
    },
  }
}
