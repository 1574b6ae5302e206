import { z } from "zod"
import { isDay } from "./days"

const day = z.string().refine(isDay, "a day, YYYY-MM-DD")
const number = z.number().int().min(0)

/** Names with their views, most views first; `others` sums those that the list leaves out. */
const rankingSchema = z.strictObject({
  rows: z.array(z.strictObject({ name: z.string(), views: number })),
  others: z.strictObject({ names: number, views: number }),
})

/**
 * What `npm run stats` computes, and the shape of `--json`. Within one `version` fields are only
 * ever added. Bots are counted by day alone: with `path` they are unknown, hence null.
 */
export const statsSchema = z.strictObject({
  version: z.literal(1),
  timeZone: z.literal("Europe/Paris"),
  /** First and last day, both included. */
  since: day,
  until: day,
  /** The page that `--path` asked for. */
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
export type Ranking = z.infer<typeof rankingSchema>

export type List = { name: string; one: string; ranking: Ranking }

/** The lists that are shown: of one page alone, the pages say nothing. */
export function listsOf(stats: Stats): List[] {
  const { path, pages, referers, agents } = stats
  const isOnePage = path !== null && pages.rows[0]?.name === path
  return [
    ...(isOnePage ? [] : [{ name: "Pages", one: "Page", ranking: pages }]),
    { name: "Referers", one: "Referer", ranking: referers },
    { name: "Agents", one: "Agent", ranking: agents },
  ]
}
