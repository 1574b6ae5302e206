import type { ServerResponse } from "node:http"
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client"

/** Each refusal has a status of its own. */
const REASONS = new Map([
  [400, "invalid"],
  [403, "cross_site"],
  [405, "method"],
  [415, "content_type"],
  [413, "too_large"],
  [429, "rate_limited"],
  [503, "unavailable"],
])

/** Why a page view was not counted: a closed list, so that the number of series is known. */
export const REFUSAL_REASONS = [...REASONS.values(), "failed", "gone"]

const SECONDS = [0.001, 0.002, 0.003, 0.005, 0.0075, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 2.5]

export type ServerMetrics = ReturnType<typeof createServerMetrics>

/**
 * Figures of the server for its owner: how much and how fast, never who or which page.
 * @param waiting how many views wait for the store, asked when the metrics are read
 */
export function createServerMetrics(waiting: () => number) {
  const registry = new Registry()
  const registers = [registry]
  const counter = (name: string, help: string) => new Counter({ name, help, registers })
  const views = counter("portfolio_page_views_total", "Page views that were counted, without bots.")
  const bots = counter("portfolio_bot_views_total", "Page views that bots asked for.")
  const failures = counter("portfolio_store_failures_total", "Transactions that the store refused.")
  const refusals = new Counter({
    name: "portfolio_page_view_refusals_total",
    help: "Page views that were not counted, by reason.",
    labelNames: ["reason"],
    registers,
  })
  // From the start: a rate cannot be taken of a series that begins with its first event.
  for (const reason of REFUSAL_REASONS) refusals.inc({ reason }, 0)
  const duration = new Histogram({
    name: "portfolio_page_view_duration_seconds",
    help: "From the arrival of a page view to its answer, once it is on the disk.",
    buckets: SECONDS,
    registers,
  })
  new Gauge({
    name: "portfolio_page_views_waiting",
    help: "Page views that wait for their transaction.",
    registers,
    collect() {
      this.set(waiting())
    },
  })

  return {
    viewCounted: () => views.inc(),
    botCounted: () => bots.inc(),
    /** Adds the figures of the process: from now on, its garbage collections are watched. */
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    /** Measures the time of a page view from now to its answer, or counts why it was refused. */
    measurePageView(res: ServerResponse): void {
      const arrived = performance.now()
      res.once("close", () => {
        if (!res.writableFinished) refusals.inc({ reason: "gone" })
        else if (res.statusCode === 204) duration.observe((performance.now() - arrived) / 1000)
        else refusals.inc({ reason: REASONS.get(res.statusCode) ?? "failed" })
      })
    },
    storeFailed: () => failures.inc(),
    contentType: registry.contentType,
    /** Everything in the text format of Prometheus. */
    text: () => registry.metrics(),
  }
}
