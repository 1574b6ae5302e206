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

/** Every series with its value: `name{label="x"}` → value. */
export const seriesOf = (text: string): Map<string, number> =>
  new Map(
    [...text.matchAll(/^([^#\n].*) (\S+)$/gm)].map(([, name = "", value]) => [name, Number(value)]),
  )

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
