import { z } from "zod"
import type { PageViewStore, ViewCount } from "./page-view-store"
import { openSqliteFile } from "./sqlite-driver"
import { migrate, SQLITE_VERSION } from "./sqlite-migrations"

const UPSERT = `INSERT INTO page_views (day, path, referer, agent, country, count)
  VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT (day, path, referer, agent, country) DO UPDATE SET count = count + excluded.count`

const SELECT = `SELECT day, path, referer, agent, country, count FROM page_views
  WHERE day BETWEEN ? AND ?`

const storedCounts: z.ZodType<ViewCount[]> = z.array(
  z.object({
    day: z.string(),
    path: z.string(),
    referer: z.string(),
    agent: z.string(),
    country: z.string(),
    count: z.number(),
  }),
)

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
  const select = database.prepare(SELECT)
  const addAll = database.transaction((counts: readonly ViewCount[]) => {
    for (const { day, path, referer, agent, country, count } of counts)
      upsert.run(day, path, referer, agent, country, count)
  })

  return {
    async add(counts) {
      addAll.immediate(counts)
    },
    async counts({ since, until }) {
      return storedCounts.parse(select.all(since, until))
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
