import {
  COUNTRY,
  DIRECT,
  MAX_ADDRESS_LENGTH,
  MOBILE_AGENT,
  type PageView,
  UNKNOWN_AGENT,
} from "@site/page-view-contract"
import { whenIdle } from "../browser/page-moments"

/** The two parts of an address that a page view is made of. */
export type Route = Pick<Location, "pathname" | "search">

/** Origin of a page view: the previous route of the site, or what the browser reports. */
interface Origin {
  previous: Route | null
  referrer: string
}

/** Full route path (S-22): path with query. Cut at the contract's limit, so that every view is accepted. */
export const routePath = ({ pathname, search }: Route): string =>
  `${pathname}${search}`.slice(0, MAX_ADDRESS_LENGTH)

/** The body that is sent for a route navigation (S-21, S-22). */
export function pageViewOf(route: Route, { previous, referrer }: Origin, agent: string): PageView {
  const referer = previous ? routePath(previous) : referrer.slice(0, MAX_ADDRESS_LENGTH) || DIRECT
  return { path: routePath(route), referer, agent, country: COUNTRY }
}

/** S-22: longer user-agent strings are cut before they are parsed. */
const MAX_USER_AGENT_LENGTH = 500

/**
 * S-22: `mobile` on mobile devices, else the browser's name in lower case, else `unknown`.
 * The parser is loaded on demand, so that it never delays a page; without it, `unknown`. Its two long
 * tables are read in two turns.
 */
export async function agentName(userAgent: string): Promise<string> {
  try {
    const { default: UAParser } = await import(/* webpackChunkName: "ua-parser" */ "ua-parser-js")
    const parser = new UAParser(userAgent.slice(0, MAX_USER_AGENT_LENGTH))
    await whenIdle()
    if (parser.getDevice().type === "mobile") return MOBILE_AGENT
    await whenIdle()
    return parser.getBrowser().name?.toLowerCase() || UNKNOWN_AGENT
  } catch {
    return UNKNOWN_AGENT
  }
}
