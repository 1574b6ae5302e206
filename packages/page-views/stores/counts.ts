import * as z from "zod"

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

/** One row of the store: how many times that view was counted. `pg` returns 64-bit numbers as texts. */
export const viewCount = countedView.extend({ count: z.coerce.number() })
export type ViewCount = z.infer<typeof viewCount>

/** Views of a day by bots: nothing else is stored of them, and no other count includes them. */
export const botCount = z.object({ day: z.string(), count: z.coerce.number() })
export type BotCount = z.infer<typeof botCount>

/** The counts of a server (D3); `store-behaviour` is the test of both databases. Visitors wait for `add` and `rowsOf`. */
export type PageViewStore = {
  /** Adds counts in one transaction: durable once resolved, nothing at all was added if rejected. */
  add(views: readonly ViewCount[], bots?: readonly BotCount[]): Promise<void>
  /** The views of a day, in no particular order. */
  rowsOf(day: string): Promise<ViewCount[]>
  /** Deletes everything of the days before `day`, and returns how many rows that were. */
  purge(day: string): Promise<number>
  /** Releases the file or the connections. May be called twice. */
  close(): Promise<void>
}

/** Counts that are read by a statement of the owner's tools, while a server goes on writing. */
export type CountsReader = {
  select(text: string, values: readonly unknown[]): Promise<unknown[]>
  close(): Promise<void>
}

/** Question of a server to the process that has its SQLite file: a number to answer, and a method of the file. */
export const writerCall = z.object({
  id: z.number(),
  call: z.union([
    z.tuple([z.literal("add"), z.array(viewCount).readonly(), z.array(botCount).readonly()]),
    z.tuple([z.literal("rowsOf"), z.string()]),
    z.tuple([z.literal("purge"), z.string()]),
  ]),
})
export type WriterCall = z.infer<typeof writerCall>

/** Number that the opening of the file is answered by. */
export const OPENING = 0

/** Answer to the call of that number. A writer that is of no more use ends after it. */
export const writerReply = z.object({
  id: z.number(),
  result: z.unknown().optional(),
  failure: z.object({ message: z.string(), code: z.string() }).optional(),
})
export type WriterReply = z.input<typeof writerReply>

/** Result of the opening: a damaged file, where it is now and what was found; unread frames at the end of the log. */
export const finding = z.object({
  damaged: z.object({ file: z.string(), reason: z.string() }).optional(),
  unread: z.number().default(0),
})
export type Finding = z.output<typeof finding>

/** Fields that rows of different days may share. No field can hold a line feed: the contract refuses control characters. */
export const combinationOf = ({ path, referer, agent, country }: CountedView): string =>
  `${path}\n${referer}\n${agent}\n${country}`

/** Views of one key are one row. */
export const keyOf = (view: CountedView): string => `${view.day}\n${combinationOf(view)}`

/** Columns of the tables, their counts aside. */
export const TABLES = {
  page_views: ["day", "path", "referer", "agent", "country"],
  bot_views: ["day"],
} as const

export type TableName = keyof typeof TABLES

/** Makes the tables that are missing. */
export const makeTables = (text: string, count: string, end = ""): string[] =>
  Object.entries(TABLES).map(
    ([table, keys]) => `CREATE TABLE IF NOT EXISTS ${table} (
      ${keys.map(key => `${key} ${text} NOT NULL`)}, count ${count} NOT NULL, PRIMARY KEY (${keys})
    )${end}`,
  )

/** Adds the counts of `rows` to those that are there. */
export const insertInto = (table: TableName, rows: string): string =>
  `INSERT INTO ${table} (${TABLES[table]}, count) ${rows}
    ON CONFLICT (${TABLES[table]}) DO UPDATE SET count = ${table}.count + excluded.count`

/** The views of the day `$1`. */
export const SELECT_DAY = `SELECT ${TABLES.page_views}, count FROM page_views WHERE day = $1`

/** Delete the rows of the days before `$1`. */
export const PURGE = [
  "DELETE FROM page_views WHERE day < $1",
  "DELETE FROM bot_views WHERE day < $1",
]
