import { METRICS_PATH, type PageView, UNKNOWN_AGENT } from "@site/page-view-contract"
import { withPrefix } from "gatsby"
import { whenIdle } from "../browser/page-moments"
import { isCounted } from "./counting-choice"
import { agentName, pageViewOf, type Route, routePath } from "./page-view"

/** The route that the page shows, and the last one that was visible. */
let shown: Route | null = null
let seen: Route | null = null

/** Views that wait for the agent's name, oldest first. Each is sent once. */
const waiting: ((agent: string) => PageView)[] = []
let agent = UNKNOWN_AGENT
let isSending = false

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
  // Back from the browser's page cache: the visitor navigated here, and another browser would have loaded the
  // page again. Whether a browser keeps pages must not change the count, so this is a first load.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return
    seen = null
    countWhatIsSeen()
  })
}

function countWhatIsSeen(): void {
  if (!shown || document.visibilityState === "hidden") return
  if (seen && routePath(seen) === routePath(shown)) return
  const [route, origin] = [shown, { previous: seen, referrer: document.referrer }]
  seen = shown
  if (!isCounted()) return
  waiting.push(name => pageViewOf(route, origin, name))
  void sendWhenIdle()
}

/** Sends what waits once the page is idle and the agent known. The visitor never waits for it nor sees it fail (S-23). */
async function sendWhenIdle(): Promise<void> {
  await whenIdle()
  // Checked here too: after a “no” in between, the parser is not loaded.
  if (isCounted()) agent = await agentName(navigator.userAgent)
  // A server that hangs holds one of the browser's six connections to it, and the pages have the others. After
  // the client's timeout it makes way for the next view.
  if (isSending) return
  isSending = true
  for (let view = waiting.shift(); view; view = waiting.shift()) await send(view)
  isSending = false
}

/**
 * Sends what waits, at the last moment that a browser promises: no event may follow on a page that is left. The view
 * matters more than its agent, which is `unknown` when the parser has not come yet (S-22).
 */
function sendBeforeLeaving(): void {
  for (const view of waiting.splice(0)) void send(view)
}

/** A server that is silent for longer does not answer (milliseconds). */
const PATIENCE_MS = 10_000

/** Not by `http`, which has to be loaded: nothing is sent twice, and the answer is not read (S-23). */
async function send(view: (agent: string) => PageView): Promise<void> {
  if (!isCounted()) return
  try {
    await fetch(withPrefix(METRICS_PATH), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(view(agent)),
      // Outlives the page. Cookies are not left out on purpose: the site has none, and to leave them out
      // would take a connection of its own.
      keepalive: true,
      priority: "low",
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  } catch {
    // S-23: a counter that cannot be reached is not the visitor's concern.
  }
}
