import type { IncomingHttpHeaders } from "node:http"
import { isbot } from "isbot"
import type { PageView } from "../metrics/contract"
import { pageViewSchema } from "../metrics/page-view-schema"

/** The parts of a request that are looked at; `body` is what the JSON parser left. */
export type PageViewRequest = {
  method?: string | undefined
  headers: IncomingHttpHeaders
  body: unknown
}

export type Refusal = { status: number; reason: string; headers?: Record<string, string> }

/**
 * S-21, R-5: the page view that a request carries, or why it is refused. Never throws, and a
 * reason never repeats what was received.
 */
export function pageViewOf(request: PageViewRequest): PageView | Refusal {
  if (request.method !== "POST") {
    return { status: 405, reason: "only POST is allowed", headers: { Allow: "POST" } }
  }
  if (request.headers["sec-fetch-site"] === "cross-site") {
    return { status: 403, reason: "page views are accepted from the site itself only" }
  }
  const type = request.headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase()
  if (type !== "application/json") {
    return { status: 415, reason: "the content type must be application/json" }
  }
  const result = pageViewSchema.safeParse(request.body)
  if (result.success) return result.data
  return { status: 400, reason: result.error.issues[0]?.message ?? "not a page view" }
}

/**
 * whether a request comes from a program, by its `User-Agent` header alone; `isbot` keeps the
 * list. A request without one is a program's too: no browser leaves it out, and scripts cannot. A
 * headless Chrome that says so is a program without a reader. The header goes nowhere else.
 */
export const isBot = (userAgent: string | undefined): boolean => !userAgent || isbot(userAgent)
