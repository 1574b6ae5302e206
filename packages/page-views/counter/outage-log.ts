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

  return {
    failed(error: unknown): void {
      isOut = true
      if (mayTell("failed")) log.error({ err: error }, "page views could not be stored")
    },
    worked(): void {
      if (!isOut || !mayTell("worked")) return
      isOut = false
      log.info({}, "page views are stored again")
    },
  }
}
