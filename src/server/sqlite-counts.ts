import { z } from "zod"
import type { BotCount, Period, ViewCount } from "./page-view-store"
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

type SqliteCounts = {
  counts(period: Period): ViewCount[]
  botCounts(period: Period): BotCount[]
}

/** What the SQLite store and its reader read by. Takes a database that has the present tables. */
export function sqliteCounts(database: SqliteDatabase): SqliteCounts {
  const select = database.prepare(SELECT)
  const selectBots = database.prepare(SELECT_BOTS)
  return {
    counts: ({ since, until }) => storedCounts.parse(select.all(since, until)),
    botCounts: ({ since, until }) => storedBots.parse(selectBots.all(since, until)),
  }
}
