import { useSyncExternalStore } from "react"

/** Who decides about the colours: the visitor's system, or the visitor here. */
export const SCHEMES = ["system", "light", "dark"] as const
export type Scheme = (typeof SCHEMES)[number]

/** Where the visitor's choice is kept. Without a choice nothing is stored. */
export const SCHEME_KEY = "scheme"

const toScheme = (value: string | null | undefined): Scheme =>
  SCHEMES.find(scheme => scheme === value) ?? "system"

const listeners = new Set<() => void>()

/** The scheme in force. The page's head has set it before the first paint: see `root/scheme-head`. */
export function useScheme(): Scheme {
  return useSyncExternalStore(
    subscribe,
    () => toScheme(document.documentElement.dataset.scheme),
    () => "system",
  )
}

/** Takes the visitor's choice: shown at once, and kept for the next page where the browser keeps things. */
export function chooseScheme(scheme: Scheme): void {
  try {
    if (scheme === "system") localStorage.removeItem(SCHEME_KEY)
    else localStorage.setItem(SCHEME_KEY, scheme)
  } catch {
    // Storage is blocked: the choice holds as long as this document.
  }
  show(scheme)
}

function show(scheme: Scheme): void {
  const root = document.documentElement
  if (scheme === "system") delete root.dataset.scheme
  else root.dataset.scheme = scheme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset.scheme
    const chosen = own === scheme ? "all" : "not all"
    meta.setAttribute("media", scheme === "system" ? `(prefers-color-scheme: ${own})` : chosen)
  }
  for (const listener of listeners) listener()
}

/** Shows what is stored; leaves everything as it is when that cannot be read. */
function follow(): void {
  try {
    show(toScheme(localStorage.getItem(SCHEME_KEY)))
  } catch {
    // Storage is blocked: there is nothing to follow.
  }
}

/** Another tab's choice arrives as an event; a page that comes back from the cache has missed it. */
const onStorage = ({ key }: StorageEvent) => {
  if (key === SCHEME_KEY || key === null) follow()
}
const onPageShow = ({ persisted }: PageTransitionEvent) => {
  if (persisted) follow()
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
