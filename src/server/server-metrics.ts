import type { ServerResponse } from "node:http"
import { monitorEventLoopDelay } from "node:perf_hooks"
import { Counter, Gauge, Histogram, type OpenMetricsContentType, Registry } from "prom-client"

/** Each refusal has a status of its own; the handler is compiled and tells nothing else. */
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

/** No whole number: OpenMetrics wants `le="1.0"`, and the library writes `le="1"`. */
const SECONDS = [0.001, 0.002, 0.003, 0.005, 0.0075, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 2.5]

/** How often Node looks at the clock. What it then reports is the lag and this interval together. */
const RESOLUTION_MS = 20

export type ServerMetrics = ReturnType<typeof createServerMetrics>

/**
 * What the server says of itself to its owner: how much and how fast, never who or which page. Of the process, the few
 * figures that tell a healthy server from a sick one: the library's whole set has forty series and watches every
 * garbage collection.
 * @param waiting how many views wait for the store, asked when the metrics are read
 */
export function createServerMetrics(waiting: () => number) {
  // Its types leave the constructor's parameter out.
  const registry = new Registry<OpenMetricsContentType>()
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
  const registers = [registry]
  const counter = (name: string, help: string) => new Counter({ name, help, registers })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })

  const views = counter("portfolio_page_views", "Page views that were counted, without bots.")
  const bots = counter("portfolio_bot_views", "Page views that bots asked for.")
  const failures = counter("portfolio_store_failures", "Transactions that the store refused.")
  const refusals = new Counter({
    name: "portfolio_page_view_refusals",
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
  gauge("portfolio_page_views_waiting", "Page views that wait for their transaction.", waiting)
  gauge("process_resident_memory_bytes", "Resident memory.", () => process.memoryUsage.rss())
  gauge(
    "process_start_time_seconds",
    "When the process started, as a Unix time.",
    () => performance.timeOrigin / 1000,
  )
  gauge("process_uptime_seconds", "How long the process has been running.", process.uptime)
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  const lagSeconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - RESOLUTION_MS / 1e3)
  gauge(
    "nodejs_eventloop_lag_p99_seconds",
    "99th percentile of the event loop's lag since the metrics were last read.",
    () => lagSeconds(delay.percentile(99)),
  )
  gauge(
    "nodejs_eventloop_lag_max_seconds",
    "The event loop's longest lag since the metrics were last read.",
    () => {
      const longest = lagSeconds(delay.max)
      // Metrics are collected in the order in which they were made: this is the last of the two.
      delay.reset()
      return longest
    },
  )

  return {
    viewCounted: () => views.inc(),
    botCounted: () => bots.inc(),
    /** Takes the time of a page view from now to its answer, or counts why it was refused. */
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
    /** Everything in OpenMetrics text format. */
    text: () => registry.metrics(),
    /** Ends what watches the process. */
    close: () => delay.disable(),
  }
}
