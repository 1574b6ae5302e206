const MINUTE_MS = 60_000

/** Far more than there are in a minute, and few megabytes. */
const MAX_KEYS = 10_000

/** Admits each key so many times a minute, and keeps none of them any longer. */
export function createMinuteLimit(times = 1): (key: string) => boolean {
  const counts = new Map<string, number>()
  setInterval(() => counts.clear(), MINUTE_MS).unref()
  return key => {
    if (counts.size >= MAX_KEYS && !counts.has(key)) return false
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= times
  }
}
