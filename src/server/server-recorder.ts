import { setTimeout } from "node:timers/promises"
import type { Logger } from "pino"
import type { PageViewRecorder } from "./page-view-recorder"
import type { ServerMetrics } from "./server-metrics"
import { reasonOf, StoreAwayError } from "./startup-error"

const RETRY_MS = 1000

/**
 * pages are served whether page views can be counted or not. Opens a recorder; while its store
 * is away, hands out one that refuses page views and goes on trying. Logs once for each reason.
 * What it records is counted and its outages are logged: the compiled handler, which calls it, knows
 * of neither. Rejects when `open` fails for a reason that does not pass with time.
 */
export async function openPatientRecorder(
  open: () => Promise<PageViewRecorder>,
  metrics: ServerMetrics,
  log: Logger,
): Promise<PageViewRecorder> {
  const outage = createOutageLog(log)
  const closing = new AbortController()
  let recorder: PageViewRecorder | undefined
  let opening: Promise<void> | undefined
  let lastError: unknown

  function tell(error: unknown): undefined {
    if (String(error) !== String(lastError)) {
      log.warn(`the site is served, and page views are answered 503: ${reasonOf(error)}`)
    }
    lastError = error
  }

  async function keepTrying(): Promise<void> {
    while (!recorder) {
      await setTimeout(RETRY_MS, undefined, closing)
      recorder = await open().catch(tell)
    }
    if (!closing.signal.aborted) log.info("page views are counted again")
  }

  try {
    recorder = await open()
  } catch (error) {
    if (!(error instanceof StoreAwayError)) throw error
    tell(error)
    // Rejects when it is closed while it waits.
    opening = keepTrying().catch(() => {})
  }

  function present(): PageViewRecorder {
    if (recorder) return recorder
    throw lastError
  }

  async function observe(recording: () => Promise<void>, count: () => void): Promise<void> {
    try {
      await recording()
    } catch (error) {
      outage.failed(error)
      throw error
    }
    outage.worked()
    count()
  }

  return {
    record: view => observe(() => present().record(view), metrics.viewCounted),
    recordBot: () => observe(() => present().recordBot(), metrics.botCounted),
    waiting: () => recorder?.waiting() ?? 0,
    check: async () => present().check(),
    async close() {
      closing.abort()
      await opening
      await recorder?.close()
    },
  }
}

/** How long a failing store is silent before the log says that it still fails. */
const REMIND_MS = 60_000

/**
 * Tells the operator of an outage once when it begins, once a minute while it lasts and once when
 * it is over, however many page views fail: a full disk must not be filled by its log.
 */
export function createOutageLog(log: Logger, now = () => performance.now()) {
  let outage: { since: number; told: number } | undefined
  const secondsSince = (moment: number) => Math.round((now() - moment) / 1000)

  return {
    /** Page views could not be stored. */
    failed(error: unknown): void {
      if (outage === undefined) {
        outage = { since: now(), told: now() }
        log.error({ err: error }, "page views could not be stored")
      } else if (now() - outage.told >= REMIND_MS) {
        outage.told = now()
        log.error({ err: error, seconds: secondsSince(outage.since) }, "page views still fail")
      }
    },
    /** A page view was stored. */
    worked(): void {
      if (outage === undefined) return
      log.info({ seconds: secondsSince(outage.since) }, "page views are stored again")
      outage = undefined
    },
  }
}
