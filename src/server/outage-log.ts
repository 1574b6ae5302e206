import type { Logger } from "pino"

/** How long a failing store is silent before the log says that it still fails. */
const REMIND_MS = 60_000

export type OutageLog = {
  /** Page views could not be stored. */
  failed(error: unknown): void
  /** A page view was stored. */
  worked(): void
}

/**
 * Tells the operator of an outage once when it begins, once a minute while it lasts and once when
 * it is over, however many page views fail: a full disk must not be filled by its log.
 */
export function createOutageLog(log: Logger, now = () => performance.now()): OutageLog {
  let outage: { since: number; told: number } | undefined
  const secondsSince = (moment: number) => Math.round((now() - moment) / 1000)

  return {
    failed(error) {
      if (outage === undefined) {
        outage = { since: now(), told: now() }
        log.error({ err: error }, "page views could not be stored")
      } else if (now() - outage.told >= REMIND_MS) {
        outage.told = now()
        log.error({ err: error, seconds: secondsSince(outage.since) }, "page views still fail")
      }
    },
    worked() {
      if (outage === undefined) return
      log.info({ seconds: secondsSince(outage.since) }, "page views are stored again")
      outage = undefined
    },
  }
}
