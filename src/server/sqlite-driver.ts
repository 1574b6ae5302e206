import { existsSync, mkdirSync } from "node:fs"
import { dirname } from "node:path"
import { pathToFileURL } from "node:url"
import type Libsql from "libsql"
import { z } from "zod"
import { loadDriver } from "./load-driver"
import { migrations, refuseLaterVersion, STORE_VERSION } from "./page-view-store"
import { reasonOf, StartupError } from "./startup-error"

export type SqliteDatabase = Libsql.Database

/** How long a write waits for another process that writes; the whole server waits with it. */
const BUSY_TIMEOUT_MS = 2000

/** Opens or makes the SQLite file, so that a commit is on the disk (D3). Throws a `StartupError` when that fails. */
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

const versionRow = z.object({ user_version: z.number() })

/** The version of a file, 0 of a new one. Throws a `StartupError` when a later version of the site wrote it. */
export function sqliteVersion(database: SqliteDatabase, file: string): number {
  const { user_version } = versionRow.parse(database.prepare("PRAGMA user_version").get())
  const name = `The page-view file ${file}`
  refuseLaterVersion(name, user_version, "set PAGE_VIEWS_DB to another file")
  return user_version
}

const MIGRATIONS = migrations("TEXT", "INTEGER", " WITHOUT ROWID")

/**
 * Brings the file to the present version, in one transaction, so that two processes that start
 * together cannot both do it. Throws a `StartupError` when a later version of the site wrote it.
 */
export function migrate(database: SqliteDatabase, file: string): void {
  database
    .transaction(() => {
      for (const step of MIGRATIONS.slice(sqliteVersion(database, file))) database.exec(step)
      database.exec(`PRAGMA user_version = ${STORE_VERSION}`)
    })
    .immediate()
}
