import { setTimeout as pause } from "node:timers/promises"
import type { PageView } from "../metrics/contract"
import { countedView, limitHosts, limitRows, parisDay, type SiteFacts } from "./counted-view"
import { createGroupCommit } from "./group-commit"
import type { CountingStore } from "./page-view-store"
import { type RetentionParts, startRetention } from "./retention"

export type PageViewRecorder = Awaited<ReturnType<typeof openRecorder>>

type RecorderParts = RetentionParts & {
  /** The build that is being served, asked for every view: it may change while the server runs. */
  site: () => SiteFacts
  /** Called for every transaction that failed. */
  onFailure: (error: unknown) => void
}

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
  const admitHost = limitHosts({ day: today, referers: stored.map(row => row.referer) })
  const limited = limitRows({ day: today, rows: stored })
  const group = createGroupCommit((views, bots) =>
    store.add(views, bots).catch(error => {
      onFailure(error)
      throw error
    }),
  )
  const stopRetention = startRetention(parts)
  let closed: Promise<void> | undefined
  let lastCheck = { at: Number.NEGATIVE_INFINITY, result: Promise.resolve() }

  function openDay(): string {
    if (closed) throw new Error("the page-view recorder is closed")
    return parisDay(now())
  }

  return {
    /** Counts one view; resolves once it is durable, rejects when it was not counted. */
    async record(view: PageView): Promise<void> {
      const day = openDay()
      const counted = countedView(view, { day, site: site(), admitHost })
      await group.add(limited(counted))
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

const checkInTime = (store: CountingStore): Promise<void> =>
  Promise.race([
    store.check(),
    pause(CHECK_MS, undefined, { ref: false }).then(() => {
      throw new Error(`the store has not answered for ${CHECK_MS / 1000} s`)
    }),
  ])
