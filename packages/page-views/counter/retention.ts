import { RETENTION_MONTHS } from "@site/page-view-contract"
import { addDays } from "../days"
import type { PageViewStore } from "../stores/store"
import { parisDay } from "./counted-view"
import type { CounterLog } from "./outage-log"

const DAY_MS = 24 * 60 * 60 * 1000
const RETRY_MS = 60 * 60 * 1000

/** So many days without any count, bots included, are rather a clock that jumped than a site without visitors. */
const LONGEST_GAP_DAYS = 60

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

export type RetentionParts = {
  store: PageViewStore
  log: CounterLog
  now?: () => Date
  /** Deletes also when a gap in the stored days makes the clock doubtful. */
  purgeAfterGap?: boolean
}

/**
 * deletes what is older than 25 months, now and once a day, and in an hour after a failure; does not keep the
 * process alive. Returns what stops it: one that runs then is given up in silence, so that the store may be closed.
 * Deletes nothing beside a gap, because a clock that is years ahead would delete everything, also once it has counted
 * views on days of its own.
 */
export function startRetention(parts: RetentionParts): () => void {
  const { store, log, now = () => new Date(), purgeAfterGap } = parts
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function purge(): Promise<void> {
    const today = parisDay(now())
    const before = firstKeptDay(today)
    let delay = DAY_MS
    try {
      const isKept = !purgeAfterGap && (await isDoubtful(store, before, today))
      if (isKept) {
        log.warn(
          { before },
          "old page views are kept, as there is a gap of 60 days: check the clock, or set PURGE_AFTER_GAP",
        )
      }
      const rows = isKept ? 0 : await store.purge(before)
      if (rows > 0) log.info({ before, rows }, "old page views deleted")
    } catch (error) {
      if (!stopped) log.error({ err: error }, "old page views could not be deleted")
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

/** Whether a gap follows the newest day with counts, or the last of those that would go. */
async function isDoubtful(store: PageViewStore, before: string, today: string): Promise<boolean> {
  const last = await store.lastDayBefore(before)
  if (!last) return false
  const newest = (await store.lastDayBefore(addDays(today, 1))) ?? last
  const next = await store.lastDayBefore(addDays(last, LONGEST_GAP_DAYS + 1))
  return newest < addDays(today, -LONGEST_GAP_DAYS) || next === last
}
