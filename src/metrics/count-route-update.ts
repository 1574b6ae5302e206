import { withPrefix } from "gatsby"
import { agentName } from "./agent-name"
import { METRICS_PATH } from "./contract"
import { type Origin, pageViewOf, routePath } from "./page-view"

type Route = Pick<Location, "pathname" | "search">

/**
 * Gatsby's `onRouteUpdate` as a page view (S-21): one for each route navigation, the first load included.
 * A new hash on the same page is none. Returns at once; the visitor never waits for it (S-23).
 */
export function countRouteUpdate(location: Route, previous: Route | null): void {
  const route = { pathname: location.pathname, search: location.search }
  if (previous && routePath(previous) === routePath(route)) return
  const origin = {
    previous: previous && { pathname: previous.pathname, search: previous.search },
    referrer: document.referrer,
  }
  whenLoaded(() => {
    void send(route, origin)
  })
}

async function send(route: Route, origin: Origin): Promise<void> {
  const view = pageViewOf(route, origin, await agentName(navigator.userAgent))
  try {
    await fetch(withPrefix(METRICS_PATH), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(view),
      keepalive: true,
      priority: "low",
    })
  } catch {
    // S-23: a counter that cannot be reached is not the visitor's concern.
  }
}

/** Runs `action` after the page has loaded, so that counting never competes with what is shown. */
function whenLoaded(action: () => void): void {
  if (document.readyState === "complete") action()
  else window.addEventListener("load", action, { once: true })
}
