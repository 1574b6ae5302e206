import { z } from "zod"
import {
  type BotCount,
  type PageViewStore,
  readBy,
  refuseLoss,
  SELECT_BOTS,
  SELECT_VIEWS,
  type ViewCount,
} from "./page-view-store"
import { openPostgres, type PostgresDatabase } from "./postgres-driver"
import { migratePostgres } from "./postgres-migrations"

/**
 * The store for several instances of the site at once (D3). The first connection is made here.
 * Rejects with a `StoreAwayError` when the database cannot be reached at the moment, with another
 * `StartupError` when it cannot be used as it is.
 */
export async function openPostgresStore(url: string): Promise<PageViewStore> {
  const database = openPostgres(url)
  try {
    await migratePostgres(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return postgresStore(database)
}

function postgresStore({ run, transaction, close }: PostgresDatabase): PageViewStore {
  return {
    ...readBy((text, values) => transaction(sql => sql(text, values))),
    async add(views, bots = []) {
      await run(ADD, columns(views, bots))
    },
    async setDay(day, views, bots) {
      await transaction(async sql => {
        // Readers go on; a site's page views, of bots too, wait for the end of this day. They lock
        // the other table first: taking it here as well would be a deadlock.
        await sql("LOCK TABLE page_views IN SHARE ROW EXCLUSIVE MODE")
        const stored = {
          views: await sql(SELECT_VIEWS, [day, day]),
          bots: await sql(SELECT_BOTS, [day, day]),
        }
        refuseLoss(day, stored, { views, bots })
        await sql(SET, columns(views, bots > 0 ? [{ day, count: bots }] : []))
      })
    },
    async purge(day) {
      const days = oldDays.parse(await transaction(sql => sql(SELECT_DAYS_BEFORE, [day])))
      let rows = 0
      // Day by day: a day takes long when old counts were just moved here, and nobody waits for it.
      for (const { day: old } of days) {
        const [deleted] = purged.parse(await transaction(sql => sql(PURGE_DAY, [old])))
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
const purged = z.tuple([z.object({ rows: z.coerce.number() })])

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
