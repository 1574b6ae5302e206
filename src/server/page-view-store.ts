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

/** How many views of a day came from bots: nothing else is stored of them, and no other count includes them. */
export type BotCount = { day: string; count: number }

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
