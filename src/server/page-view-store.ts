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

/** What rows of different days may have in common. */
export const combination = countedView.omit({ day: true })
export type Combination = z.infer<typeof combination>

/** One row of the store: how many times that view was counted. */
export const viewCount = countedView.extend({ count: number })
export type ViewCount = z.infer<typeof viewCount>

/** How many views of a day came from bots: nothing else is stored of them, and no other count includes them. */
export const botCount = z.object({ day: z.string(), count: number })
export type BotCount = z.infer<typeof botCount>

/** Everything that was counted on one day, bots apart. */
export const dayTotal = z.object({ day: z.string(), views: number, bots: number })
export type DayTotal = z.infer<typeof dayTotal>

export const daysAround = z.object({
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
  /** The same for what rows of different days have in common. Both read the newest rows of a period with very many. */
  regularCombinations(period: Period, limit: number): Promise<Combination[]>
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
export type CountingStore = Omit<PageViewStore, "botCounts" | "totals" | "setDay"> & {
  /** Resolves with the reason when this store can be used no more, and has to be closed and opened again. */
  lost?: Promise<unknown>
}

/** A store that is only read: for the owner's tools, while the server goes on writing. */
export type PageViewReader = Pick<PageViewStore, "counts" | "botCounts" | "close">

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
  for (const view of z.array(viewCount).parse(stored.views)) {
    const { count = 0 } = views.get(keyOf(view)) ?? {}
    views.set(keyOf(view), { ...view, count: count - view.count })
  }
  const [{ count: storedBots } = { count: 0 }] = z.array(botCount).parse(stored.bots)
  const bots = [{ day, count: given.bots - storedBots }]
  if ([...views.values(), ...bots].some(({ count }) => count < 0)) {
    throw new StartupError(
      `The target counted views of ${day} that the source does not have, and they would be lost: delete ${day} from one of the two, or move into an empty target.`,
    )
  }
  return [[...views.values()].filter(isSome), bots.filter(isSome)]
}

const isSome = ({ count }: { count: number }): boolean => count > 0

/** No field can hold a line feed: the contract refuses control characters. */
export const combinationOf = ({ path, referer, agent, country }: Combination): string =>
  `${path}\n${referer}\n${agent}\n${country}`

/** Views of one key are one row. */
export const keyOf = (view: CountedView): string => `${view.day}\n${combinationOf(view)}`
