import { setImmediate } from "node:timers/promises"
import * as z from "zod"
import {
  botCount,
  combination,
  daysAround,
  dayTotal,
  type PageViewStore,
  viewCount,
} from "./page-view-store"
import { StartupError } from "./startup-error"

/** The tables: step n brings a store from version n to n + 1. A step that was released is never edited. */
export const migrations = (text: string, count: string, end = "") => [
  `CREATE TABLE page_views (
    day ${text} NOT NULL,
    path ${text} NOT NULL,
    referer ${text} NOT NULL,
    agent ${text} NOT NULL,
    country ${text} NOT NULL,
    count ${count} NOT NULL,
    PRIMARY KEY (day, path, referer, agent, country)
  )${end}`,
  `CREATE TABLE bot_views (day ${text} NOT NULL PRIMARY KEY, count ${count} NOT NULL)${end}`,
]

/** The version that migrations leave a store at. */
export const STORE_VERSION = migrations("", "").length

/** Refuses a store that a later version of the site wrote. Takes its name, and how to use another one. */
export function refuseLaterVersion(store: string, version: number, other: string): void {
  if (version <= STORE_VERSION) return
  throw new StartupError(
    `${store} has version ${version}, and this version of the site reads up to ${STORE_VERSION}: update the site, or ${other}.`,
  )
}

/** The rows of a period, which `$1` and `$2` are the first and the last day of. */
export const SELECT_VIEWS = `SELECT day, path, referer, agent, country, count FROM page_views
  WHERE day BETWEEN $1 AND $2`

export const SELECT_BOTS = "SELECT day, count FROM bot_views WHERE day BETWEEN $1 AND $2"

const SELECT_TOTALS = `SELECT day, sum(views) AS views, sum(bots) AS bots FROM (
    SELECT day, 0 AS views, count AS bots FROM bot_views
    UNION ALL SELECT day, count, 0 FROM page_views
  ) AS counted GROUP BY day ORDER BY day`

/**
 * The newest rows of a period. 600 000 rows, a month at the limit of each day, keep the writer of a SQLite file busy
 * for more than a second, and views wait for it.
 */
const NEWEST = `(SELECT * FROM page_views WHERE day BETWEEN $1 AND $2 ORDER BY day DESC LIMIT 100000) AS newest`

/** A stored referer is `direct`, a page, a name in brackets, or a host. */
const SELECT_HOSTS = `SELECT referer FROM ${NEWEST}
  WHERE referer <> 'direct' AND substr(referer, 1, 1) NOT IN ('/', '(')
  GROUP BY referer ORDER BY count(DISTINCT day) DESC, sum(count) DESC, referer LIMIT $3`

const SELECT_COMBINATIONS = `SELECT path, referer, agent, country FROM ${NEWEST}
  GROUP BY 1, 2, 3, 4 ORDER BY count(*) DESC, sum(count) DESC, 1, 2, 3, 4 LIMIT $3`

const daysOf = (table: string) => `SELECT
  (SELECT max(day) FROM ${table} WHERE day < $1) AS before,
  (SELECT min(day) FROM ${table} WHERE day >= $1) AS after,
  (SELECT max(day) FROM ${table}) AS newest`

const SELECT_AROUND = `SELECT max(before) AS before, min(after) AS after, max(newest) AS newest
  FROM (${daysOf("page_views")} UNION ALL ${daysOf("bot_views")}) AS days`

const PURGE_BOTS = "DELETE FROM bot_views WHERE day < $1 RETURNING 1"

/** 2 000 rows take some milliseconds; a million at once would keep every request waiting for half a second. */
const PURGE_STEP_ROWS = 2000

const PURGE_STEP = `DELETE FROM page_views WHERE (day, path, referer, agent, country) IN
  (SELECT day, path, referer, agent, country FROM page_views WHERE day < $1
    ORDER BY day LIMIT ${PURGE_STEP_ROWS})
  RETURNING 1`

const viewRows = z.array(viewCount)
const botRows = z.array(botCount)
const totalRows = z.array(dayTotal)
const combinationRows = z.array(combination)
const hostRows = z.array(z.object({ referer: z.string() }))
const aroundRow = z.tuple([daysAround])

/** Reads and purges in the SQL that both databases know. Takes what runs a statement as a transaction by itself. */
export const storeBy = (
  query: (sql: string, values: readonly unknown[]) => Promise<unknown[]>,
): Omit<PageViewStore, "add" | "setDay" | "check" | "close"> => ({
  counts: async ({ since, until }) => viewRows.parse(await query(SELECT_VIEWS, [since, until])),
  botCounts: async ({ since, until }) => botRows.parse(await query(SELECT_BOTS, [since, until])),
  totals: async () => totalRows.parse(await query(SELECT_TOTALS, [])),
  async regularHosts({ since, until }, limit) {
    const rows = hostRows.parse(await query(SELECT_HOSTS, [since, until, limit]))
    return rows.map(({ referer }) => referer)
  },
  regularCombinations: async ({ since, until }, limit) =>
    combinationRows.parse(await query(SELECT_COMBINATIONS, [since, until, limit])),
  daysAround: async day => aroundRow.parse(await query(SELECT_AROUND, [day]))[0],
  async purge(day) {
    let rows = (await query(PURGE_BOTS, [day])).length
    for (let step = PURGE_STEP_ROWS; step === PURGE_STEP_ROWS; rows += step) {
      step = (await query(PURGE_STEP, [day])).length
      // SQLite's driver is synchronous: requests are answered between two steps.
      await setImmediate()
    }
    return rows
  },
})
