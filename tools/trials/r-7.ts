import { readRelease } from "../../packages/page-views/server/release"
import { sendViews, viewRequest } from "../../packages/page-views/test-site/load"
import { keysOf, mostKeys, randomViews } from "../../packages/page-views/test-site/random-views"
import { storedIn } from "../../packages/page-views/test-site/running-site"
import { type Finding, type TrialSite, terminate } from "./trial"

/** a million random paths and referers. */
export async function r7(site: TrialSite, views = 1_000_000): Promise<Finding[]> {
  const facts = (await readRelease(site.release)).site
  const served = await site.serve({ TRUST_PROXY: "1" })
  const next = randomViews(facts)
  const answered = await sendViews(served.url, views, sent => {
    // One client may name a few new hosts a minute.
    const headers = { "x-forwarded-for": `10.0.${(sent >> 8) % 16}.${sent % 256}` }
    return viewRequest(served.url, next(), headers)
  })
  await terminate(served)
  const stored = await storedIn(site.database)
  const counted = await site.counted()
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
