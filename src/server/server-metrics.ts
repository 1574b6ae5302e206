import { Counter, Gauge, Histogram, type OpenMetricsContentType, Registry } from "prom-client"
import { watchProcess } from "./process-metrics"

/** Why a page view was not counted: a closed list, so that the number of series is known. */
export const REFUSAL_REASONS = [
  "invalid",
  "cross_site",
  "method",
  "content_type",
  "too_large",
  "rate_limited",
  "unavailable",
  "failed",
  "gone",
] as const

export type RefusalReason = (typeof REFUSAL_REASONS)[number]

export type ServerMetrics = {
  viewCounted(): void
  botCounted(): void
  /** A page view was answered 204, so many seconds after its request had arrived. */
  viewAnswered(seconds: number): void
  viewRefused(reason: RefusalReason): void
  storeFailed(): void
  contentType: string
  /** Everything in OpenMetrics text format. */
  text(): Promise<string>
  /** Ends what watches the process. */
  close(): void
}

/**
 * Around the few milliseconds of a durable answer, up to what a visitor's browser would notice. No
 * whole number: OpenMetrics wants `le="1.0"`, and the library writes `le="1"`.
 */
const SECONDS = [0.001, 0.002, 0.003, 0.005, 0.0075, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 2.5]

/**
 * What the server says of itself to its owner: how much and how fast, never who or which page. The
 * only label is the reason of a refusal.
 * @param waiting how many views wait for the store, asked when the metrics are read
 */
export function createServerMetrics(waiting: () => number): ServerMetrics {
  // Its types leave the constructor's parameter out.
  const registry = new Registry<OpenMetricsContentType>()
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
  const registers = [registry]
  const counter = (name: string, help: string) => new Counter({ name, help, registers })

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
  new Gauge({
    name: "portfolio_page_views_waiting",
    help: "Page views that wait for their transaction.",
    registers,
    collect() {
      this.set(waiting())
    },
  })
  const close = watchProcess(registers)

  return {
    viewCounted: () => views.inc(),
    botCounted: () => bots.inc(),
    viewAnswered: seconds => duration.observe(seconds),
    viewRefused: reason => refusals.inc({ reason }),
    storeFailed: () => failures.inc(),
    contentType: registry.contentType,
    text: () => registry.metrics(),
    close,
  }
}
