import { z } from "zod"
import { StartupError } from "./startup-error"

/** D3: what page views are counted by. Nothing in it tells one visitor from another. */
export type CountedView = {
  /** Day in Europe/Paris, `YYYY-MM-DD`. */
  day: string
  path: string
  referer: string
  agent: string
  country: string
}

/** One row of the store: how many times that view was counted. */
export type ViewCount = CountedView & { count: number }

/** Rows of views as a store returns them; drivers write numbers in different ways. */
export const viewCountsSchema = (count: z.ZodType<number>): z.ZodType<ViewCount[]> =>
  z.array(
    z.object({
      day: z.string(),
      path: z.string(),
      referer: z.string(),
      agent: z.string(),
      country: z.string(),
      count,
    }),
  )

/** How many views of a day came from bots: nothing else is stored of them, and no other count includes them. */
export type BotCount = { day: string; count: number }

/** Rows of bots as a store returns them. */
export const botCountsSchema = (count: z.ZodType<number>): z.ZodType<BotCount[]> =>
  z.array(z.object({ day: z.string(), count }))

/** Everything that was counted on one day, bots apart. */
export type DayTotal = { day: string; views: number; bots: number }

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
  /**
   * Makes a day hold exactly these views and bots, in one transaction. Rejects with a
   * `StartupError`, and changes nothing, when the day has counts that would be lost.
   */
  setDay(day: string, views: readonly ViewCount[], bots: number): Promise<void>
  /** Deletes everything of the days before `day`, and returns how many rows that were. */
  purge(day: string): Promise<number>
  /** Rejects when the store cannot be written to. */
  check(): Promise<void>
  /** Releases the file or the connections. May be called twice. */
  close(): Promise<void>
}

/** A store that is only read: for the owner's tools, while the server goes on writing. */
export type PageViewReader = Pick<PageViewStore, "counts" | "botCounts" | "close">

type DayCounts = { views: readonly ViewCount[]; bots: number }

/**
 * Throws a `StartupError` when a count of the day that is `stored` is missing from `given` or
 * larger there: setting the day would lose it.
 */
export function refuseLoss(day: string, stored: DayCounts, given: DayCounts): void {
  const counts = new Map(given.views.map(view => [keyOf(view), view.count]))
  const lost =
    stored.bots > given.bots ||
    stored.views.some(view => view.count > (counts.get(keyOf(view)) ?? 0))
  if (!lost) return
  throw new StartupError(
    `The target counted views of ${day} that the source does not have, and they would be lost: delete ${day} from one of the two, or move into an empty target.`,
  )
}

const keyOf = ({ path, referer, agent, country }: ViewCount): string =>
  JSON.stringify([path, referer, agent, country])
