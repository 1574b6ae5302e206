import { DIRECT } from "../metrics/contract"

/** different hosts that are counted under their own names on one day. */
export const MAX_HOSTS_PER_DAY = 1000

export type ForeignHosts = {
  /** Whether `host` may be counted under its name on `day`; remembers it when so. */
  admit(day: string, host: string): boolean
}

/**
 * Keeps the referring hosts of the day within a limit. `seed` holds the referers already stored
 * for a day, so that a restart does not start a new limit. Instances on one database do not know
 * each other's new hosts: n that run at the same time store n times the limit at most, because
 * one that starts later counts what the others stored.
 */
export function createForeignHosts(
  seed: { day: string; referers: Iterable<string> },
  limit = MAX_HOSTS_PER_DAY,
): ForeignHosts {
  let current = seed.day
  let hosts = new Set([...seed.referers].filter(isHost))
  return {
    admit(day, host) {
      if (day !== current) {
        current = day
        hosts = new Set()
      }
      if (hosts.size < limit) hosts.add(host)
      return hosts.has(host)
    },
  }
}

/** A stored referer is `direct`, a page, a name in brackets, or a host. */
const isHost = (referer: string): boolean => referer !== DIRECT && !/^[/(]/.test(referer)
