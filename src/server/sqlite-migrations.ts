import { z } from "zod"
import type { SqliteDatabase } from "./sqlite-driver"
import { StartupError } from "./startup-error"

/** Step n brings a file from version n to n + 1. A step that was released is never edited. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE page_views (
    day TEXT NOT NULL,
    path TEXT NOT NULL,
    referer TEXT NOT NULL,
    agent TEXT NOT NULL,
    country TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (day, path, referer, agent, country)
  ) WITHOUT ROWID`,
  `CREATE TABLE bot_views (
    day TEXT NOT NULL PRIMARY KEY,
    count INTEGER NOT NULL
  ) WITHOUT ROWID`,
]

/** The version that `migrate` leaves a file at. */
export const SQLITE_VERSION = MIGRATIONS.length

const versionRow = z.object({ user_version: z.number() })

/** The version that a file is at; 0 when nothing was ever written to it. */
export const sqliteVersion = (database: SqliteDatabase): number =>
  versionRow.parse(database.prepare("PRAGMA user_version").get()).user_version

/** The sentence for a file that a later version of the site wrote. */
export const laterVersion = (file: string, version: number): string =>
  `The page-view file ${file} has version ${version}, and this version of the site reads up to ${SQLITE_VERSION}: update the site, or set PAGE_VIEWS_DB to another file.`

/**
 * Brings the file to the present version, in one transaction, so that two processes that start
 * together cannot both do it. Throws a `StartupError` when a later version of the site wrote it.
 */
export function migrate(database: SqliteDatabase, file: string): void {
  database
    .transaction(() => {
      const version = sqliteVersion(database)
      if (version > SQLITE_VERSION) throw new StartupError(laterVersion(file, version))
      for (const step of MIGRATIONS.slice(version)) database.exec(step)
      database.exec(`PRAGMA user_version = ${SQLITE_VERSION}`)
    })
    .immediate()
}
