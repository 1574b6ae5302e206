import parse from "parse-prometheus-text-format"
import { REFUSAL_REASONS } from "../server/server-metrics"
import { send } from "./request"

export const METRICS_TOKEN = "a-token-of-the-tests"

/** The server's own metrics, as Prometheus requests them. */
export async function scrape(url: string): Promise<string> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const answer = await send(url, "/api/metrics", { headers })
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`)
  return answer.text
}

/** Every series with its value, as a real Prometheus parser reads it: `name{label="x"}` → value. */
export function seriesOf(text: string): Map<string, number> {
  const series = new Map<string, number>()
  for (const { name, metrics } of parse(text)) {
    for (const { labels = {}, value, buckets = {}, count, sum } of metrics) {
      const written = Object.entries(labels).map(([label, text]) => `${label}="${text}"`)
      const at = written.length > 0 ? `{${written.join()}}` : ""
      if (value !== undefined) series.set(name + at, Number(value))
      if (count !== undefined) series.set(`${name}_count`, Number(count))
      if (sum !== undefined) series.set(`${name}_sum`, Number(sum))
      for (const [le, below] of Object.entries(buckets)) {
        series.set(`${name}_bucket{le="${le}"}`, Number(below))
      }
    }
  }
  return series
}

/** Every reason of a refusal, counted 0 times. */
export const noRefusals = Object.fromEntries(REFUSAL_REASONS.map(reason => [reason, 0]))

/** The refusals of each reason. */
export const refusalsOf = (series: Map<string, number>): Record<string, number | undefined> =>
  Object.fromEntries(
    REFUSAL_REASONS.map(reason => [
      reason,
      series.get(`portfolio_page_view_refusals_total{reason="${reason}"}`),
    ]),
  )
