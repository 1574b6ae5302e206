import type { IncomingMessage } from "node:http"
import { isIP } from "node:net"
import ipaddr from "ipaddr.js"
import proxyaddr from "proxy-addr"

/** The network of a request's client, behind so many trusted proxies. Held in memory only. */
export const clientNetwork = (req: IncomingMessage, proxies: number): string =>
  networkOf(proxyaddr(req, (_address, hop) => hop < proxies) ?? "")

/** What some proxies write around an address: brackets, a port. */
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
