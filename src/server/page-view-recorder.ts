import { setTimeout as pause } from "node:timers/promises"
import type { PageView } from "@site/page-view-contract"
import { countedView, isHost, parisDay, type SiteFacts, withPageOnly } from "./counted-view"
import { createGroupCommit } from "./group-commit"
import {
  hostsPerMinute,
  limitPlaces,
  MAX_HOSTS_PER_DAY,
  MAX_REGULAR_HOSTS,
  MAX_REGULAR_ROWS,
  MAX_ROWS_PER_DAY,
  rowsPerMinute,
} from "./limits"
import { type CountingStore, combinationOf } from "./page-view-store"
import { type RetentionParts, startRetention } from "./retention"

export type PageViewRecorder = Awaited<ReturnType<typeof openRecorder>>

type RecorderParts = RetentionParts & {
  /** The build that is being served, asked for every view: it may change while the server runs. */
  site: () => SiteFacts
  /** Called for every transaction that failed. */
  onFailure: (error: unknown) => void
}

/** The networks that requests come from, for the limits of new hosts and rows. Held no longer than the requests. */
export const clientNetworks = new WeakMap<object, string>()

const REGULAR_DAYS = 30

const CHECK_INTERVAL_MS = 1000

/** How long a store that hangs holds up a check, and the end of the server once nobody waits for an answer. */
const CHECK_MS = 1000
const DRAIN_MS = 250

/** Ties the parts of D3 together, and purges. Rejects, and closes the store, when it cannot be read. */
export async function openRecorder(parts: RecorderParts) {
  const { store, site, onFailure, now = () => new Date() } = parts
  const today = parisDay(now())
  const stored = await store.counts({ since: today, until: today }).catch(async error => {
    await store.close()
    throw error
  })
  let regularOn = ""
  const hosts = limitPlaces(
    { day: today, keys: stored.map(({ referer }) => referer).filter(isHost) },
    MAX_HOSTS_PER_DAY,
    hostsPerMinute,
  )
  const rows = limitPlaces(
    { day: today, keys: stored.map(combinationOf) },
    MAX_ROWS_PER_DAY,
    rowsPerMinute,
  )
  const group = createGroupCommit((views, bots) =>
    store.add(views, bots).catch(error => {
      onFailure(error)
      throw error
    }),
  )
  const stopRetention = startRetention(parts)
  let closed: Promise<void> | undefined
  let lastCheck = { at: Number.NEGATIVE_INFINITY, result: Promise.resolve() }

  /** Reads again for each day, beside the counting, what places are kept for: hosts and rows of the last 30 days. */
  function lookForRegulars(day: string): void {
    if (day === regularOn) return
    regularOn = day
    const period = { since: daysBefore(day, REGULAR_DAYS), until: daysBefore(day, 1) }
    const reading = Promise.all([
      store.regularHosts(period, MAX_REGULAR_HOSTS).then(hosts.keepFor),
      store
        .regularCombinations(period, MAX_REGULAR_ROWS)
        .then(found => rows.keepFor(found.map(combinationOf))),
    ])
    // Those of the day before stay: a store that fails is told of by its views.
    reading.catch(() => {})
  }
  lookForRegulars(today)

  function openDay(): string {
    if (closed) throw new Error("the page-view recorder is closed")
    const day = parisDay(now())
    lookForRegulars(day)
    return day
  }

  return {
    /** Counts one view of a request; resolves once it is durable, rejects when it was not counted. */
    async record(view: PageView, request?: object): Promise<void> {
      const day = openDay()
      const network = request && clientNetworks.get(request)
      const admitHost = (host: string) => hosts.admit(day, host, network)
      const counted = countedView(view, { day, site: site(), admitHost })
      const isNamed = rows.admit(day, combinationOf(counted), network)
      await group.add(isNamed ? counted : withPageOnly(counted))
    },
    /** The same for a view that a bot asked for: only the day is counted. */
    async recordBot(): Promise<void> {
      await group.addBot(openDay())
    },
    lost: store.lost,
    /** How many views wait to be written. */
    waiting: group.waiting,
    /** Rejects when the store cannot be written to; asks the store at most once a second. */
    async check(): Promise<void> {
      const at = performance.now()
      if (at - lastCheck.at > CHECK_INTERVAL_MS) lastCheck = { at, result: checkInTime(store) }
      await lastCheck.result
    },
    /** Refuses new views, writes those that wait, closes the store. */
    close(): Promise<void> {
      stopRetention()
      const drained = Promise.race([group.drain(), pause(DRAIN_MS, undefined, { ref: false })])
      closed ??= drained.then(() => store.close())
      return closed
    },
  }
}

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)

const checkInTime = (store: CountingStore): Promise<void> =>
  Promise.race([
    store.check(),
    pause(CHECK_MS, undefined, { ref: false }).then(() => {
      throw new Error(`the store has not answered for ${CHECK_MS / 1000} s`)
    }),
  ])
