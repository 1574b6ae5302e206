import { existsSync, mkdirSync } from "node:fs"
import { dirname } from "node:path"
import { pathToFileURL } from "node:url"
import type Libsql from "libsql"
import { z } from "zod"
import { loadDriver } from "./load-driver"
import { reasonOf, StartupError } from "./startup-error"

export type SqliteDatabase = Libsql.Database

/** How long a write waits for another process that writes; the whole server waits with it. */
const BUSY_TIMEOUT_MS = 2000

/**
 * Opens or makes the SQLite file, set up so that a commit is on the disk (D3).
 * Throws a `StartupError` when the directory or the file cannot be used.
 */
export function openSqliteFile(file: string): SqliteDatabase {
  makeDirectory(file)
  const Database = loadDriver<typeof Libsql>("libsql")
  try {
    const database = new Database(file, { timeout: BUSY_TIMEOUT_MS })
    database.pragma("journal_mode = WAL")
    database.pragma("synchronous = FULL")
    // What is purged is overwritten in the file, not only left out of the tables.
    database.pragma("secure_delete = ON")
    return database
  } catch (error) {
    throw new StartupError(
      `The page-view file ${file} cannot be opened as a SQLite database (${reasonOf(error)}): set PAGE_VIEWS_DB to another file, or move this one away.`,
    )
  }
}

/**
 * Opens a SQLite file to read it, without making or changing anything. While a server has the file
 * open (its write-ahead log is there) SQLite's locks and log are used; without one the file is
 * complete by itself, and is read without leaving a new log beside it. libsql ignores the options
 * `readonly` and `fileMustExist`, but hands SQLite's own parameters on.
 * Throws the driver's error when the file is not there or cannot be opened.
 */
export function openSqliteFileForReading(file: string): SqliteDatabase {
  const Database = loadDriver<typeof Libsql>("libsql")
  const mode = existsSync(`${file}-wal`) ? "mode=ro" : "immutable=1"
  return new Database(`${pathToFileURL(file)}?${mode}`, { timeout: BUSY_TIMEOUT_MS })
}

function makeDirectory(file: string): void {
  const directory = dirname(file)
  try {
    mkdirSync(directory, { recursive: true })
  } catch (error) {
    throw new StartupError(
      `The directory ${directory} for the page-view file cannot be made (${reasonOf(error)}): set PAGE_VIEWS_DB to a file in a directory that can be written.`,
    )
  }
}

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
