import { RETENTION_MONTHS } from "@site/page-view-contract"
import type { PageViewStore } from "../stores/counts"
import { parisDay } from "./counted-view"
import type { CounterLog } from "./outage-log"

const HOUR_MS = 60 * 60 * 1000

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

export type RetentionParts = { store: PageViewStore; log: CounterLog; now?: () => Date }

/**
 * deletes what is older than 25 months, now and in the first hour of each day, or in an hour after a failure; does
 * not keep the process alive. Returns what stops it: one that runs then is given up in silence, so that the store may be
 * closed.
 */
export function startRetention({ store, log, now = () => new Date() }: RetentionParts): () => void {
  let stopped = false

  async function purge(): Promise<void> {
    const before = firstKeptDay(parisDay(now()))
    try {
      const rows = await store.purge(before)
      if (rows > 0) log.info({ before, rows }, "old page views deleted")
    } catch (error) {
      if (!stopped) log.error({ err: error }, "old page views could not be deleted")
    }
  }

  void purge()
  const timer = setInterval(purge, HOUR_MS).unref()
  return () => {
    stopped = true
    clearInterval(timer)
  }
}
