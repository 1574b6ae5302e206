import { statSync } from "node:fs"
import { z } from "zod"
import {
  type BotCount,
  botCountsSchema,
  type PageViewReader,
  type Period,
  type ViewCount,
  viewCountsSchema,
} from "./page-view-store"
import {
  laterVersion,
  openSqliteFileForReading,
  SQLITE_VERSION,
  type SqliteDatabase,
  sqliteVersion,
} from "./sqlite-driver"
import { reasonOf, StartupError } from "./startup-error"

/**
 * Opens the SQLite file to read its counts, also while a server writes to it; makes and changes
 * nothing. Throws a `StartupError` when the file is missing, empty, of another version, or no
 * page-view file.
 */
export function openSqliteReader(file: string): PageViewReader {
  let database: SqliteDatabase | undefined
  try {
    if (statSync(file, { throwIfNoEntry: false }) === undefined) {
      throw new StartupError(
        `There is no page-view file ${file}: the server makes it when it starts (npm start); if yours is elsewhere, set PAGE_VIEWS_DB to it.`,
      )
    }
    database = openSqliteFileForReading(file)
    return readerOf(database, file)
  } catch (error) {
    database?.close()
    if (error instanceof StartupError) throw error
    throw new StartupError(
      `The page-view file ${file} cannot be read (${reasonOf(error)}): set PAGE_VIEWS_DB to the file that the server writes, and run this as a user who may read it.`,
    )
  }
}

function readerOf(database: SqliteDatabase, file: string): PageViewReader {
  const version = sqliteVersion(database)
  if (version !== SQLITE_VERSION) throw new StartupError(versionProblem(file, version))
  const read = sqliteCounts(database)
  return {
    async counts(period) {
      return read.counts(period)
    },
    async botCounts(period) {
      return read.botCounts(period)
    },
    async close() {
      if (database.open) database.close()
    },
  }
}

function versionProblem(file: string, version: number): string {
  if (version > SQLITE_VERSION) return laterVersion(file, version)
  if (version === 0) {
    return `The file ${file} is a database without page views: set PAGE_VIEWS_DB to the file that the server writes, or start the server (npm start), which makes its tables.`
  }
  return `The page-view file ${file} has version ${version}, and this version of the site reads version ${SQLITE_VERSION}: start the server once (npm start), which brings the file up to date.`
}

const SELECT = `SELECT day, path, referer, agent, country, count FROM page_views
  WHERE day BETWEEN ? AND ?`

const SELECT_BOTS = "SELECT day, count FROM bot_views WHERE day BETWEEN ? AND ?"

const storedBots = botCountsSchema(z.number())

const storedCounts = viewCountsSchema(z.number())

type SqliteCounts = {
  counts(period: Period): ViewCount[]
  botCounts(period: Period): BotCount[]
}

/** What the SQLite store and its reader read by. Takes a database that has the present tables. */
export function sqliteCounts(database: SqliteDatabase): SqliteCounts {
  const select = database.prepare(SELECT)
  const selectBots = database.prepare(SELECT_BOTS)
  return {
    counts: ({ since, until }) => storedCounts.parse(select.all(since, until)),
    botCounts: ({ since, until }) => storedBots.parse(selectBots.all(since, until)),
  }
}
