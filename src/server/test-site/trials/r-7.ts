import { AGENTS } from "../../../metrics/agents"
import { httpLoad } from "../../../testing/http-load"
import { randomViews } from "../../../testing/random-views"
import { MAX_HOSTS_PER_DAY } from "../../foreign-hosts"
import { readRelease } from "../../release"
import { CLIENTS } from "../load"
import { storedIn } from "../running-site"
import { type Finding, sum, type TrialSite, terminate } from "./trial"
import { viewRequest } from "./view-request"

/** a million random paths and referers. */
export async function r7(site: TrialSite, views = 1_000_000): Promise<Finding[]> {
  const { pages } = (await readRelease(site.release)).site
  const served = await site.serve()
  const next = randomViews([...pages])
  const statuses = new Map<number, number>()
  let sent = 0
  await httpLoad({
    url: served.url,
    connections: CLIENTS,
    next() {
      sent += 1
      return sent <= views ? viewRequest(served.url, next()) : undefined
    },
    onAnswer: status => statuses.set(status, (statuses.get(status) ?? 0) + 1),
  })
  await terminate(served)
  const stored = await storedIn(site.database)
  const different = (values: string[]) => new Set(values).size
  const paths = different(stored.map(({ path }) => path))
  const referers = different(stored.map(({ day, referer }) => `${day} ${referer}`))
  const agents = different(stored.map(({ agent }) => agent))
  const days = different(stored.map(({ day }) => day))
  const accepted = statuses.get(204) ?? 0
  const refused = statuses.get(400) ?? 0
  const counted = sum(stored.map(({ count }) => count))
  // The pages and “(unknown)”; of referers also “direct”, “(other)” and the hosts of the day.
  const mostPaths = pages.size + 1
  const mostReferers = days * (pages.size + 3 + MAX_HOSTS_PER_DAY)
  return [
    {
      measure: `${views} random views: counted, refused`,
      value: `${accepted}, ${refused}`,
      target: "every one, those counted are stored",
      passed: accepted + refused === views && counted === accepted,
    },
    {
      measure: "different paths, referers, agents",
      value: `${paths}, ${referers}, ${agents}`,
      target: `at most ${mostPaths}, ${mostReferers}, ${AGENTS.size}`,
      passed: paths <= mostPaths && referers <= mostReferers && agents <= AGENTS.size,
    },
  ]
}
