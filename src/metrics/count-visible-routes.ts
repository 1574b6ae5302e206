import { countingChoice } from "./counting-choice"
import { type Route, routePath } from "./page-view"
import { sendBeforeLeaving, sendPageView } from "./send-page-view"

/** The route that the page shows, and the last one that was visible. */
let shown: Route | null = null
let seen: Route | null = null

/**
 * Counts a route that Gatsby shows, the first load included. S-21: exactly one page view for each visible route
 * that differs from the last one seen; a new hash is no view. A page that is prerendered or in a background
 * tab waits; only the route that is there when the page becomes visible is counted.
 */
export function countRoute({ pathname, search }: Route): void {
  shown = { pathname, search }
  countWhatIsSeen()
}

/** Follows the page's visibility, to count what comes into sight later. Call once, before anything else. */
export function followVisibility(): void {
  // A prerendered page is hidden too, until the visitor goes there.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") sendBeforeLeaving()
    else countWhatIsSeen()
  })
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) countAgain()
  })
}

/**
 * Back from the browser's page cache: the visitor navigated here, and another browser would have loaded the
 * page again. Whether a browser keeps pages must not change the count, so this is a first load.
 */
function countAgain(): void {
  seen = null
  countWhatIsSeen()
}

function countWhatIsSeen(): void {
  if (!shown || document.visibilityState === "hidden") return
  if (seen && routePath(seen) === routePath(shown)) return
  const origin = { previous: seen, referrer: document.referrer }
  seen = shown
  if (countingChoice().counted) sendPageView(shown, origin)
}
