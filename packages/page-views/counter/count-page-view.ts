import type { IncomingHttpHeaders } from "node:http"
import { isBot, pageViewOf, type Refusal } from "./page-view-request"
import type { PageViewRecorder } from "./recorder"

/** Counted parts of a request whose head was accepted: its body as JSON left it, and the networks of its client. */
type Counted = { headers: IncomingHttpHeaders; body: unknown; networks: readonly string[] }

/** S-21, S-24: counts one page view, or returns why not. Resolves once the view is durable; never rejects. */
export async function countPageView(
  recorder: PageViewRecorder,
  { headers, body, networks }: Counted,
): Promise<Refusal | undefined> {
  const view = pageViewOf(body)
  if ("reason" in view) return view
  try {
    // a bot is answered like a browser, and counted apart: of it, only the day.
    await (isBot(headers["user-agent"]) ? recorder.recordBot() : recorder.record(view, networks))
    return undefined
  } catch {
    // The owner's log has the reason; the visitor's browser only needs to know when to try again.
    return UNAVAILABLE
  }
}

const UNAVAILABLE: Refusal = {
  status: 503,
  reason: "page views cannot be stored at the moment",
  headers: { "Retry-After": "1" },
}
