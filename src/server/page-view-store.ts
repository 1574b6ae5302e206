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

/** The contract that every storage driver keeps (D3); `store-behaviour.ts` is its test. */
export type PageViewStore = {
  /** Adds counts in one transaction: durable once resolved, nothing at all was added if rejected. */
  add(counts: readonly ViewCount[]): Promise<void>
  /** The counts from day `since` to day `until`, both included, in no particular order. */
  counts(period: { since: string; until: string }): Promise<ViewCount[]>
  /** Rejects when the store cannot be written to. */
  check(): Promise<void>
  /** Releases the file or the connections. May be called twice. */
  close(): Promise<void>
}
