import { UNKNOWN_AGENT } from "../metrics/agents"
import { DIRECT } from "../metrics/contract"
import { OTHER_HOST } from "./counted-view"
import type { CountedView } from "./page-view-store"

/** different hosts that are counted under their own names on one day. */
export const MAX_HOSTS_PER_DAY = 1000

/** different views that are counted under all of their names on one day. */
export const MAX_ROWS_PER_DAY = 20_000

/**
 * Admits so many different keys a day, and those again. Starts with the keys that are stored for a
 * day, so that a restart does not start a new limit. Instances on one database do not know each
 * other's new keys: n that run at the same time store n times the limit at most, because one that starts
 * later counts what the others stored.
 */
function dailyLimit(seed: { day: string; keys: Iterable<string> }, limit: number) {
  let current = seed.day
  let admitted = new Set(seed.keys)
  return (day: string, key: string): boolean => {
    if (day !== current) {
      current = day
      admitted = new Set()
    }
    if (admitted.size < limit) admitted.add(key)
    return admitted.has(key)
  }
}

export type ForeignHosts = {
  /** Whether `host` may be counted under its name on `day`; remembers it when so. */
  admit(day: string, host: string): boolean
}

/** Keeps the referring hosts of the day within a limit. `seed` holds the referers stored for a day. */
export function createForeignHosts(
  seed: { day: string; referers: Iterable<string> },
  limit = MAX_HOSTS_PER_DAY,
): ForeignHosts {
  return { admit: dailyLimit({ day: seed.day, keys: [...seed.referers].filter(isHost) }, limit) }
}

/** A stored referer is `direct`, a page, a name in brackets, or a host. */
const isHost = (referer: string): boolean => referer !== DIRECT && !/^[/(]/.test(referer)

export type DayRows = {
  /** The view as it is counted: itself, or what is left of it beyond the limit. */
  admit(view: CountedView): CountedView
}

/**
 * Keeps the rows of the day within a limit: each field ends in a closed list, but someone patient
 * could send all of their combinations, a million rows a day on a site of ten pages. Beyond the limit
 * a new combination is counted under its page, without its referer and agent: as many rows more as
 * there are pages. `seed` holds the views stored for a day.
 */
export function createDayRows(
  seed: { day: string; rows: Iterable<CountedView> },
  limit = MAX_ROWS_PER_DAY,
): DayRows {
  const admit = dailyLimit({ day: seed.day, keys: Array.from(seed.rows, rowOf) }, limit)
  return {
    admit: view =>
      admit(view.day, rowOf(view)) ? view : { ...view, referer: OTHER_HOST, agent: UNKNOWN_AGENT },
  }
}

/** The only `country` is no part of it; no field can hold a line feed. */
const rowOf = ({ path, referer, agent }: CountedView): string => `${path}\n${referer}\n${agent}`
