import { existsSync, mkdirSync } from "node:fs"
import { dirname } from "node:path"
import { pathToFileURL } from "node:url"
import type Libsql from "libsql"
import { reasonOf, StartupError } from "../startup-error"
import { loadDriver } from "./load-driver"

export type SqliteDatabase = Libsql.Database

/** Time for which a write waits for another process that writes. */
export const BUSY_TIMEOUT_MS = 2000

/** Size to which the write-ahead log is cut after a reader had kept it growing. */
const LOG_BYTES = 4_000_000

let Driver: typeof Libsql | undefined

function openDatabase(name: string): SqliteDatabase {
  Driver ??= loadDriver<typeof Libsql>("libsql")
  return new Driver(name, { timeout: BUSY_TIMEOUT_MS })
}

/** Finds something in a file that holds tables and none of ours: it is left as it is. */
const OTHER_TABLES = `SELECT 1 FROM sqlite_schema
  WHERE NOT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'page_views') LIMIT 1`

/** Opens or makes the SQLite file, so that a commit is on the disk (D3). Throws a `StartupError` when that fails. */
export function openSqliteFile(file: string): SqliteDatabase {
  const directory = dirname(file)
  try {
    mkdirSync(directory, { recursive: true })
  } catch (error) {
    throw new StartupError(
      `The directory ${directory} for the page-view file cannot be made (${reasonOf(error)}): set PAGE_VIEWS_DB to a file in a directory that can be written.`,
    )
  }
  let database: SqliteDatabase | undefined
  try {
    database = openDatabase(file)
    if (database.prepare(OTHER_TABLES).all().length > 0) {
      throw new Error("it is a database of another program")
    }
    database.pragma("journal_mode = WAL")
    database.pragma("synchronous = FULL")
    // Purged rows are overwritten in the file, not only left out of the tables.
    database.pragma("secure_delete = ON")
    database.pragma(`journal_size_limit = ${LOG_BYTES}`)
    return database
  } catch (error) {
    database?.close()
    if (error instanceof StartupError) throw error
    throw new StartupError(
      `The page-view file ${file} cannot be opened as a SQLite database (${reasonOf(error)}): set PAGE_VIEWS_DB to another file, or move this one away.`,
      { cause: error },
    )
  }
}

/**
 * Does `work` as one transaction, and throws what stops it. SQLite ends a transaction by itself when the disk is
 * full; the driver's own `transaction` then throws that there is none to roll back, and hides why.
 */
export function inTransaction<Result>(database: SqliteDatabase, work: () => Result): Result {
  database.exec("BEGIN IMMEDIATE")
  try {
    const result = work()
    database.exec("COMMIT")
    return result
  } catch (error) {
    if (database.inTransaction) database.exec("ROLLBACK")
    throw error
  }
}

/**
 * Opens a SQLite file to read it, without making or changing anything: where no server has it open (there is no
 * write-ahead log), it is read without leaving a new log beside it. libsql ignores the options `readonly` and
 * `fileMustExist`, but hands SQLite's own parameters on. Throws the driver's error when it cannot be opened.
 */
export function openSqliteFileForReading(file: string): SqliteDatabase {
  const mode = existsSync(`${file}-wal`) ? "mode=ro" : "immutable=1"
  return openDatabase(`${pathToFileURL(file)}?${mode}`)
}
