import { isIP } from "node:net"
import ipaddr from "ipaddr.js"

/** Signs of some proxies around an address: brackets, a port. */
const AROUND = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/

/** Bytes of the networks that one client may have in IPv6, the largest first: of a tunnel, of a line, of a house. */
const IPV6_BYTES = [48, 56, 64].map(bits => bits / 8)

/**
 * The networks of a client, the largest first: three of an IPv6 address, an IPv4 address as it is. What is no address is
 * one network, as are clients that are gone and have none any more.
 */
export function networksOf(written: string): string[] {
  const [, inBrackets, beforePort] = AROUND.exec(written) ?? []
  const address = inBrackets ?? beforePort ?? written
  // `ipaddr.js` reads `1` as an address too, and not each zone that Node allows.
  if (!isIP(address) || !ipaddr.isValid(address)) return [""]
  const bytes = ipaddr.process(address).toByteArray()
  const lengths = bytes.length === 4 ? [4] : IPV6_BYTES
  return lengths.map(length => bytes.slice(0, length).join("."))
}

const MINUTE_MS = 60_000

/** Far more than there are in a minute, and few megabytes. */
const MAX_KEYS = 10_000

/** A key, and how often it is admitted in a window. */
type Limit = readonly [key: string, most: number]

/** Admits all of several keys in a window of time, or none. Keeps none of them any longer. */
function limitTogether(windowMs: number) {
  const counts = new Map<string, number>()
  function beginWindow(): void {
    const end = setInterval(() => {
      counts.clear()
      clearInterval(end)
    }, windowMs).unref()
  }
  const isFree = ([key, most]: Limit): boolean => {
    const count = counts.get(key)
    return count === undefined ? counts.size < MAX_KEYS : count < most
  }
  return (limits: readonly Limit[]): boolean => {
    if (!limits.every(isFree)) return false
    if (counts.size === 0) beginWindow()
    for (const [key] of limits) counts.set(key, (counts.get(key) ?? 0) + 1)
    return true
  }
}

/** Admits each key a number of times in a window of time. */
export function limitEach({ times = 1, windowMs = MINUTE_MS } = {}) {
  const admit = limitTogether(windowMs)
  return (key: string): boolean => admit([[key, times]])
}

/** Places of a day for names, and those that one network takes in a minute. */
type Places = { most: number; perMinute: number }

/** different hosts. Few visitors bring a new one, and hardly one brings more. A client takes 180 in an hour. */
export const HOSTS: Places = { most: 1000, perMinute: 3 }

/** different views. A client takes 2 400 in an hour. */
export const ROWS: Places = { most: 20_000, perMinute: 40 }

/**
 * Admits a number of different keys, and those again, beginning with those in `stored`: a restart starts no new limit.
 * Instances on one database do not know each other's new keys: n of them store n times the limit at most.
 */
export function limitPlaces(stored: Iterable<string>, { most, perMinute }: Places) {
  const mayTake = limitTogether(MINUTE_MS)
  const taken = new Set(stored)

  /** Returns true for a key that has a place. A view without a request has no networks, and no limit of a minute. */
  return (key: string, networks?: readonly string[]): boolean => {
    if (taken.has(key)) return true
    if (taken.size >= most) return false
    if (networks && !mayTake(sharesOf(networks, perMinute))) return false
    taken.add(key)
    return true
  }
}

/** The largest network may take all that one client may; those in it two thirds and a third, so that others in it can. */
const sharesOf = (networks: readonly string[], most: number): Limit[] =>
  networks.map((name, index) => [name, Math.ceil((most * (3 - index)) / 3)])
