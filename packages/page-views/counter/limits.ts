import { isIP } from "node:net"
import ipaddr from "ipaddr.js"

/** Signs of some proxies around an address: brackets, a port. */
const AROUND = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/

/**
 * The first 56 bits of an IPv6 address, as one client may have all that begin so; an IPv4 address as it is. What is no
 * address is one network, as are clients that are gone and have none any more.
 */
export function networkOf(written: string): string {
  const [, inBrackets, beforePort] = AROUND.exec(written) ?? []
  const address = inBrackets ?? beforePort ?? written
  // `ipaddr.js` reads `1` as an address too, and not each zone that Node allows.
  if (!isIP(address) || !ipaddr.isValid(address)) return ""
  return ipaddr.process(address).toByteArray().slice(0, 7).join(".")
}

/** Far more than there are in a minute, and few megabytes. */
const MAX_KEYS = 10_000

/** Admits each key a number of times in a window of time, and keeps none of them any longer. */
export function limitEach({ times = 1, windowMs = 60_000 } = {}) {
  const counts = new Map<string, number>()
  function beginWindow(): void {
    const end = setInterval(() => {
      counts.clear()
      clearInterval(end)
    }, windowMs).unref()
  }
  return (key: string, most = times): boolean => {
    if (counts.size === 0) beginWindow()
    if (counts.size >= MAX_KEYS && !counts.has(key)) return false
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= most
  }
}

/** Places of a day for names, half of them kept for the last 30 days, and those that one network adds in a minute. */
type Places = { most: number; kept: number; perMinute(free: number): number }

/** different hosts. Few visitors bring a new one, and hardly one brings more. */
export const HOSTS: Places = { most: 1000, kept: 500, perMinute: () => 3 }

/** different views. A share of the free places, so that a network that takes it all day leaves others some. */
export const ROWS: Places = { most: 20_000, kept: 10_000, perMinute: free => Math.ceil(free / 500) }

/**
 * Admits a number of different keys, and those again, beginning with those in `stored`: a restart starts no new limit.
 * Keeps places for regular keys, and one network takes at most `perMinute` of the other free ones in a minute.
 * Instances on one database do not know each other's new keys: n of them store n times the limit at most.
 */
export function limitPlaces(
  stored: Iterable<string>,
  { most, perMinute }: Pick<Places, "most" | "perMinute">,
) {
  const mayTake = limitEach()
  const taken = new Set(stored)
  let kept = new Set<string>()

  function isFree(key: string, network: string | undefined): boolean {
    if (taken.size >= most) return false
    if (kept.has(key)) return true
    const free = most - taken.size - kept.size
    return free > 0 && (network === undefined || mayTake(network, perMinute(free)))
  }

  return {
    /** Keeps places for these keys. */
    keepFor(regular: readonly string[]): void {
      kept = new Set(regular.filter(key => !taken.has(key)))
    },
    /** Whether a key has a place. A view that came without a request has no network, and no limit. */
    admit(key: string, network?: string): boolean {
      if (taken.has(key)) return true
      if (!isFree(key, network)) return false
      taken.add(key)
      kept.delete(key)
      return true
    },
  }
}
