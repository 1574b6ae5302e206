import { setImmediate } from "node:timers/promises"
import * as z from "zod"
import { StartupError } from "./startup-error"

/** `pg` hands out 64-bit numbers as texts. */
const number = z.coerce.number()

/** D3: what page views are counted by. Nothing in it tells one visitor from another. */
const countedView = z.object({
  /** Day in Europe/Paris, `YYYY-MM-DD`. */
  day: z.string(),
  path: z.string(),
  referer: z.string(),
  agent: z.string(),
  country: z.string(),
})
export type CountedView = z.infer<typeof countedView>

/** One row of the store: how many times that view was counted. */
const viewCount = countedView.extend({ count: number })
export type ViewCount = z.infer<typeof viewCount>

/** How many views of a day came from bots: nothing else is stored of them, and no other count includes them. */
const botCount = z.object({ day: z.string(), count: number })
export type BotCount = z.infer<typeof botCount>

/** Everything that was counted on one day, bots apart. */
const dayTotal = z.object({ day: z.string(), views: number, bots: number })
export type DayTotal = z.infer<typeof dayTotal>

const daysAround = z.object({
  before: z.string().nullable(),
  after: z.string().nullable(),
  newest: z.string().nullable(),
})
export type DaysAround = z.infer<typeof daysAround>

/** Days in Europe/Paris, `YYYY-MM-DD`, both included. */
export type Period = { since: string; until: string }

/** The contract that every storage driver keeps (D3); `store-behaviour.ts` is its test. */
export type PageViewStore = {
  /** Adds counts in one transaction: durable once resolved, nothing at all was added if rejected. */
  add(views: readonly ViewCount[], bots?: readonly BotCount[]): Promise<void>
  /** The counts of a period, in no particular order. */
  counts(period: Period): Promise<ViewCount[]>
  /** The bots of a period, in no particular order; days without any have no entry. */
  botCounts(period: Period): Promise<BotCount[]>
  /** The total of each day that has any counts, the earliest first. */
  totals(): Promise<DayTotal[]>
  /** Makes a day hold exactly these, in one transaction. Rejects with a `StartupError` when counts would be lost. */
  setDay(day: string, views: readonly ViewCount[], bots: number): Promise<void>
  /** The hosts that most days of a period name as referer, the most regular first. */
  regularHosts(period: Period, limit: number): Promise<string[]>
  /** The last stored day before `day`, the first one from it on, and the last one of all. */
  daysAround(day: string): Promise<DaysAround>
  /** Deletes everything of the days before `day`, and returns how many rows that were. */
  purge(day: string): Promise<number>
  /** Rejects when the store cannot be written to. */
  check(): Promise<void>
  /** Releases the file or the connections. May be called twice. */
  close(): Promise<void>
}

/** What a server asks of the store that it counts into. */
export type CountingStore = Pick<
  PageViewStore,
  "add" | "counts" | "regularHosts" | "daysAround" | "purge" | "check" | "close"
> & {
  /** Resolves with the reason when this store can be used no more, and has to be closed and opened again. */
  lost?: Promise<unknown>
}

/** A store that is only read: for the owner's tools, while the server goes on writing. */
export type PageViewReader = Pick<PageViewStore, "counts" | "botCounts" | "close">

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

/** A stored referer is `direct`, a page, a name in brackets, or a host. */
const SELECT_HOSTS = `SELECT referer FROM page_views
  WHERE day BETWEEN $1 AND $2 AND referer <> 'direct' AND substr(referer, 1, 1) NOT IN ('/', '(')
  GROUP BY referer ORDER BY count(DISTINCT day) DESC, sum(count) DESC, referer LIMIT $3`

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

/**
 * What is to be added to a day for it to hold the given counts. Takes its stored rows. Throws a `StartupError` when
 * one of them is missing from `given` or larger there: setting the day would lose it.
 */
export function missingCounts(
  day: string,
  stored: { views: unknown[]; bots: unknown[] },
  given: { views: readonly ViewCount[]; bots: number },
): [views: ViewCount[], bots: BotCount[]] {
  const views = new Map(given.views.map(view => [keyOf(view), view]))
  for (const view of viewRows.parse(stored.views)) {
    const { count = 0 } = views.get(keyOf(view)) ?? {}
    views.set(keyOf(view), { ...view, count: count - view.count })
  }
  const [{ count: storedBots } = { count: 0 }] = botRows.parse(stored.bots)
  const bots = [{ day, count: given.bots - storedBots }]
  if ([...views.values(), ...bots].some(({ count }) => count < 0)) {
    throw new StartupError(
      `The target counted views of ${day} that the source does not have, and they would be lost: delete ${day} from one of the two, or move into an empty target.`,
    )
  }
  return [[...views.values()].filter(isSome), bots.filter(isSome)]
}

const isSome = ({ count }: { count: number }): boolean => count > 0

/** Views of one key are one row. No field can hold a line feed: the contract refuses control characters. */
export const keyOf = ({ day, path, referer, agent, country }: CountedView): string =>
  `${day}\n${path}\n${referer}\n${agent}\n${country}`
