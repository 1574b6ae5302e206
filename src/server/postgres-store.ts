import * as z from "zod"
import {
  migrations,
  refuseLaterVersion,
  SELECT_BOTS,
  SELECT_VIEWS,
  STORE_VERSION,
  storeBy,
} from "./page-view-sql"
import { missingCounts, type PageViewStore } from "./page-view-store"
import { openPostgres, type PostgresDatabase } from "./postgres-driver"
import { StartupError } from "./startup-error"

/**
 * The store for several instances of the site at once (D3). Rejects with a `StoreAwayError` when the database cannot be
 * reached at the moment, with another `StartupError` when it cannot be used as it is.
 */
export async function openPostgresStore(url: string): Promise<PageViewStore> {
  const database = openPostgres(url)
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return postgresStore(database)
}

/** Collation "C" compares bytes, as SQLite does. A row's key must stay below 2 700 bytes: paths are the build's. */
const MIGRATIONS = migrations('TEXT COLLATE "C"', "BIGINT")

/** Any number, the same in every instance and every version of the site. */
const LOCK = 7_245_301

const SELECT_STATE = `SELECT current_setting('server_encoding') AS encoding,
  to_regclass('page_view_version') IS NOT NULL AS found`

const stateRow = z.tuple([z.object({ encoding: z.string(), found: z.boolean() })])
const versionRow = z.tuple([z.object({ version: z.number() })])

/**
 * Brings the database to the present version, in one transaction: instances that start together wait for each other. One
 * that is up to date is only read, so the site's user needs no right to create tables.
 */
async function migrate(database: PostgresDatabase): Promise<void> {
  await database.transaction(async run => {
    await run("SELECT pg_advisory_xact_lock($1)", [LOCK])
    const [{ encoding, found }] = stateRow.parse(await run(SELECT_STATE))
    const name = `The PostgreSQL database ${database.place}`
    if (encoding !== "UTF8") {
      throw new StartupError(
        `${name} is encoded as ${encoding}, which cannot hold every path: create one with the encoding UTF8, and name it in DATABASE_URL.`,
      )
    }
    if (!found) {
      await run("CREATE TABLE page_view_version (version INTEGER NOT NULL)")
      await run("INSERT INTO page_view_version (version) VALUES (0)")
    }
    const [{ version }] = versionRow.parse(await run("SELECT version FROM page_view_version"))
    refuseLaterVersion(name, version, "name another database in DATABASE_URL")
    if (version === STORE_VERSION) return
    for (const step of MIGRATIONS.slice(version)) await run(step)
    await run("UPDATE page_view_version SET version = $1", [STORE_VERSION])
  })
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
 * Adds views and bots, each as JSON, in one statement, which is one transaction. Every instance has the same order, so no
 * two wait for each other's rows; equal views are added up first, as a row can be updated once only.
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

const asJson = (...rows: unknown[]): unknown[] => rows.map(row => JSON.stringify(row))
