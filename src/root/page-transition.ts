import "./page-transition.css"
import { globalHistory } from "@reach/router"
import { letClicksThrough } from "./click-through"

/** How long the old page may stay on the screen for the new one, when something keeps it from coming. */
const LONGEST_WAIT_MS = 500

let settle = () => {}

/**
 * Lets one page fade into the next where the browser can (VISUAL, 10). The page's data is there when the
 * history is told of a navigation. The router renders from the next animation frame: the transition
 * starts in the same frame, so it has seen the old page, and ends its waiting when the new one is there.
 * Back and forward are the browser's own gestures and stay as they are.
 */
export function fadeBetweenPages(): void {
  if (!("startViewTransition" in document)) return
  let current = window.location.pathname
  globalHistory.listen(({ location, action }) => {
    const isNewPage = location.pathname !== current
    current = location.pathname
    if (action === "PUSH" && isNewPage && isWelcome()) {
      void Promise.resolve().then(() => requestAnimationFrame(fade))
    }
  })
}

/** The new page is on the screen: see `onRouteUpdate`. */
export function pageIsShown(): void {
  settle()
}

const isWelcome = () =>
  document.visibilityState === "visible" &&
  !window.matchMedia("(prefers-reduced-motion: reduce)").matches

function fade(): void {
  const shown = new Promise<void>(resolve => {
    settle = resolve
  })
  const waited = new Promise<void>(resolve => setTimeout(resolve, LONGEST_WAIT_MS))
  const transition = document.startViewTransition(() => Promise.race([shown, waited]))
  // A transition that is skipped, as when the next one starts, is no error: the page is there.
  transition.ready.catch(() => {})
  letClicksThrough(transition)
}
