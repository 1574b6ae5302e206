import { z } from "zod"
import { daysOf, isDay, periodBefore } from "../days"
import type { PageViewReader } from "../stores/store"
import { type Question, readRows } from "./rows"

const day = z.string().refine(isDay, "a day, YYYY-MM-DD")
const number = z.number().int().min(0)

/** Names with their views, most views first; `others` sums those that the list leaves out. */
const rankingSchema = z.strictObject({
  rows: z.array(z.strictObject({ name: z.string(), views: number })),
  others: z.strictObject({ names: number, views: number }),
})

/**
 * Result of `npm run stats`, and the shape of `--json`. Within one `version` fields are only ever added. Bots are
 * counted by day only: with `path` they are unknown, hence null.
 */
export const statsSchema = z.strictObject({
  version: z.literal(1),
  timeZone: z.literal("Europe/Paris"),
  /** First and last day, both included. */
  since: day,
  until: day,
  /** The page of `--path`. */
  path: z.string().nullable(),
  views: number,
  bots: number.nullable(),
  /** The period of the same length just before. */
  before: z.strictObject({ since: day, until: day, views: number, bots: number.nullable() }),
  /** Every day of the period, also those without views. */
  days: z.array(z.strictObject({ day, views: number, bots: number.nullable() })),
  pages: rankingSchema,
  referers: rankingSchema,
  agents: rankingSchema,
})

export type Stats = z.infer<typeof statsSchema>
type Ranking = z.infer<typeof rankingSchema>

/** Sums the counts of a period and of the one before it. Each list has `top` names; the rest is summed. */
export async function computeStats(
  reader: PageViewReader,
  question: Question,
  top: number,
): Promise<Stats> {
  const { period, path } = question
  const before = periodBefore(period)
  const bots = await botsByDay(reader, question)
  const none = () => new Map<string, number>()
  const sums = { day: none(), path: none(), referer: none(), agent: none() }
  for await (const rows of readRows(reader, question)) {
    for (const row of rows) {
      for (const field of ["day", "path", "referer", "agent"] as const) {
        sums[field].set(row[field], (sums[field].get(row[field]) ?? 0) + row.count)
      }
    }
  }
  return {
    version: 1,
    timeZone: "Europe/Paris",
    ...period,
    path,
    views: sum(sums.day.values()),
    bots: bots && sum(bots.values()),
    before: { ...before, ...(await totals(reader, { period: before, path })) },
    days: daysOf(period).map(day => ({
      day,
      views: sums.day.get(day) ?? 0,
      bots: bots && (bots.get(day) ?? 0),
    })),
    pages: ranking(sums.path, top),
    referers: ranking(sums.referer, top),
    agents: ranking(sums.agent, top),
  }
}

async function totals(reader: PageViewReader, question: Question) {
  let views = 0
  for await (const rows of readRows(reader, question)) views += sum(rows.map(row => row.count))
  const bots = await botsByDay(reader, question)
  return { views, bots: bots && sum(bots.values()) }
}

/** Only the day of a bot is known, so the bots of one page are not. */
async function botsByDay(
  reader: PageViewReader,
  { period, path }: Question,
): Promise<Map<string, number> | null> {
  if (path !== null) return null
  return new Map((await reader.botCounts(period)).map(({ day, count }) => [day, count]))
}

const sum = (numbers: Iterable<number>): number =>
  [...numbers].reduce((total, number) => total + number, 0)

function ranking(sums: ReadonlyMap<string, number>, top: number): Ranking {
  const rows = [...sums]
    .map(([name, views]) => ({ name, views }))
    // By code unit where the views are equal: the order must not depend on the machine's language.
    .sort((a, b) => b.views - a.views || (a.name < b.name ? -1 : 1))
  const others = rows.slice(top)
  return {
    rows: rows.slice(0, top),
    others: { names: others.length, views: sum(others.map(({ views }) => views)) },
  }
}
