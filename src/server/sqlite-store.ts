import { statSync } from "node:fs"
import * as z from "zod"
import {
  migrations,
  refuseLaterVersion,
  SELECT_BOTS,
  SELECT_VIEWS,
  STORE_VERSION,
  storeBy,
} from "./page-view-sql"
import {
  type BotCount,
  missingCounts,
  type PageViewReader,
  type PageViewStore,
  type ViewCount,
} from "./page-view-store"
import {
  inTransaction,
  openSqliteFile,
  openSqliteFileForReading,
  type SqliteDatabase,
} from "./sqlite-driver"
import { reasonOf, StartupError } from "./startup-error"

const versionRow = z.object({ user_version: z.number() })

/** The version of a file, 0 of a new one. Throws a `StartupError` when a later version of the site wrote it. */
function sqliteVersion(database: SqliteDatabase, file: string): number {
  const { user_version } = versionRow.parse(database.prepare("PRAGMA user_version").get())
  const name = `The page-view file ${file}`
  refuseLaterVersion(name, user_version, "set PAGE_VIEWS_DB to another file")
  return user_version
}

const MIGRATIONS = migrations("TEXT", "INTEGER", " WITHOUT ROWID")

/** Brings the file to the present version, in one transaction: of two processes that start together, one does it. */
function migrate(database: SqliteDatabase, file: string): void {
  inTransaction(database, () => {
    for (const step of MIGRATIONS.slice(sqliteVersion(database, file))) database.exec(step)
    database.exec(WRITE_VERSION)
  })
}

const ADD_VIEWS = `INSERT INTO page_views (day, path, referer, agent, country, count)
  SELECT value ->> 'day', value ->> 'path', value ->> 'referer', value ->> 'agent',
    value ->> 'country', value ->> 'count' FROM json_each(?) WHERE true
  ON CONFLICT (day, path, referer, agent, country) DO UPDATE SET count = count + excluded.count`

const ADD_BOTS = `INSERT INTO bot_views (day, count)
  SELECT value ->> 'day', value ->> 'count' FROM json_each(?) WHERE true
  ON CONFLICT (day) DO UPDATE SET count = count + excluded.count`

const adding = (...counts: [readonly ViewCount[], readonly BotCount[]]): Statements =>
  [ADD_VIEWS, ADD_BOTS].map((sql, i) => [sql, [JSON.stringify(counts[i])]])

/** Writes the version that a file already has: a full disk or a read-only file shows here, not in a read. */
const WRITE_VERSION = `PRAGMA user_version = ${STORE_VERSION}`

/** Statements with their values: one transaction. */
export type Statements = [sql: string, values: unknown[]][]

/** Returns the rows of the last statement. */
type Run = (statements: Statements) => Promise<unknown[]>

/** The store on a SQLite file, by what runs statements there; what visitors wait for is run by `runSoon`. */
export const storeOnSqlite = (run: Run, runSoon = run) => ({
  ...storeBy((sql, values) => run([[sql, [...values]]])),
  async add(views: readonly ViewCount[], bots: readonly BotCount[] = []) {
    await runSoon(adding(views, bots))
  },
  async check() {
    await runSoon([[WRITE_VERSION, []]])
  },
})

/** Throws once the database is closed, also when that happens during a purge. */
export const readSqlite = (database: SqliteDatabase) =>
  storeBy(async (sql, values) => database.prepare(sql).all(...values))

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
      // A read alone does not wait for those who write.
      statements.length === 1
        ? runEach(statements)
        : inTransaction(database, () => runEach(statements)),
    setDay: (day: string, views: readonly ViewCount[], bots: number) =>
      inTransaction(database, () => {
        const rows = (sql: string) => runEach([[sql, [day, day]]])
        const stored = { views: rows(SELECT_VIEWS), bots: rows(SELECT_BOTS) }
        runEach(adding(...missingCounts(day, stored, { views, bots })))
      }),
    close() {
      if (!database.open) return
      // Leaves one file that is complete by itself, to copy or to move.
      database.pragma("wal_checkpoint(TRUNCATE)")
      // A statement would go on working in a database that is closed.
      prepared.clear()
      database.close()
    },
  }
}

/** The embedded store (D3), in this process. Throws a `StartupError` when the file cannot be used. */
export function openSqliteStore(file: string): PageViewStore {
  const { run, setDay, close } = openPageViewFile(file)
  return {
    ...storeOnSqlite(async statements => run(statements)),
    setDay: async (day, views, bots) => setDay(day, views, bots),
    close: async () => close(),
  }
}

/**
 * Opens the SQLite file to read its counts, also while a server writes to it; makes and changes nothing. Throws a
 * `StartupError` when the file is missing, empty, of another version, or no page-view file.
 */
export function openSqliteReader(file: string): PageViewReader {
  let database: SqliteDatabase | undefined
  try {
    if (statSync(file, { throwIfNoEntry: false }) === undefined) {
      throw new StartupError(
        `There is no page-view file ${file}: the server makes it when it starts (npm start); if yours is elsewhere, set PAGE_VIEWS_DB to it.`,
      )
    }
    const opened = openSqliteFileForReading(file)
    database = opened
    refuseOldVersion(sqliteVersion(opened, file), file)
    // Another program's database has no such table.
    opened.prepare(SELECT_VIEWS)
    const close = async () => {
      if (opened.open) opened.close()
    }
    return { ...readSqlite(opened), close }
  } catch (error) {
    database?.close()
    if (error instanceof StartupError) throw error
    throw new StartupError(
      `The page-view file ${file} cannot be read (${reasonOf(error)}): set PAGE_VIEWS_DB to the file that the server writes, and run this as a user who may read it.`,
    )
  }
}

function refuseOldVersion(version: number, file: string): void {
  if (version === STORE_VERSION) return
  throw new StartupError(
    version === 0
      ? `The file ${file} is a database without page views: set PAGE_VIEWS_DB to the file that the server writes, or start the server (npm start), which makes its tables.`
      : `The page-view file ${file} has version ${version}, and this version of the site reads version ${STORE_VERSION}: start the server once (npm start), which brings the file up to date.`,
  )
}
