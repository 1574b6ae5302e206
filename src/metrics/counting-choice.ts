import { useSyncExternalStore } from "react"

/**
 * What the visitor decided about page views in this browser. `held` is a choice that the browser refused to
 * keep: it is over when the page is loaded again.
 */
export interface CountingChoice {
  counted: boolean
  kept: "kept" | "held"
}

/** Where “no” is kept. Without it the browser counts, so that nothing is stored about those who said nothing. */
const NAME = "page-views"
const OFF = "off"

const KEPT = {
  on: { counted: true, kept: "kept" },
  off: { counted: false, kept: "kept" },
} as const satisfies Record<string, CountingChoice>

let held: CountingChoice | undefined
const listeners = new Set<() => void>()

/** The choice in force. Read anew each time: another tab may have changed it a moment ago. */
export function countingChoice(): CountingChoice {
  if (held) return held
  try {
    return localStorage.getItem(NAME) === OFF ? KEPT.off : KEPT.on
  } catch {
    return KEPT.on
  }
}

/** Takes the visitor's choice: in force at once, and kept where the browser keeps things. */
export function chooseCounting(counted: boolean): void {
  try {
    if (counted) localStorage.removeItem(NAME)
    else localStorage.setItem(NAME, OFF)
    held = undefined
  } catch {
    held = { counted, kept: "held" }
  }
  tellListeners()
}

const tellListeners = () => {
  for (const listener of listeners) listener()
}

/** Another tab's choice arrives as an event; a page that comes back from the cache has missed it. */
const onStorage = ({ key }: StorageEvent) => {
  if (key === NAME || key === null) tellListeners()
}
const onPageShow = ({ persisted }: PageTransitionEvent) => {
  if (persisted) tellListeners()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener("storage", onStorage)
  window.addEventListener("pageshow", onPageShow)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener("storage", onStorage)
    window.removeEventListener("pageshow", onPageShow)
  }
}

/** The choice in force; `null` in the static HTML, which knows nobody. */
export const useCountingChoice = (): CountingChoice | null =>
  useSyncExternalStore(subscribe, countingChoice, () => null)
