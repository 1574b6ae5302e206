import { z } from "zod"
import type { BotCount, PageViewStore, ViewCount } from "./page-view-store"
import { sqliteCounts } from "./sqlite-counts"
import { openSqliteFile } from "./sqlite-driver"
import { migrate, SQLITE_VERSION } from "./sqlite-migrations"

const UPSERT = `INSERT INTO page_views (day, path, referer, agent, country, count)
  VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT (day, path, referer, agent, country) DO UPDATE SET count = count + excluded.count`

const UPSERT_BOTS = `INSERT INTO bot_views (day, count) VALUES (?, ?)
  ON CONFLICT (day) DO UPDATE SET count = count + excluded.count`

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
  const upsert = database.prepare(UPSERT)
  const read = sqliteCounts(database)
  const upsertBots = database.prepare(UPSERT_BOTS)
  const addAll = database.transaction((views: readonly ViewCount[], bots: readonly BotCount[]) => {
    for (const { day, path, referer, agent, country, count } of views)
      upsert.run(day, path, referer, agent, country, count)
    for (const { day, count } of bots) upsertBots.run(day, count)
  })
  const purgeViews = database.prepare("DELETE FROM page_views WHERE day < ?")
  const purgeBots = database.prepare("DELETE FROM bot_views WHERE day < ?")
  const purgeAll = database.transaction(
    (day: string) => purgeViews.run(day).changes + purgeBots.run(day).changes,
  )

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
    async purge(day) {
      return z.number().parse(purgeAll.immediate(day))
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
