import { useSyncExternalStore } from "react"
import { SCHEME_KEY } from "../shared/scheme-script"
import { PAPER } from "../shared/site-icons"
import { storedChoice } from "./stored-choice"

/** Choices of colours: by the visitor's system, or by the visitor. */
export const SCHEMES = ["system", "light", "dark"] as const
export type Scheme = (typeof SCHEMES)[number]

const choice = storedChoice(SCHEME_KEY, show)

const toScheme = (value: string | null | undefined): Scheme =>
  SCHEMES.find(scheme => scheme === value) ?? "system"

/** Shows the stored choice; changes nothing when it cannot be read. */
function show(): void {
  const value = choice.value()
  if (value === undefined) return
  const scheme = toScheme(value)
  const root = document.documentElement
  if (scheme === "system") delete root.dataset.scheme
  else root.dataset.scheme = scheme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.content === PAPER.light ? "light" : "dark"
    const chosen = own === scheme ? "all" : "not all"
    meta.setAttribute("media", scheme === "system" ? `(prefers-color-scheme: ${own})` : chosen)
  }
}

export const chooseScheme = (scheme: Scheme): void =>
  choice.choose(scheme === "system" ? null : scheme)

/** The scheme that is shown. The page's head has set it before the first paint: see `root/document-start`. */
export const useScheme = (): Scheme =>
  useSyncExternalStore<Scheme>(
    choice.subscribe,
    () => toScheme(document.documentElement.dataset.scheme),
    () => "system",
  )
