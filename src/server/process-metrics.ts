import { monitorEventLoopDelay } from "node:perf_hooks"
import { Gauge, type OpenMetricsContentType, type Registry } from "prom-client"

/** How often Node looks at the clock. What it then reports is the lag and this interval together. */
const RESOLUTION_MS = 20

/**
 * The few figures of the process that tell a healthy server from a sick one, under the names that
 * Prometheus clients give them. Not the library's whole set: it has forty series and watches every
 * garbage collection. Returns what ends the watching.
 */
export function watchProcess(registers: Registry<OpenMetricsContentType>[]): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  const lagSeconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - RESOLUTION_MS / 1e3)

  new Gauge({
    name: "process_resident_memory_bytes",
    help: "Resident memory.",
    registers,
    collect() {
      this.set(process.memoryUsage.rss())
    },
  })
  new Gauge({
    name: "process_start_time_seconds",
    help: "When the process started, as a Unix time.",
    registers,
  }).set(performance.timeOrigin / 1000)
  new Gauge({
    name: "process_uptime_seconds",
    help: "How long the process has been running.",
    registers,
    collect() {
      this.set(process.uptime())
    },
  })
  new Gauge({
    name: "nodejs_eventloop_lag_p99_seconds",
    help: "99th percentile of the event loop's lag since the metrics were last read.",
    registers,
    collect() {
      this.set(lagSeconds(delay.percentile(99)))
    },
  })
  new Gauge({
    name: "nodejs_eventloop_lag_max_seconds",
    help: "The event loop's longest lag since the metrics were last read.",
    registers,
    collect() {
      this.set(lagSeconds(delay.max))
      // Metrics are collected in the order in which they were made: this is the last of the two.
      delay.reset()
    },
  })
  return () => delay.disable()
}
