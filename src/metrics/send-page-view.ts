import { withPrefix } from "gatsby"
import { whenIdle } from "../browser/page-moments"
import { http } from "../http/http"
import { agentName } from "./agent-name"
import { UNKNOWN_AGENT } from "./agents"
import { METRICS_PATH } from "./contract"
import { countingChoice } from "./counting-choice"
import { type Origin, pageViewOf, type Route } from "./page-view"

interface View {
  route: Route
  origin: Origin
}

/** Views that wait, oldest first. Each is sent once. */
const waiting: View[] = []
let agent = UNKNOWN_AGENT
let isSending = false

/**
 * Sends a page view as soon as the page is idle and the parser of user agents is there. Returns at once;
 * the visitor never waits for it and never sees a failure (S-23).
 */
export function sendPageView(route: Route, origin: Origin): void {
  waiting.push({ route, origin })
  void whenIdle()
    // Asked here too: after a “no” in between, the parser is not loaded.
    .then(() => (countingChoice().counted ? agentName(navigator.userAgent) : agent))
    .then(name => {
      agent = name
      return sendOneByOne()
    })
}

/**
 * Sends what waits, at the last moment that a browser promises: a page that is left may never be asked
 * again. The view matters more than its agent, which is `unknown` when the parser has not come yet (S-22).
 */
export function sendBeforeLeaving(): void {
  for (const view of waiting.splice(0)) void send(view)
}

/**
 * A server that hangs holds one of the browser's six connections to it, and the pages have the others. After
 * the client's timeout it makes way for the next view.
 */
async function sendOneByOne(): Promise<void> {
  if (isSending) return
  isSending = true
  for (let view = waiting.shift(); view; view = waiting.shift()) await send(view)
  isSending = false
}

async function send({ route, origin }: View): Promise<void> {
  if (!countingChoice().counted) return
  try {
    await http(withPrefix(METRICS_PATH), {
      method: "POST",
      body: pageViewOf(route, origin, agent),
      // Outlives the page. Cookies are not left out on purpose: the site has none, and to leave them out
      // would take a connection of its own.
      keepalive: true,
      priority: "low",
      // S-23: the answer is not read, whatever it is.
      responseType: "stream",
      ignoreResponseError: true,
    })
  } catch {
    // S-23: a counter that cannot be reached is not the visitor's concern.
  }
}
