import { z } from "zod"
import type { BotCount, PageViewStore, ViewCount } from "./page-view-store"
import type { SqliteDatabase } from "./sqlite-driver"

const SELECT = `SELECT day, path, referer, agent, country, count FROM page_views
  WHERE day BETWEEN ? AND ?`

const SELECT_BOTS = "SELECT day, count FROM bot_views WHERE day BETWEEN ? AND ?"

const storedBots: z.ZodType<BotCount[]> = z.array(z.object({ day: z.string(), count: z.number() }))

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

/** The reading half of the SQLite store. Takes a database that has the present tables. */
export function sqliteCounts(
  database: SqliteDatabase,
): Pick<PageViewStore, "counts" | "botCounts"> {
  const select = database.prepare(SELECT)
  const selectBots = database.prepare(SELECT_BOTS)
  return {
    async counts({ since, until }) {
      return storedCounts.parse(select.all(since, until))
    },
    async botCounts({ since, until }) {
      return storedBots.parse(selectBots.all(since, until))
    },
  }
}
