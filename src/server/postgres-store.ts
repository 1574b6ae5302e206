import { z } from "zod"
import {
  type BotCount,
  botCountsSchema,
  type DayTotal,
  type PageViewStore,
  refuseLoss,
  type ViewCount,
  viewCountsSchema,
} from "./page-view-store"
import { openPostgres, type PostgresDatabase, type RunSql } from "./postgres-driver"
import { migratePostgres } from "./postgres-migrations"
import { reasonOf, StartupError } from "./startup-error"

/** `pg` hands out 64-bit numbers as texts. */
const bigint = z.string().transform(Number)
const storedBots = botCountsSchema(bigint)
const storedCounts = viewCountsSchema(bigint)
const storedTotals: z.ZodType<DayTotal[]> = z.array(
  z.object({ day: z.string(), views: bigint, bots: bigint }),
)
/**
 * The store for several instances of the site at once (D3). The first connection is made here.
 * Rejects with a `StoreAwayError` when the database cannot be reached at the moment, with another
 * `StartupError` when it cannot be used as it is.
 */
export async function openPostgresStore(url: string): Promise<PageViewStore> {
  const database = readAddress(url)
  try {
    await migratePostgres(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return postgresStore(database)
}

function readAddress(url: string): PostgresDatabase {
  try {
    return openPostgres(url)
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(
      `DATABASE_URL cannot be read (${reasonOf(error)}): expected an address like postgresql://user:password@host:5432/database, with special characters of the password as %XX.`,
    )
  }
}

function postgresStore({ run, transaction, close }: PostgresDatabase): PageViewStore {
  return {
    async add(views, bots = []) {
      await run(ADD, columns(views, bots))
    },
    counts: ({ since, until }) =>
      transaction(async sql => storedCounts.parse(await sql(SELECT, [since, until]))),
    botCounts: ({ since, until }) =>
      transaction(async sql => storedBots.parse(await sql(SELECT_BOTS, [since, until]))),
    totals: () => transaction(async sql => storedTotals.parse(await sql(SELECT_TOTALS))),
    async setDay(day, views, bots) {
      await transaction(async sql => {
        // Readers go on; a site's page views, of bots too, wait for the end of this day. They lock
        // the other table first: taking it here as well would be a deadlock.
        await sql("LOCK TABLE page_views IN SHARE ROW EXCLUSIVE MODE")
        refuseLoss(day, await dayOf(sql, day), { views, bots })
        await sql(SET, columns(views, bots > 0 ? [{ day, count: bots }] : []))
      })
    },
    async purge(day) {
      const days = await transaction(async sql =>
        oldDays.parse(await sql(SELECT_DAYS_BEFORE, [day])),
      )
      let rows = 0
      // Day by day: a day takes long when old counts were just moved here, and nobody waits for it.
      for (const { day: old } of days) {
        const [deleted] = await transaction(async sql => purged.parse(await sql(PURGE_DAY, [old])))
        rows += deleted.rows
      }
      return rows
    },
    async check() {
      // A write: a full disk, or a server that only reads, shows here.
      await run("UPDATE page_view_version SET version = version")
    },
    close,
  }
}

const oldDays = z.array(z.object({ day: z.string() }))
const purged = z.tuple([z.object({ rows: bigint })])

async function dayOf(sql: RunSql, day: string) {
  const views = storedCounts.parse(await sql(SELECT, [day, day]))
  const [bots] = storedBots.parse(await sql(SELECT_BOTS, [day, day]))
  return { views, bots: bots?.count ?? 0 }
}

/**
 * Views and bots in one statement, which is one transaction. The order is the same in every
 * instance, so that no two wait for each other's rows; equal views are added up first, because a
 * row can be updated once only.
 */
const upsert = (update: (table: string) => string) => `WITH bots AS (
    INSERT INTO bot_views (day, count)
    SELECT day COLLATE "C", sum(count) FROM unnest($7::text[], $8::bigint[]) AS bot (day, count)
    GROUP BY 1 ORDER BY 1
    ON CONFLICT (day) DO UPDATE ${update("bot_views")}
  )
  INSERT INTO page_views (day, path, referer, agent, country, count)
  SELECT day COLLATE "C", path COLLATE "C", referer COLLATE "C", agent COLLATE "C", country COLLATE "C", sum(count)
  FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[])
    AS view (day, path, referer, agent, country, count)
  GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (day, path, referer, agent, country) DO UPDATE ${update("page_views")}`

/** Takes `columns`, and adds to the counts that are there. */
const ADD = upsert(table => `SET count = ${table}.count + excluded.count`)
/** Takes `columns`, and leaves these counts there. */
const SET = upsert(table => `SET count = excluded.count WHERE ${table}.count <> excluded.count`)

const SELECT = `SELECT day, path, referer, agent, country, count FROM page_views
  WHERE day BETWEEN $1 AND $2`

const SELECT_BOTS = "SELECT day, count FROM bot_views WHERE day BETWEEN $1 AND $2"

const SELECT_TOTALS = `SELECT day, sum(views) AS views, sum(bots) AS bots FROM (
    SELECT day, count AS views, 0 AS bots FROM page_views
    UNION ALL SELECT day, 0, count FROM bot_views
  ) AS counted GROUP BY day ORDER BY day`

const SELECT_DAYS_BEFORE = `SELECT day FROM page_views WHERE day < $1
  UNION SELECT day FROM bot_views WHERE day < $1 ORDER BY day`

const PURGE_DAY = `WITH views AS (DELETE FROM page_views WHERE day = $1 RETURNING 1),
    bots AS (DELETE FROM bot_views WHERE day = $1 RETURNING 1)
  SELECT (SELECT count(*) FROM views) + (SELECT count(*) FROM bots) AS rows`

/** The values of `ADD` and `SET`: one list for each column. */
const columns = (views: readonly ViewCount[], bots: readonly BotCount[]): unknown[] => [
  views.map(({ day }) => day),
  views.map(({ path }) => path),
  views.map(({ referer }) => referer),
  views.map(({ agent }) => agent),
  views.map(({ country }) => country),
  views.map(({ count }) => count),
  bots.map(({ day }) => day),
  bots.map(({ count }) => count),
]
