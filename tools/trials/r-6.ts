import { setTimeout as pause } from "node:timers/promises"
import { viewRequest } from "../../packages/page-views/test-site/load"
import { sendView, VIEW } from "../../packages/page-views/test-site/request"
import { httpLoad } from "../../src/testing/http-load"
import type { Finding, TrialSite } from "./trial"

const LIMIT = 20
const OTHERS = 10

/** Refusals for each view within the limit, at least: fewer are no flood. */
const FLOOD = 10

/** one client floods the server, ten others read beside it and send five views a second each. */
export async function r6(site: TrialSite, seconds = 10): Promise<Finding[]> {
  const { url } = await site.serve({ RATE_LIMIT: `${LIMIT}`, TRUST_PROXY: "1" })
  const start = performance.now()
  const isOver = () => performance.now() - start > seconds * 1000
  const flood = new Map<number, number>()
  const others: number[] = []

  const read = async (reader: number) => {
    while (!isOver()) {
      const headers = { "x-forwarded-for": `198.51.100.${reader}` }
      others.push((await sendView(url, VIEW, headers)).status)
      await pause(200)
    }
  }
  const flooding = httpLoad({
    url,
    connections: 8,
    next: () => (isOver() ? undefined : viewRequest(url, VIEW, { "x-forwarded-for": "192.0.2.1" })),
    onAnswer: status => flood.set(status, (flood.get(status) ?? 0) + 1),
  })
  const reading = Promise.all(Array.from({ length: OTHERS }, (_, reader) => read(reader + 1)))
  const [{ unanswered }] = await Promise.all([flooding, reading])
  const accepted = flood.get(204) ?? 0
  const refused = flood.get(429) ?? 0
  const served = others.filter(status => status === 204).length
  return [
    {
      measure: `flood of ${seconds} s: answered 204, answered 429, not answered`,
      value: `${accepted}, ${refused}, ${unanswered}`,
      target: `at most ${LIMIT} a second, ${FLOOD} times as many, 0`,
      // One second more than the flood lasted: it begins in the middle of one.
      passed:
        accepted <= LIMIT * (seconds + 1) &&
        refused >= FLOOD * LIMIT * seconds &&
        flood.size === 2 &&
        unanswered === 0,
    },
    {
      measure: `${OTHERS} others beside it: sent, answered 204`,
      value: `${others.length}, ${served}`,
      target: "all",
      passed: others.length > 0 && served === others.length,
    },
  ]
}
