import { statSync } from "node:fs"
import * as z from "zod"
import { reasonOf, StartupError } from "../startup-error"
import { committedFrames } from "./log-frames"
import { type Dialect, refuseLaterVersion, SELECT_VIEWS, STORE_VERSION, tables } from "./sql"
import {
  BUSY_TIMEOUT_MS,
  inTransaction,
  openSqliteFile,
  openSqliteFileForReading,
  type SqliteDatabase,
} from "./sqlite-driver"
import type { Database, Statements } from "./store"

export const SQLITE: Dialect = {
  rows: columns =>
    `(SELECT ${columns.map(name => `value ->> '${name}' AS ${name}`)} FROM json_each($1)) AS given`,
}

const checkpointRow = z.object({ busy: z.number(), log: z.number() })

/** Moves the write-ahead log into the file. Returns SQLite's report. */
const checkpoint = (database: SqliteDatabase, mode: "PASSIVE" | "TRUNCATE") =>
  checkpointRow.parse(database.prepare(`PRAGMA wal_checkpoint(${mode})`).get())

const pageSizeRow = z.object({ page_size: z.number() })

/** Number of frames at the end of the log that SQLite could not read when it opened the file. Call before a write. */
export function unreadFrames(database: SqliteDatabase, file: string): number {
  const { page_size } = pageSizeRow.parse(database.prepare("PRAGMA page_size").get())
  const written = committedFrames(`${file}-wal`, page_size)
  return Math.max(0, written - checkpoint(database, "PASSIVE").log)
}

const versionRow = z.object({ user_version: z.number() })

/** The version of a file, 0 of a new one. Throws a `StartupError` when a later version of the site wrote it. */
function sqliteVersion(database: SqliteDatabase, file: string): number {
  const { user_version } = versionRow.parse(database.prepare("PRAGMA user_version").get())
  refuseLaterVersion(`The page-view file ${file}`, user_version)
  return user_version
}

/** Brings the file to the present version, in one transaction: of two processes that start together, one does it. */
function migrate(database: SqliteDatabase, file: string): void {
  inTransaction(database, () => {
    if (sqliteVersion(database, file) < STORE_VERSION)
      for (const table of tables("TEXT", "INTEGER", " WITHOUT ROWID")) database.exec(table)
    database.exec(`PRAGMA user_version = ${STORE_VERSION}`)
  })
}

export type PageViewFile = ReturnType<typeof openPageViewFile>

/**
 * Opens the SQLite file (D3), or makes it. Throws a `StartupError` when it cannot be used. Every call blocks, and
 * throws the driver's error.
 * @param check looks at the file before anything is written
 */
export function openPageViewFile(file: string, check?: (database: SqliteDatabase) => void) {
  const database = openSqliteFile(file)
  try {
    check?.(database)
    migrate(database, file)
  } catch (error) {
    database.close()
    throw error
  }
  const prepared = new Map<string, ReturnType<SqliteDatabase["prepare"]>>()
  const runOne = (sql: string, values: readonly unknown[]): unknown[] => {
    const statement = prepared.get(sql) ?? database.prepare(sql)
    prepared.set(sql, statement)
    return statement.all(...values)
  }
  const runEach = (statements: Statements): unknown[] =>
    statements.map(([sql, values]) => runOne(sql, values)).at(-1) ?? []
  return {
    run: (statements: Statements): unknown[] =>
      // SQLite makes a transaction of one statement; a mere read does not wait for those who write.
      statements.length === 1
        ? runEach(statements)
        : inTransaction(database, () => runEach(statements)),
    /**
     * Empties the log into the file, unless a reader holds it: SQLite reads a log only up to its first spoilt byte.
     * Waits for nobody. Returns whether the log is empty.
     */
    emptyLog(): boolean {
      database.pragma("busy_timeout = 0")
      try {
        return checkpoint(database, "TRUNCATE").busy === 0
      } finally {
        database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
      }
    },
    close() {
      if (!database.open) return
      // Makes the file complete by itself, to copy or to move.
      checkpoint(database, "TRUNCATE")
      // A statement would go on working in a database that is closed.
      prepared.clear()
      database.close()
    },
  }
}

/**
 * Opens the SQLite file to read its counts, also while a server writes to it; makes and changes nothing. Throws a
 * `StartupError` when the file is missing, empty, of another version, or no page-view file.
 */
export function openSqliteReader(file: string): Database {
  if (statSync(file, { throwIfNoEntry: false }) === undefined) {
    throw new StartupError(
      `There is no page-view file ${file}: the server makes it when it starts (npm start), unless content/site.yml has pageViews: false; if yours is elsewhere, set PAGE_VIEWS_DB to it.`,
    )
  }
  let database: SqliteDatabase | undefined
  try {
    const opened = openSqliteFileForReading(file)
    database = opened
    if (sqliteVersion(opened, file) !== STORE_VERSION) {
      throw new Error("its tables are missing or old: start the server once, which makes them")
    }
    // Another program's database has no such table.
    opened.prepare(SELECT_VIEWS)
    const run = async ([statement]: Statements) =>
      statement ? opened.prepare(statement[0]).all(...statement[1]) : []
    const close = async () => {
      if (opened.open) opened.close()
    }
    return { run, close }
  } catch (error) {
    database?.close()
    if (error instanceof StartupError) throw error
    throw new StartupError(
      `The page-view file ${file} cannot be read (${reasonOf(error)}): set PAGE_VIEWS_DB to the file that the server writes, and run this as a user who may read it.`,
    )
  }
}
