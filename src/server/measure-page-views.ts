import type { RequestHandler } from "express"
import type { RefusalReason, ServerMetrics } from "./server-metrics"

/** Each refusal has a status of its own; the handler is compiled and tells nothing else. */
const REASONS = new Map<number, RefusalReason>([
  [400, "invalid"],
  [403, "cross_site"],
  [405, "method"],
  [413, "too_large"],
  [415, "content_type"],
  [429, "rate_limited"],
  [503, "unavailable"],
])

/**
 * Takes the time of page views and counts the refusals. Stands before everything else that a page
 * view goes through, so that its time begins when the request arrived.
 */
export function measurePageViews(metrics: ServerMetrics): RequestHandler {
  return (_req, res, next) => {
    const arrived = performance.now()
    res.once("close", () => {
      if (!res.writableFinished) metrics.viewRefused("gone")
      else if (res.statusCode === 204) metrics.viewAnswered((performance.now() - arrived) / 1000)
      else metrics.viewRefused(REASONS.get(res.statusCode) ?? "failed")
    })
    next()
  }
}
