import { RETENTION_MONTHS } from "@site/page-view-contract"
import { parisDay } from "./counted-view"
import type { CountingStore, DaysAround } from "./page-view-store"

const DAY_MS = 24 * 60 * 60 * 1000
/** So many days without any count, bots' included, are rather a clock that jumped than a site that nobody visits. */
const LONGEST_GAP_DAYS = 60

const RETRY_MS = 60 * 60 * 1000

/**
 * The first day that is kept on `today` (both `YYYY-MM-DD`): the same day of the month, 25 months before. Where that
 * month is too short, the first of the next one: no count is deleted before it is older than 25 calendar months.
 */
export function firstKeptDay(today: string): string {
  const [year = 0, month = 0, day = 0] = today.split("-").map(Number)
  const monthIndex = month - 1 - RETENTION_MONTHS
  const daysInMonth = new Date(Date.UTC(year, monthIndex + 1, 0)).getUTCDate()
  const kept = Date.UTC(year, monthIndex, Math.min(day, daysInMonth + 1))
  return new Date(kept).toISOString().slice(0, 10)
}

export type Purge = { before: string; rows: number }

export type RetentionParts = {
  store: CountingStore
  /** Deletes also when a gap in the stored days makes the clock doubtful. */
  purgeAfterGap?: boolean
  /** Called instead of such a purge. */
  onDoubt?: (days: DaysAround) => void
  now?: () => Date
  /** Called after every purge that deleted something. */
  onPurge?: (purge: Purge) => void
  /** Called after every purge that failed; it is tried again in an hour. */
  onPurgeFailure?: (error: unknown) => void
}

/**
 * deletes what is older than 25 months, now and once a day; does not keep the process alive. Returns what stops
 * it: one that runs then is given up in silence, so that the store may be closed. A clock that is years ahead must not
 * delete everything, also when it has counted views on its own days: nothing is deleted beside a gap.
 */
export function startRetention(parts: RetentionParts): () => void {
  const { store, now = () => new Date(), purgeAfterGap, onDoubt, onPurge, onPurgeFailure } = parts
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function purge(): Promise<void> {
    const today = parisDay(now())
    const before = firstKeptDay(today)
    let delay = DAY_MS
    try {
      const days = await store.daysAround(before)
      const isKept = !purgeAfterGap && isDoubtful(days, today)
      if (isKept) onDoubt?.(days)
      const rows = isKept ? 0 : await store.purge(before)
      if (rows > 0) onPurge?.({ before, rows })
    } catch (error) {
      if (!stopped) onPurgeFailure?.(error)
      delay = RETRY_MS
    }
    if (!stopped) timer = setTimeout(purge, delay).unref()
  }

  void purge()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

function isDoubtful({ before, after, newest }: DaysAround, today: string): boolean {
  if (before === null || newest === null) return false
  const isGap = (from: string, to: string) =>
    Date.parse(to) - Date.parse(from) > LONGEST_GAP_DAYS * DAY_MS
  return isGap(newest, today) || isGap(before, after ?? today)
}
