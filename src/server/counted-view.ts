import { AGENTS, UNKNOWN_AGENT } from "../metrics/agents"
import { DIRECT, type PageView } from "../metrics/contract"
import type { CountedView } from "./page-view-store"

/** What the hosts beyond the limit of the day, and names that no public site has, are counted as. */
export const OTHER_HOST = "(other)"

/**
 * A name with a dot: `http://direct/` or `http://(other)/` must not pass for one of our words. Its
 * last label begins with a letter, as that of no IP address does.
 */
const PUBLIC_HOST = /^(?:[a-z0-9_-]+\.)+[a-z][a-z0-9_-]*$/

export type CountingContext = {
  day: string
  site: SiteFacts
  /** Whether one more foreign host may be counted under its name on that day. */
  admitHost: (day: string, host: string) => boolean
}

/**
 * Reduces a page view to what is stored (D3, R-7): every field ends in a closed list, so that the
 * store stays small whatever is sent. Takes a view that `pageViewSchema` accepted.
 */
export function countedView(view: PageView, context: CountingContext): CountedView {
  return {
    day: context.day,
    path: pageOf(view.path, context.site),
    referer: countedReferer(view.referer, context),
    agent: AGENTS.has(view.agent) ? view.agent : UNKNOWN_AGENT,
    country: view.country,
  }
}

function countedReferer(referer: string, { day, site, admitHost }: CountingContext): string {
  if (referer === DIRECT) return DIRECT
  if (referer.startsWith("/")) return pageOf(referer, site)
  const url = new URL(referer)
  if (url.origin === site.origin) return pageOf(url.pathname, site)
  const host = url.hostname.replace(/^www\./, "").replace(/\.$/, "")
  return PUBLIC_HOST.test(host) && host.length <= 253 && admitHost(day, host) ? host : OTHER_HOST
}

/** What counting needs to know of the build that is being served. */
export type SiteFacts = {
  /** Scheme, host and port, as `URL.origin` writes it. */
  origin: string
  /** Empty, or the path that the whole site is under, without a trailing slash. */
  pathPrefix: string
  /** Paths of the pages (S-1), `/` first, without the 404 pages. */
  pages: ReadonlySet<string>
}

/** what every address that is not a page of the build is counted as. */
const UNKNOWN_PAGE = "(unknown)"

/** The page that a path of the site, query and hash included, belongs to; `(unknown)` when none. */
function pageOf(path: string, { pathPrefix, pages }: SiteFacts): string {
  const pathname = decoded(path.replace(/[?#].*$/s, ""))
  if (pathname === undefined || !`${pathname}/`.startsWith(`${pathPrefix}/`)) return UNKNOWN_PAGE
  const page = pathname.slice(pathPrefix.length).replace(/\/$/, "") || "/"
  return pages.has(page) ? page : UNKNOWN_PAGE
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURI(pathname)
  } catch {
    return undefined
  }
}
