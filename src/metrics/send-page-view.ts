import { withPrefix } from "gatsby"
import { agentName } from "./agent-name"
import { UNKNOWN_AGENT } from "./agents"
import { METRICS_PATH } from "./contract"
import { countingChoice } from "./counting-choice"
import { type Origin, pageViewOf, type Route } from "./page-view"
import { whenIdle } from "./when-idle"

/** Views that wait for the agent's name, oldest first. Each leaves once, for whoever comes first. */
const waiting: { route: Route; origin: Origin }[] = []

/**
 * Sends a page view as soon as the page is idle and the parser of user agents is there. Returns at once;
 * the visitor never waits for it, and never hears of a failure (S-23).
 */
export function sendPageView(route: Route, origin: Origin): void {
  waiting.push({ route, origin })
  void whenIdle()
    // Asked here too: whoever has said no meanwhile does not load the parser.
    .then(() => (countingChoice().counted ? agentName(navigator.userAgent) : UNKNOWN_AGENT))
    .then(sendWaiting)
}

/**
 * Sends what waits, at the last moment that a browser promises: a page that is left may never be asked
 * again. The view matters more than its agent, which is then `unknown` (S-22).
 */
export function sendBeforeLeaving(): void {
  sendWaiting(UNKNOWN_AGENT)
}

function sendWaiting(agent: string): void {
  const views = waiting.splice(0)
  if (!countingChoice().counted) return
  for (const { route, origin } of views) void send(route, origin, agent)
}

async function send(route: Route, origin: Origin, agent: string): Promise<void> {
  try {
    await fetch(withPrefix(METRICS_PATH), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(pageViewOf(route, origin, agent)),
      // Outlives the page. Cookies are not left out on purpose: the site has none, and to leave them out
      // would take a connection of its own.
      keepalive: true,
      priority: "low",
    })
  } catch {
    // S-23: a counter that cannot be reached is not the visitor's concern.
  }
}
