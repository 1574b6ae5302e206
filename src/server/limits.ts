/** Far more than there are in a minute, and few megabytes. */
const MAX_KEYS = 10_000

/** Admits each key so many times in a window of time, and keeps none of them any longer. */
export function limitEach({ times = 1, windowMs = 60_000 } = {}) {
  const counts = new Map<string, number>()
  setInterval(() => counts.clear(), windowMs).unref()
  return (key: string, most = times): boolean => {
    if (counts.size >= MAX_KEYS && !counts.has(key)) return false
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= most
  }
}

/** different hosts that are counted under their own names on one day. */
export const MAX_HOSTS_PER_DAY = 1000

/** different views that are counted under all of their names on one day. */
export const MAX_ROWS_PER_DAY = 20_000

/** Half of the places of a day are kept for what was counted in the last 30 days. */
export const MAX_REGULAR_HOSTS = MAX_HOSTS_PER_DAY / 2
export const MAX_REGULAR_ROWS = MAX_ROWS_PER_DAY / 2

/** few visitors bring a new host, and hardly one brings more. */
export const hostsPerMinute = (): number => 3

/** a share of the free places, so that a network that takes it all day still leaves others some. */
export const rowsPerMinute = (free: number): number => Math.ceil(free / 500)

/**
 * Admits so many different keys a day, and those again. Keeps places for `regular` keys, and one network takes at most
 * `perMinute` of the other free ones in a minute. Starts with the keys stored for a day: a restart starts no new limit.
 * Instances on one database do not know each other's new keys: n of them store n times the limit at most.
 */
export function limitPlaces(
  seed: { day: string; keys: Iterable<string> },
  limit: number,
  perMinute: (free: number) => number,
) {
  const mayTake = limitEach()
  let current = seed.day
  const taken = new Set(seed.keys)
  let regular: readonly string[] = []
  let kept = new Set<string>()
  const keepPlaces = () => {
    kept = new Set(regular.filter(key => !taken.has(key)))
  }

  function isFree(key: string, network: string | undefined): boolean {
    if (taken.size >= limit) return false
    if (kept.has(key)) return true
    const free = limit - taken.size - kept.size
    return free > 0 && (network === undefined || mayTake(network, perMinute(free)))
  }

  return {
    /** Keeps places for these keys, and on the days that follow. */
    keepFor(keys: readonly string[]): void {
      regular = keys
      keepPlaces()
    },
    /** Whether a key has a place on this day. A view that came without a request has no network, and no limit. */
    admit(day: string, key: string, network?: string): boolean {
      if (day !== current) {
        current = day
        taken.clear()
        keepPlaces()
      }
      if (taken.has(key)) return true
      if (!isFree(key, network)) return false
      taken.add(key)
      kept.delete(key)
      return true
    },
  }
}
