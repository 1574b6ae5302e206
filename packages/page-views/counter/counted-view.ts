import { DIRECT, MOBILE_AGENT, type PageView, UNKNOWN_AGENT } from "@site/page-view-contract"
import type { CountedView } from "../stores/counts"

const PARIS_DAY = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Paris",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
})

const HOUR_MS = 3_600_000

let last = { hour: Number.NaN, day: "" }

/**
 * The day of a moment in Paris (D3), as `YYYY-MM-DD`. Days begin with an hour, so the day of the last hour is kept:
 * formatting costs 17 µs, a third of a page view.
 */
export function parisDay(moment: Date): string {
  const hour = Math.floor(moment.getTime() / HOUR_MS)
  if (hour !== last.hour) last = { hour, day: PARIS_DAY.format(moment) }
  return last.day
}

const BROWSERS = `
  2345, 360, android browser, avast secure browser, avg secure browser, baidu, basilisk, brave,
  chrome, chrome headless, chrome webview, chromium, cobalt, coc coc, comodo_dragon, dragon,
  duckduckgo, edge, electron, epiphany, facebook, falkon, firefox, firefox focus,
  firefox reality, gsa, helio, huawei browser, icecat, ie, instagram, iridium, iron, kakaotalk,
  kindle, klar, konqueror, ladybird, lbbrowser, librewolf, line, linkedin, links, lynx, maxthon,
  midori, miui browser, mobile safari, mozilla, naver, netsurf, oculus browser, opera,
  opera coast, opera gx, opera mini, opera mobi, opera tablet, opera touch, palemoon, phantomjs,
  pico browser, puffin, qqbrowser, qqbrowserlite, quark, rekonq, safari, sailfish browser,
  samsung internet, seamonkey, silk, sleipnir, slimbrowser, slimjet, smart lenovo browser,
  snapchat, sogou explorer, sogou mobile, tesla, tiktok, twitter, ucbrowser, vivaldi,
  vivo browser, w3m, waterfox, webkit, wechat, weibo, whale, wolvic, yandex
`

/**
 * D3, R-7: every agent that is counted under its own name: the browser names of ua-parser-js 1.x in lower case, without
 * those that only exist on phones (`mobile`) and those that stopped before TLS 1.2 (they cannot open the site).
 */
export const AGENTS: ReadonlySet<string> = new Set([
  MOBILE_AGENT,
  UNKNOWN_AGENT,
  ...BROWSERS.trim().split(/,\s+/),
])

/** Name for hosts beyond the limit of the day, and for names that no public site has. */
const OTHER_HOST = "(other)"

/** A counted referer is `direct`, a page, a name in brackets, or a host. */
export const isHost = (referer: string): boolean => referer !== DIRECT && !/^[/(]/.test(referer)

/** a view beyond the limit of the day, because the closed lists make a million rows on a site of ten pages. */
export const withPageOnly = (view: CountedView): CountedView => ({
  ...view,
  referer: OTHER_HOST,
  agent: UNKNOWN_AGENT,
})

/** A name with a dot, or `http://direct/` would pass for our word; its last label is none of an IP address. */
const PUBLIC_HOST = /^(?:[a-z0-9_-]+\.)+[a-z][a-z0-9_-]*$/

export type CountingContext = {
  day: string
  site: SiteFacts
  /** True when one more foreign host may be counted under its name. */
  admitHost: (host: string) => boolean
}

/** D3, R-7: reduces a view that `pageViewSchema` accepted to what is stored: every field ends in a closed list. */
export function countedView(view: PageView, context: CountingContext): CountedView {
  return {
    day: context.day,
    path: pageOf(view.path, context.site),
    referer: countedReferer(view.referer, context),
    agent: AGENTS.has(view.agent) ? view.agent : UNKNOWN_AGENT,
    country: view.country,
  }
}

function countedReferer(referer: string, { site, admitHost }: CountingContext): string {
  if (referer === DIRECT) return DIRECT
  if (referer.startsWith("/")) return pageOf(referer, site)
  const url = new URL(referer)
  if (url.origin === site.origin) return pageOf(url.pathname, site)
  const host = url.hostname.replace(/^www\./, "").replace(/\.$/, "")
  return PUBLIC_HOST.test(host) && host.length <= 253 && admitHost(host) ? host : OTHER_HOST
}

/** Facts of the served build that counting needs. */
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
  const pathname = decodedPath(path.replace(/[?#].*$/s, ""))
  if (pathname === undefined || !`${pathname}/`.startsWith(`${pathPrefix}/`)) return UNKNOWN_PAGE
  const page = pathname.slice(pathPrefix.length).replace(/\/$/, "") || "/"
  return pages.has(page) ? page : UNKNOWN_PAGE
}

/** A path as pages are named. None when it is malformed, or has an encoded slash or backslash: no address has one. */
export function decodedPath(pathname: string): string | undefined {
  if (/%2f|%5c/i.test(pathname)) return undefined
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
