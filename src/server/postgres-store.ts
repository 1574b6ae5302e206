import {
  type BotCount,
  missingCounts,
  type PageViewStore,
  SELECT_BOTS,
  SELECT_VIEWS,
  storeBy,
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
    ...storeBy((text, values) => transaction(sql => sql(text, values))),
    async add(views, bots = []) {
      await run(ADD, asJson(views, bots))
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
        await sql(ADD, asJson(...missingCounts(day, stored, { views, bots })))
      })
    },
    async check() {
      // A write: a full disk, or a server that only reads, shows here.
      await run("UPDATE page_view_version SET version = version")
    },
    close,
  }
}

/**
 * Adds views and bots in one statement, which is one transaction. The order is the same in every
 * instance, so that no two wait for each other's rows; equal views are added up first, because a
 * row can be updated once only. Takes the views and the bots as JSON.
 */
const ADD = `WITH bots AS (
    INSERT INTO bot_views (day, count)
    SELECT day, sum(count) FROM json_populate_recordset(NULL::bot_views, $2)
    GROUP BY 1 ORDER BY 1
    ON CONFLICT (day) DO UPDATE SET count = bot_views.count + excluded.count
  )
  INSERT INTO page_views (day, path, referer, agent, country, count)
  SELECT day, path, referer, agent, country, sum(count)
  FROM json_populate_recordset(NULL::page_views, $1)
  GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (day, path, referer, agent, country)
    DO UPDATE SET count = page_views.count + excluded.count`

const asJson = (views: readonly ViewCount[], bots: readonly BotCount[]): unknown[] => [
  JSON.stringify(views),
  JSON.stringify(bots),
]
