import { setImmediate } from "node:timers/promises"
import { z } from "zod"
import {
  type BotCount,
  type DayTotal,
  type PageViewStore,
  refuseLoss,
  type ViewCount,
} from "./page-view-store"
import { migrate, openSqliteFile, SQLITE_VERSION } from "./sqlite-driver"
import { sqliteCounts } from "./sqlite-reader"

const upsertViews = (
  newCount: string,
) => `INSERT INTO page_views (day, path, referer, agent, country, count)
  VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT (day, path, referer, agent, country) DO UPDATE SET count = ${newCount}`

const upsertBots = (newCount: string) => `INSERT INTO bot_views (day, count) VALUES (?, ?)
  ON CONFLICT (day) DO UPDATE SET count = ${newCount}`

const SELECT_TOTALS = `SELECT day, sum(views) AS views, sum(bots) AS bots FROM (
    SELECT day, count AS views, 0 AS bots FROM page_views
    UNION ALL SELECT day, 0, count FROM bot_views
  ) GROUP BY day ORDER BY day`

const storedTotals: z.ZodType<DayTotal[]> = z.array(
  z.object({ day: z.string(), views: z.number(), bots: z.number() }),
)

/**
 * 2 000 rows take some milliseconds; a million at once would keep every request waiting for half a
 * second.
 */
const PURGE_STEP_ROWS = 2000

const PURGE_STEP = `DELETE FROM page_views WHERE (day, path, referer, agent, country) IN
  (SELECT day, path, referer, agent, country FROM page_views WHERE day < ? LIMIT ${PURGE_STEP_ROWS})`

/**
 * The embedded store (D3): one SQLite file, made with its directory when missing.
 * Throws a `StartupError` when the file cannot be used.
 */
export function openSqliteStore(file: string): PageViewStore {
  const database = openSqliteFile(file)
  try {
    migrate(database, file)
  } catch (error) {
    database.close()
    throw error
  }
  const read = sqliteCounts(database)
  const selectTotals = database.prepare(SELECT_TOTALS)
  const writer = (newCount: string) => {
    const upsert = database.prepare(upsertViews(newCount))
    const upsertBot = database.prepare(upsertBots(newCount))
    return (views: readonly ViewCount[], bots: readonly BotCount[]) => {
      for (const { day, path, referer, agent, country, count } of views)
        upsert.run(day, path, referer, agent, country, count)
      for (const { day, count } of bots) upsertBot.run(day, count)
    }
  }
  const addAll = database.transaction(writer("count + excluded.count"))
  const setAll = writer("excluded.count")
  const setDay = database.transaction((day: string, views: readonly ViewCount[], bots: number) => {
    const stored = read.counts({ since: day, until: day })
    const [storedBot] = read.botCounts({ since: day, until: day })
    refuseLoss(day, { views: stored, bots: storedBot?.count ?? 0 }, { views, bots })
    setAll(views, bots > 0 ? [{ day, count: bots }] : [])
  })
  const purgeViews = database.prepare(PURGE_STEP)
  const purgeBots = database.prepare("DELETE FROM bot_views WHERE day < ?")

  return {
    async add(views, bots = []) {
      addAll.immediate(views, bots)
    },
    async counts(period) {
      return read.counts(period)
    },
    async botCounts(period) {
      return read.botCounts(period)
    },
    async totals() {
      return storedTotals.parse(selectTotals.all())
    },
    async setDay(day, views, bots) {
      setDay.immediate(day, views, bots)
    },
    async purge(day) {
      let rows = z.number().parse(purgeBots.run(day).changes)
      let step = PURGE_STEP_ROWS
      while (step === PURGE_STEP_ROWS) {
        step = z.number().parse(purgeViews.run(day).changes)
        rows += step
        // The driver is synchronous: requests are answered between two steps.
        await setImmediate()
        if (!database.open) throw new Error("the store was closed during a purge")
      }
      return rows
    },
    async check() {
      // Writes the version it already has: a full disk or a read-only file shows here, not in a read.
      database.exec(`PRAGMA user_version = ${SQLITE_VERSION}`)
    },
    async close() {
      if (!database.open) return
      // Leaves one file that is complete by itself, to copy or to move.
      database.pragma("wal_checkpoint(TRUNCATE)")
      database.close()
    },
  }
}
