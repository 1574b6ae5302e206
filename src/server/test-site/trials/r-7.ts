import { httpLoad } from "../../../testing/http-load"
import { readRelease } from "../../release"
import { CLIENTS, viewRequest } from "../load"
import { keysOf, mostKeys, randomViews } from "../random-views"
import { storedIn } from "../running-site"
import { type Finding, sum, type TrialSite, terminate } from "./trial"

/** a million random paths and referers. */
export async function r7(site: TrialSite, views = 1_000_000): Promise<Finding[]> {
  const facts = (await readRelease(site.release)).site
  const served = await site.serve({ TRUST_PROXY: "1" })
  const next = randomViews(facts)
  let sent = 0
  let answered = 0
  await httpLoad({
    url: served.url,
    connections: CLIENTS,
    next() {
      sent += 1
      // One client may name a few new hosts a minute.
      const headers = { "x-forwarded-for": `10.0.${(sent >> 8) % 16}.${sent % 256}` }
      return sent <= views ? viewRequest(served.url, next(), headers) : undefined
    },
    onAnswer(status) {
      if (status === 204) answered += 1
    },
  })
  await terminate(served)
  const stored = await storedIn(site.database)
  const counted = sum(stored.map(({ count }) => count))
  // The limit of hosts is one of the day, and the trial may run over midnight.
  const day = stored.at(-1)?.day
  const keys = keysOf(stored.filter(row => row.day === day))
  const most = mostKeys(facts)
  return [
    {
      measure: `${views} random views: answered, counted`,
      value: `${answered}, ${counted}`,
      target: "all, all",
      passed: answered === views && counted === views,
    },
    {
      measure: "different paths, referers, agents",
      value: `${keys.path}, ${keys.referer}, ${keys.agent}`,
      target: `at most ${most.path}, ${most.referer}, ${most.agent}`,
      passed: keys.path <= most.path && keys.referer <= most.referer && keys.agent <= most.agent,
    },
  ]
}
