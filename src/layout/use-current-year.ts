import { useSyncExternalStore } from "react"
import facts from "site-facts"

const neverChanges = () => () => {}

/** The year when the page is read (S-6). The static HTML holds the year when it was built. */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => facts.builtYear,
  )
}
