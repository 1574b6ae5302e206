import { StartupError } from "../startup-error"
import type { BotCount, Statements, ViewCount } from "./store"

/** Differences between the two databases. */
export type Dialect = {
  /** Rows of these columns, from a JSON array in `$1`. */
  rows(columns: readonly string[]): string
}

/** The version of the tables. */
export const STORE_VERSION = 2

/** Makes the tables of a new store, and those that a store of an earlier version lacks. */
export const tables = (text: string, count: string, end = ""): string[] => [
  `CREATE TABLE IF NOT EXISTS page_views (
    day ${text} NOT NULL,
    path ${text} NOT NULL,
    referer ${text} NOT NULL,
    agent ${text} NOT NULL,
    country ${text} NOT NULL,
    count ${count} NOT NULL,
    PRIMARY KEY (day, path, referer, agent, country)
  )${end}`,
  `CREATE TABLE IF NOT EXISTS bot_views (day ${text} NOT NULL PRIMARY KEY, count ${count} NOT NULL)${end}`,
]

/** Refuses a store that a later version of the site wrote. Takes its name. */
export function refuseLaterVersion(store: string, version: number): void {
  if (version <= STORE_VERSION) return
  throw new StartupError(
    `${store} has version ${version}, and this version of the site reads up to ${STORE_VERSION}: update the site, or name another store in PAGE_VIEWS_DB or DATABASE_URL.`,
  )
}

const TABLES = { page_views: ["day", "path", "referer", "agent", "country"], bot_views: ["day"] }

/**
 * Adds rows to those that are there, in one order everywhere, so that no two instances wait for each other's; equal ones
 * are added up first.
 */
function insert({ rows }: Dialect, table: keyof typeof TABLES): string {
  const keys = TABLES[table].join(", ")
  return `INSERT INTO ${table} (${keys}, count)
    SELECT ${keys}, sum(count) FROM ${rows([...TABLES[table], "count"])} GROUP BY ${keys} ORDER BY ${keys}
    ON CONFLICT (${keys}) DO UPDATE SET count = ${table}.count + excluded.count`
}

/** Statements that add counts to those that are there. */
export function adding(
  dialect: Dialect,
  views: readonly ViewCount[],
  bots: readonly BotCount[],
): Statements {
  const one = (table: keyof typeof TABLES, rows: readonly BotCount[]): Statements =>
    rows.length > 0 ? [[insert(dialect, table), [JSON.stringify(rows)]]] : []
  return [...one("page_views", views), ...one("bot_views", bots)]
}

/** The rows of a period, which `$1` and `$2` are the first and the last day of. */
export const SELECT_VIEWS = `SELECT day, path, referer, agent, country, count FROM page_views
  WHERE day BETWEEN $1 AND $2`

export const SELECT_BOTS = "SELECT day, count FROM bot_views WHERE day BETWEEN $1 AND $2"

export const SELECT_TOTALS = `SELECT day, sum(views) AS views, sum(bots) AS bots FROM (
    SELECT day, 0 AS views, count AS bots FROM bot_views
    UNION ALL SELECT day, count, 0 FROM page_views
  ) AS counted GROUP BY day ORDER BY day`

/** Number of rows of the days before `$1`. */
export const COUNT_OLD = `SELECT count(*) AS rows FROM (
    SELECT day FROM page_views WHERE day < $1
    UNION ALL SELECT day FROM bot_views WHERE day < $1
  ) AS old`

export const DELETE_OLD_VIEWS = "DELETE FROM page_views WHERE day < $1"

export const DELETE_OLD_BOTS = "DELETE FROM bot_views WHERE day < $1"
