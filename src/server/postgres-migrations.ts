import { z } from "zod"
import { migrations, refuseLaterVersion, STORE_VERSION } from "./page-view-store"
import type { PostgresDatabase } from "./postgres-driver"
import { StartupError } from "./startup-error"

/**
 * Collation "C" compares bytes, as SQLite does, whatever the order of the database is. The key of a
 * row must stay below 2 700 bytes: its path is one of the build's, its referer such a path or a host.
 */
const MIGRATIONS = migrations('TEXT COLLATE "C"', "BIGINT")

/** Any number, the same in every instance and every version of the site. */
const LOCK = 7_245_301

const SELECT_STATE = `SELECT current_setting('server_encoding') AS encoding,
  to_regclass('page_view_version') IS NOT NULL AS found`

const stateRow = z.tuple([z.object({ encoding: z.string(), found: z.boolean() })])
const versionRow = z.tuple([z.object({ version: z.number() })])

/**
 * Brings the database to the present version, in one transaction; of instances that start together
 * one does it and the others wait. A database that is up to date is only read, so the site's user
 * needs no right to create tables. Rejects with a `StartupError` when a later version of the site
 * wrote it.
 */
export async function migratePostgres(database: PostgresDatabase): Promise<void> {
  await database.transaction(async run => {
    await run("SELECT pg_advisory_xact_lock($1)", [LOCK])
    const [{ encoding, found }] = stateRow.parse(await run(SELECT_STATE))
    if (encoding !== "UTF8") {
      throw new StartupError(
        `The PostgreSQL database ${database.place} is encoded as ${encoding}, which cannot hold every path: create one with the encoding UTF8, and name it in DATABASE_URL.`,
      )
    }
    if (!found) {
      await run("CREATE TABLE page_view_version (version INTEGER NOT NULL)")
      await run("INSERT INTO page_view_version (version) VALUES (0)")
    }
    const [{ version }] = versionRow.parse(await run("SELECT version FROM page_view_version"))
    refuseLaterVersion(
      `The PostgreSQL database ${database.place}`,
      version,
      "name another database in DATABASE_URL",
    )
    if (version === STORE_VERSION) return
    for (const step of MIGRATIONS.slice(version)) await run(step)
    await run("UPDATE page_view_version SET version = $1", [STORE_VERSION])
  })
}
