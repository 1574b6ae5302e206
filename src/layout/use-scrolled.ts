import { useSyncExternalStore } from "react"

/** S-7: the header changes when the page is scrolled by more than this. */
const THRESHOLD_PX = 10

function subscribe(onChange: () => void): () => void {
  window.addEventListener("scroll", onChange, { passive: true })
  return () => window.removeEventListener("scroll", onChange)
}

/** Whether the page is scrolled by more than 10 px. `false` in the static HTML. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD_PX,
    () => false,
  )
}
