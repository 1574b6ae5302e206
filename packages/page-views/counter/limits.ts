/** Far more than there are in a minute, and few megabytes. */
const MAX_KEYS = 10_000

/** Admits each key so many times in a window of time, and keeps none of them any longer. */
export function limitEach({ times = 1, windowMs = 60_000 } = {}) {
  const counts = new Map<string, number>()
  function beginWindow(): void {
    const end = setInterval(() => {
      counts.clear()
      clearInterval(end)
    }, windowMs).unref()
  }
  return (key: string, most = times): boolean => {
    if (counts.size === 0) beginWindow()
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
 * Admits so many different keys, and those again, beginning with those in `stored`: a restart starts no new limit. Keeps
 * places for regular keys, and one network takes at most `perMinute` of the other free ones in a minute. Instances on one
 * database do not know each other's new keys: n of them store n times the limit at most.
 */
export function limitPlaces(
  stored: Iterable<string>,
  limit: number,
  perMinute: (free: number) => number,
) {
  const mayTake = limitEach()
  const taken = new Set(stored)
  let kept = new Set<string>()

  function isFree(key: string, network: string | undefined): boolean {
    if (taken.size >= limit) return false
    if (kept.has(key)) return true
    const free = limit - taken.size - kept.size
    return free > 0 && (network === undefined || mayTake(network, perMinute(free)))
  }

  return {
    /** Keeps places for these keys. */
    keepFor(regular: readonly string[]): void {
      kept = new Set(regular.filter(key => !taken.has(key)))
    },
    /** Whether a key has a place. A view that came without a request has no network, and no limit. */
    admit(key: string, network?: string): boolean {
      if (taken.has(key)) return true
      if (!isFree(key, network)) return false
      taken.add(key)
      kept.delete(key)
      return true
    },
  }
}
