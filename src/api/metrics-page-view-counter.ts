import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby"
import { isBot, pageViewOf } from "../server/page-view-request"
import { sharedRecorder } from "../server/process-recorder"

/**
 * S-21, S-24: counts one page view. Answers 204 once it is durable, 4xx with a short reason when it
 * is refused, 503 when the store fails. Never throws.
 *
 * No `config` export, although Gatsby Functions have one: Gatsby takes it for a page's and then builds its
 * server-rendering engines, half a minute for nothing. Our server limits the body before any parser (D2).
 */
export default async function countPageView(
  request: GatsbyFunctionRequest<unknown>,
  response: GatsbyFunctionResponse<{ error: string }>,
): Promise<void> {
  response.setHeader("Cache-Control", "no-store")
  const view = pageViewOf(request)
  if ("reason" in view) {
    for (const [name, value] of Object.entries(view.headers ?? {})) response.setHeader(name, value)
    response.status(view.status).json({ error: view.reason })
    return
  }
  try {
    const recorder = await sharedRecorder()
    // a bot is answered like a browser, and counted apart: of it, only the day.
    await (isBot(request.headers["user-agent"])
      ? recorder.recordBot()
      : recorder.record(view, request))
    response.status(204).end()
  } catch {
    // The recorder told its owner why; the visitor's browser only needs to know when to try again.
    response.setHeader("Retry-After", "1")
    response.status(503).json({ error: "page views cannot be stored at the moment" })
  }
}
