import { setTimeout as pause } from "node:timers/promises"
import type { PageView } from "@site/page-view-contract"
import { combinationOf, type PageViewStore } from "../stores/counts"
import { countedView, isHost, parisDay, type SiteFacts, withPageOnly } from "./counted-view"
import { createGroupCommit } from "./group-commit"
import { HOSTS, limitPlaces, ROWS } from "./limits"
import type { OutageLog } from "./outage-log"
import { type RetentionParts, startRetention } from "./retention"

export type PageViewRecorder = ReturnType<typeof openRecorder>

type RecorderParts = RetentionParts & {
  /** The served build, read for every view: it may change while the server runs. */
  site: () => SiteFacts
  outage: OutageLog
}

/** Time for which a hanging store holds up the end of the server, once nobody waits for an answer. */
const DRAIN_MS = 250

/** Counts into a store (D3), and purges it. */
export function openRecorder(parts: RecorderParts) {
  const { store, site, outage, now = () => new Date() } = parts
  const group = createGroupCommit((views, bots) => store.add(views, bots))
  const stopRetention = startRetention(parts)
  let today: { day: string; places: ReturnType<typeof placesOf> } | undefined
  let closed: Promise<void> | undefined

  /** The day to count in. Throws once the recorder is closed. */
  function dayNow(): string {
    if (closed) throw new Error("the page-view recorder is closed")
    return parisDay(now())
  }

  /** The places of a day. Tries again for the next view when the store cannot be read. */
  function placesToday(day: string) {
    if (today?.day !== day) {
      const places = placesOf(store, day)
      places.catch(() => {
        today = undefined
      })
      today = { day, places }
    }
    return today.places
  }

  async function record(view: PageView, networks: readonly string[] | undefined): Promise<void> {
    const day = dayNow()
    const { mayNameHost, mayNameRow } = await placesToday(day)
    const admitHost = (host: string) => mayNameHost(host, networks)
    const counted = countedView(view, { day, site: site(), admitHost })
    const isNamed = mayNameRow(combinationOf(counted), networks)
    await group.add(isNamed ? counted : withPageOnly(counted))
  }

  async function reported(recording: Promise<void>): Promise<void> {
    await recording.catch(error => {
      outage.failed(error)
      throw error
    })
    outage.worked()
  }

  async function drain(): Promise<void> {
    // Views that wait for it join the group.
    await today?.places.catch(() => {})
    await group.drain()
  }

  return {
    /** Counts one view, of a client with these networks; resolves once it is durable, rejects when it was not counted. */
    record: (view: PageView, networks?: readonly string[]): Promise<void> =>
      reported(record(view, networks)),
    /** The same for a view by a bot: only the day is counted. */
    async recordBot(): Promise<void> {
      await reported(group.addBot(dayNow()))
    },
    /** True when the last view was stored. */
    isWell: (): boolean => !outage.isOut(),
    /** Refuses new views, writes those that wait, closes the store. */
    close(): Promise<void> {
      stopRetention()
      const drained = Promise.race([drain(), pause(DRAIN_MS, undefined, { ref: false })])
      closed ??= drained.then(() => store.close())
      return closed
    },
  }
}

/** Places of a day, begun with what it holds. */
async function placesOf(store: PageViewStore, day: string) {
  const stored = await store.rowsOf(day)
  return {
    mayNameHost: limitPlaces(stored.map(({ referer }) => referer).filter(isHost), HOSTS),
    mayNameRow: limitPlaces(stored.map(combinationOf), ROWS),
  }
}
