import { UNKNOWN_AGENT } from "../metrics/agents"
import { OTHER_HOST } from "./counted-view"
import type { CountedView } from "./page-view-store"

/** different views that are counted under all of their names on one day. */
export const MAX_ROWS_PER_DAY = 20_000

export type DayRows = {
  /** The view as it is counted: itself, or what is left of it beyond the limit. */
  admit(view: CountedView): CountedView
}

/**
 * Keeps the rows of the day within a limit: each field ends in a closed list, but someone patient
 * could send all of their combinations, a million rows a day on a site of ten pages. Beyond the limit
 * a new combination is counted under its page, without its referer and agent: as many rows more as
 * there are pages. `seed` holds the views already stored for a day, so that a restart does not start
 * a new limit; n instances on one database store n times the limit at most.
 */
export function createDayRows(
  seed: { day: string; rows: Iterable<CountedView> },
  limit = MAX_ROWS_PER_DAY,
): DayRows {
  let current = seed.day
  let rows = new Set(Array.from(seed.rows, rowOf))
  return {
    admit(view) {
      if (view.day !== current) {
        current = view.day
        rows = new Set()
      }
      const row = rowOf(view)
      if (rows.size < limit) rows.add(row)
      return rows.has(row) ? view : { ...view, referer: OTHER_HOST, agent: UNKNOWN_AGENT }
    },
  }
}

/** The only `country` is no part of it; no field can hold a line feed. */
const rowOf = ({ path, referer, agent }: CountedView): string => `${path}\n${referer}\n${agent}`
