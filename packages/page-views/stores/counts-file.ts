import { statSync } from "node:fs"
import * as z from "zod"
import { reasonOf, StartupError } from "../startup-error"
import {
  type BotCount,
  type CountsReader,
  insertInto,
  makeTables,
  PURGE,
  SELECT_DAY,
  TABLES,
  type TableName,
  type ViewCount,
  viewCount,
} from "./counts"
import { committedFrames } from "./log-frames"
import {
  BUSY_TIMEOUT_MS,
  inTransaction,
  openSqliteFile,
  openSqliteFileForReading,
  type SqliteDatabase,
} from "./sqlite-driver"

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

export type CountsFile = ReturnType<typeof openCountsFile>

/**
 * Opens the SQLite file (D3), or makes it. Throws a `StartupError` when it cannot be used. Every call blocks, and
 * throws the driver's error.
 * @param check looks at the file before anything is written
 */
export function openCountsFile(file: string, check?: (database: SqliteDatabase) => void) {
  const database = openSqliteFile(file)
  try {
    check?.(database)
    // In one transaction: of two processes that start together, one makes them.
    inTransaction(database, () => {
      for (const table of makeTables("TEXT", "INTEGER", " WITHOUT ROWID")) database.exec(table)
    })
  } catch (error) {
    database.close()
    throw error
  }
  const insert = (table: TableName) =>
    database.prepare(insertInto(table, `VALUES (${[...TABLES[table], "count"].map(() => "?")})`))
  const [insertView, insertBot] = [insert("page_views"), insert("bot_views")]
  return {
    add(views: readonly ViewCount[], bots: readonly BotCount[]): void {
      inTransaction(database, () => {
        for (const { day, path, referer, agent, country, count } of views)
          insertView.run(day, path, referer, agent, country, count)
        for (const { day, count } of bots) insertBot.run(day, count)
      })
    },
    rowsOf: (day: string): ViewCount[] =>
      z.array(viewCount).parse(database.prepare(SELECT_DAY).all(day)),
    purge: (day: string): number =>
      inTransaction(database, () =>
        PURGE.map(text => database.prepare(text).run(day).changes).reduce(
          (all, rows) => all + rows,
        ),
      ),
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
      database.close()
    },
  }
}

/**
 * Opens the SQLite file to read its counts, also while a server writes to it; makes and changes nothing. Throws a
 * `StartupError` when the file is missing, empty, or no page-view file.
 */
export function openCountsReader(file: string): CountsReader {
  if (statSync(file, { throwIfNoEntry: false }) === undefined) {
    throw new StartupError(
      `There is no page-view file ${file}: the server makes it when it starts (npm start), unless content/site.yml has pageViews: false; if yours is elsewhere, set PAGE_VIEWS_DB to it.`,
    )
  }
  let database: SqliteDatabase | undefined
  try {
    const opened = openSqliteFileForReading(file)
    database = opened
    // Another program's database has no such table.
    opened.prepare(SELECT_DAY)
    return {
      select: async (text, values) => opened.prepare(text).all(...values),
      close: async () => {
        if (opened.open) opened.close()
      },
    }
  } catch (error) {
    database?.close()
    if (error instanceof StartupError) throw error
    throw new StartupError(
      `The page-view file ${file} cannot be read (${reasonOf(error)}): set PAGE_VIEWS_DB to the file that the server writes, and run this as a user who may read it.`,
    )
  }
}
