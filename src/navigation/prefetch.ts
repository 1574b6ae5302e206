import { BaseLoader } from "gatsby-loader"
import { hasBytesToSpare } from "../browser/connection"
import { whenIdle } from "../browser/page-moments"
import { isPage } from "./page-resources"
import { prefetchStyles } from "./page-styles"

/**
 * A page makes two requests at once at most: its data and the build's, then two scripts (see
 * `gatsby/webpack-config`). So two pages at once stay below the five requests of S-31.
 */
const PAGES_AT_ONCE = 2

/** After this number of failures in a row the network or the server is away: prefetching waits for a sign of it. */
const MOST_FAILURES = 3

/** Pages that are prefetched inside this time share one answer to the question which build is deployed. */
const SAME_BUILD_MS = 5_000

/** A link that the visitor scrolls past is not followed. */
const IN_VIEW_MS = 300

const BOT = /bot|crawl|spider/i

/**
 * S-31: loads the pages that the links in view lead to, a few at once, each of them once. Replaces Gatsby's queue,
 * which counts pages and not requests, loads every page that the pointer touches on any connection, and stops for
 * good when one file is missing. A failed prefetch shows nowhere.
 * @returns the function that loads a page which the visitor asks for: prefetching waits for it. It never rejects
 */
export function prefetchLinks(
  loader: NonNullable<typeof window.___loader>,
): typeof loader.loadPage {
  const { loadPage, loadPageSync } = loader
  const load = async (path: string): Promise<unknown> => {
    try {
      return await loadPage(path)
    } catch (error) {
      return { status: "error", error }
    }
  }
  // In development a requested page is compiled and its queries are run.
  if (process.env.NODE_ENV !== "production") return load

  /** In the order in which they came into view. */
  const inView = new Set<{ path: string }>()
  const taken = new Set<string>()
  let preferred = ""
  let loading = 0
  let navigations = 0
  let failures = 0
  let isPrefetch = false

  shareAppData(() => isPrefetch)
  const prefetch = (path: string): Promise<unknown> => {
    isPrefetch = true
    const page = load(path)
    isPrefetch = false
    return page
  }

  const next = () => {
    const paths = [...inView].map(({ path }) => path)
    const waits = (path: string) =>
      paths.includes(path) && !taken.has(path) && loadPageSync(path) === undefined
    return [preferred, ...paths].find(waits)
  }

  const proceed = () => {
    while (
      loading < PAGES_AT_ONCE &&
      navigations === 0 &&
      failures < MOST_FAILURES &&
      isWelcome()
    ) {
      const path = next()
      if (path === undefined) return
      taken.add(path)
      loading += 1
      void prefetch(path).then(async page => {
        await prefetchStyles(page)
        failures = isPage(page) ? 0 : failures + 1
        loading -= 1
        proceed()
      })
    }
  }

  /** The visitor is at a link to the page: if it is in view, it comes before all others. */
  const advance = (path: string) => {
    preferred = path
    proceed()
  }

  loader.hovering = advance
  loader.enqueue = path => {
    const link = { path }
    inView.add(link)
    setTimeout(() => void whenIdle().then(proceed), IN_VIEW_MS)
    return { abort: () => void inView.delete(link) }
  }
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLAnchorElement) advance(target.pathname + target.search)
  })
  document.addEventListener("visibilitychange", proceed)
  window.addEventListener("online", proceed)
  navigator.connection?.addEventListener("change", proceed)

  return async path => {
    navigations += 1
    const page = await load(path)
    navigations -= 1
    // A page that the visitor asked for shows that pages can be had.
    if (isPage(page)) failures = 0
    void whenIdle().then(proceed)
    return page
  }
}

const isWelcome = (): boolean =>
  hasBytesToSpare() &&
  navigator.onLine &&
  document.visibilityState === "visible" &&
  !BOT.test(navigator.userAgent)

/** Makes prefetched pages share an answer to the question which build is deployed. */
function shareAppData(isPrefetch: () => boolean): void {
  const { loadAppData } = BaseLoader.prototype
  let shared: ReturnType<typeof loadAppData> | undefined
  const forget = () => {
    shared = undefined
  }
  BaseLoader.prototype.loadAppData = function (retries) {
    if (!isPrefetch()) return loadAppData.call(this, retries)
    if (!shared) {
      setTimeout(forget, SAME_BUILD_MS)
      shared = loadAppData.call(this)
      void shared.then(answer => answer ?? forget())
    }
    return shared
  }
}
