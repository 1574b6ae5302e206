import * as z from "zod"
import type { Dialect } from "./sql"
import * as sql from "./sql"

/** `pg` returns 64-bit numbers as texts. */
const number = z.coerce.number()

/** D3: columns that page views are counted by. None distinguishes visitors. */
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
export const viewCount = countedView.extend({ count: number })
export type ViewCount = z.infer<typeof viewCount>

/** Views of a day by bots: nothing else is stored of them, and no other count includes them. */
const botCount = z.object({ day: z.string(), count: number })
export type BotCount = z.infer<typeof botCount>

/** Everything that was counted on one day, bots apart. */
const dayTotal = z.object({ day: z.string(), views: number, bots: number })

/** Days in Europe/Paris, `YYYY-MM-DD`, both included. */
export type Period = { since: string; until: string }

/** Statements with their values: one transaction. */
export const statements = z.array(z.tuple([z.string(), z.array(z.unknown())]))
export type Statements = z.infer<typeof statements>

/** A database, whichever it is. */
export type Database = {
  /**
   * Runs statements as one transaction, durable once resolved, and returns the rows of the last. Rejects when nothing of
   * it was done; soon, when a visitor waits for it.
   */
  run(statements: Statements, soon?: boolean): Promise<unknown[]>
  /** Releases the file or the connections. May be called twice. */
  close(): Promise<void>
}

export type PageViewStore = ReturnType<typeof storeOn>

/** The counts in a database (D3); `store-behaviour` is the test of both databases. */
export function storeOn({ run, close }: Database, dialect: Dialect) {
  async function read<Row>(row: z.ZodType<Row>, text: string, values: unknown[], soon = false) {
    return z.array(row).parse(await run([[text, values]], soon))
  }

  return {
    /** Adds counts in one transaction: durable once resolved, nothing at all was added if rejected. */
    async add(views: readonly ViewCount[], bots: readonly BotCount[] = []): Promise<void> {
      await run(sql.adding(dialect, views, bots), true)
    },
    /** The counts of a period, in no particular order; soon, when a visitor waits for them. */
    counts: ({ since, until }: Period, soon = false) =>
      read(viewCount, sql.SELECT_VIEWS, [since, until], soon),
    /** The bots of a period, in no particular order; days without any have no entry. */
    botCounts: ({ since, until }: Period) => read(botCount, sql.SELECT_BOTS, [since, until]),
    /** The total of each day that has any counts, the earliest first. */
    totals: () => read(dayTotal, sql.SELECT_TOTALS, []),
    /** Deletes everything of the days before `day`, and returns how many rows that were. */
    async purge(day: string): Promise<number> {
      const [old] = await read(z.object({ rows: number }), sql.COUNT_OLD, [day])
      if (!old?.rows) return 0
      await run([
        [sql.DELETE_OLD_VIEWS, [day]],
        [sql.DELETE_OLD_BOTS, [day]],
      ])
      return old.rows
    },
    /** Rejects when the store cannot be opened. */
    async check(): Promise<void> {
      await run([["SELECT 1", []]], true)
    },
    close,
  }
}

/** Fields that rows of different days may share. No field can hold a line feed: the contract refuses control characters. */
export const combinationOf = ({ path, referer, agent, country }: CountedView): string =>
  `${path}\n${referer}\n${agent}\n${country}`

/** Views of one key are one row. */
export const keyOf = (view: CountedView): string => `${view.day}\n${combinationOf(view)}`
