import { limitEach } from "./limits"

/** Part of a log that the counter writes to. */
export type CounterLog = Record<
  "info" | "error",
  (details: { err?: unknown } & Record<string, unknown>, sentence: string) => void
>

export type OutageLog = ReturnType<typeof outageLog>

/** Logs when page views cannot be stored, and when they are again, once a minute each: a log must not fill the disk. */
export function outageLog(log: CounterLog) {
  const mayTell = limitEach()
  let isOut = false
  let isEndTold = true

  return {
    /** True while the last view, or the store at the start, has failed. */
    isOut: () => isOut,
    failed(error: unknown): void {
      isOut = true
      isEndTold = false
      if (mayTell("failed")) log.error({ err: error }, "page views could not be stored")
    },
    worked(): void {
      isOut = false
      if (isEndTold || !mayTell("worked")) return
      isEndTold = true
      log.info({}, "page views are stored again")
    },
  }
}
