import { setTimeout as pause } from "node:timers/promises"
import type { Logger } from "pino"
import { limitEach } from "./limits"
import type { PageViewRecorder } from "./page-view-recorder"
import type { ServerMetrics } from "./server-metrics"
import { reasonOf, StoreAwayError } from "./startup-error"

const RETRY_MS = 1000

/** How long the start of the server waits for the store: usually it then counts from the first visitor on. */
const FIRST_MS = 5000

/**
 * pages are served whether page views can be counted or not. Opens a recorder, and again when its store is
 * lost; refuses page views while the store is away. What is recorded is counted and outages are logged: the compiled
 * handler knows of neither. Rejects when `open` fails at first for a reason that does not pass with time.
 */
export async function openPatientRecorder(
  open: (closing: AbortSignal) => Promise<PageViewRecorder>,
  metrics: ServerMetrics,
  log: Logger,
): Promise<PageViewRecorder> {
  const outage = createOutageLog(log)
  const mayTell = limitEach()
  const closing = new AbortController()
  const { signal } = closing
  let recorder: PageViewRecorder | undefined
  let problem: unknown

  function tell(error: unknown): undefined {
    problem = error
    if (signal.aborted || !mayTell(reasonOf(error))) return
    log.warn(`the site is served, and page views are answered 503: ${reasonOf(error)}`)
  }

  /** Has the recorder of `attempt` as long as its store is there, then those of further attempts. */
  async function follow(attempt: Promise<PageViewRecorder>): Promise<void> {
    for (let next = attempt; ; next = open(signal)) {
      const opened = await next.catch(tell)
      recorder = opened
      if (opened) {
        if (problem && mayTell("again")) log.info("page views are counted again")
        // PostgreSQL's connections are made again by themselves.
        if (!opened.lost) return
        tell(await opened.lost)
        recorder = undefined
        await opened.close()
      }
      await pause(RETRY_MS, undefined, { signal })
    }
  }

  const first = open(signal)
  const isUsable = first.catch(error => {
    if (!(error instanceof StoreAwayError)) throw error
  })
  await Promise.race([isUsable, pause(FIRST_MS, undefined, { ref: false })])
  // Rejects when it is closed while it waits.
  const following = follow(first).catch(() => {})

  function present(): PageViewRecorder {
    if (recorder) return recorder
    throw problem ?? new StoreAwayError("The page-view store is not open yet.")
  }

  async function observe(recording: () => Promise<void>, count: () => void): Promise<void> {
    await recording().catch(error => {
      outage.failed(error)
      throw error
    })
    outage.worked()
    count()
  }

  return {
    record: (...view) => observe(async () => present().record(...view), metrics.viewCounted),
    recordBot: () => observe(async () => present().recordBot(), metrics.botCounted),
    lost: undefined,
    waiting: () => recorder?.waiting() ?? 0,
    check: async () => present().check(),
    async close() {
      closing.abort()
      await recorder?.close()
      await following
      // Opened while it was closing.
      await recorder?.close()
    },
  }
}

/** How long a failing store is silent before the log says that it still fails. */
const REMIND_MS = 60_000

/** Success for so long ends an outage: a disk that is nearly full lets some views pass. */
const WELL_MS = 10_000

/** Logs an outage when it begins, once a minute, and when it is over: a full disk must not be filled by its log. */
export function createOutageLog(log: Logger) {
  let outage: { since: number; told: number } | undefined
  let ending: NodeJS.Timeout | undefined
  const secondsSince = (moment: number) => Math.round((performance.now() - moment) / 1000)

  return {
    /** Page views could not be stored. */
    failed(error: unknown): void {
      clearTimeout(ending)
      ending = undefined
      const now = performance.now()
      if (outage && now - outage.told < REMIND_MS) return
      if (outage) {
        log.error({ err: error, seconds: secondsSince(outage.since) }, "page views still fail")
      } else log.error({ err: error }, "page views could not be stored")
      outage = { since: outage?.since ?? now, told: now }
    },
    /** A page view was stored. */
    worked(): void {
      if (outage === undefined || ending) return
      const seconds = secondsSince(outage.since)
      ending = setTimeout(() => {
        log.info({ seconds }, "page views are stored again")
        outage = undefined
        ending = undefined
      }, WELL_MS).unref()
    },
  }
}
