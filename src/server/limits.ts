import { DIRECT, UNKNOWN_AGENT } from "../metrics/contract"
import { OTHER_HOST } from "./counted-view"
import { type CountedView, keyOf } from "./page-view-store"

/** Far more than there are in a minute, and few megabytes. */
const MAX_KEYS = 10_000

/** Admits each key so many times in a window of time, and keeps none of them any longer. */
export function limitEach({ times = 1, windowMs = 60_000 } = {}): (key: string) => boolean {
  const counts = new Map<string, number>()
  setInterval(() => counts.clear(), windowMs).unref()
  return key => {
    if (counts.size >= MAX_KEYS && !counts.has(key)) return false
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= times
  }
}

/** different hosts that are counted under their own names on one day. */
export const MAX_HOSTS_PER_DAY = 1000

/** different views that are counted under all of their names on one day. */
export const MAX_ROWS_PER_DAY = 20_000

/**
 * Admits so many different keys a day, and those again. Starts with the keys stored for a day: a restart starts no
 * new limit. Instances on one database do not know each other's new keys: n of them store n times the limit at most.
 */
function dailyLimit(seed: { day: string; keys: Iterable<string> }, limit: number) {
  let current = seed.day
  const admitted = new Set(seed.keys)
  return (
    day: string,
    key: string,
    mayAdd = (_: ReadonlySet<string>): boolean => true,
  ): boolean => {
    if (day !== current) {
      current = day
      admitted.clear()
    }
    if (!admitted.has(key) && admitted.size < limit && mayAdd(admitted)) admitted.add(key)
    return admitted.has(key)
  }
}

/** Places of a day that are kept for the hosts that led here most in the last 30 days. */
export const MAX_REGULAR_HOSTS = 500

/** Hosts without such a place that one client may name in a minute: few visitors bring one. */
export const NEW_HOSTS_PER_MINUTE = 3

/**
 * Whether one more referring host of the day may be counted under its name. Fair places: invented names take neither
 * those of the `regular` hosts, at most `MAX_REGULAR_HOSTS`, nor many in a short time from one client (`mayName`).
 */
export function limitHosts(
  seed: { day: string; referers: readonly string[] },
  {
    limit = MAX_HOSTS_PER_DAY,
    regular = (): ReadonlySet<string> => new Set(),
    mayName = (_client: string): boolean => true,
  } = {},
) {
  const admit = dailyLimit({ day: seed.day, keys: seed.referers.filter(isHost) }, limit)
  return (day: string, host: string, client?: string): boolean =>
    admit(day, host, admitted => {
      if (regular().has(host)) return true
      const kept = [...regular()].filter(name => !admitted.has(name)).length
      return admitted.size + kept < limit && (client === undefined || mayName(client))
    })
}

/** A stored referer is `direct`, a page, a name in brackets, or a host. */
const isHost = (referer: string): boolean => referer !== DIRECT && !/^[/(]/.test(referer)

/**
 * The view as it is counted, so that the day stays within a limit of rows: the closed lists make a million combinations
 * on a site of ten pages. Beyond the limit a new one is counted under its page, without referer and agent.
 */
export function limitRows(
  seed: { day: string; rows: readonly CountedView[] },
  limit = MAX_ROWS_PER_DAY,
): (view: CountedView) => CountedView {
  const admit = dailyLimit({ day: seed.day, keys: seed.rows.map(keyOf) }, limit)
  return view =>
    admit(view.day, keyOf(view)) ? view : { ...view, referer: OTHER_HOST, agent: UNKNOWN_AGENT }
}
