import { hasBytesToSpare } from "../browser/connection"
import { whenIdle } from "../browser/page-moments"
import { isPage } from "./page-resources"

/**
 * A page makes two requests at once at most: its data and the build's, then two scripts (see
 * `gatsby/webpack-config`). So two pages at once stay below the five requests of S-31.
 */
const PAGES_AT_ONCE = 2

interface PrefetchQueueOptions {
  /** Gets all that the page needs. Never rejects. */
  load: (path: string) => Promise<void>
  isLoaded: (path: string) => boolean
  /** Asked before each page: whether one may be loaded now. */
  mayLoad: () => boolean
}

/** S-31: loads the pages that the links in view lead to, a few at once, each of them once. */
export function createPrefetchQueue({ load, isLoaded, mayLoad }: PrefetchQueueOptions) {
  /** In the order in which they came into view. */
  const inView = new Set<{ path: string }>()
  const taken = new Set<string>()
  let preferred = ""
  let loading = 0

  const next = () => {
    const paths = [...inView].map(({ path }) => path)
    const waits = (path: string) => paths.includes(path) && !taken.has(path) && !isLoaded(path)
    return [preferred, ...paths].find(waits)
  }

  /** Goes on. Call when something has changed that `mayLoad` depends on. */
  function proceed(): void {
    while (loading < PAGES_AT_ONCE && mayLoad()) {
      const path = next()
      if (path === undefined) return
      taken.add(path)
      loading += 1
      void load(path).then(() => {
        loading -= 1
        proceed()
      })
    }
  }

  return {
    proceed,
    /** A link to the page came into view; `abort` says that it has left, and may be called twice. */
    enqueue(path: string) {
      const link = { path }
      inView.add(link)
      return { abort: () => void inView.delete(link) }
    },
    /** The visitor is at a link to the page: if it is in view, it comes before all others. */
    advance(path: string) {
      preferred = path
      proceed()
    },
  }
}

/** A link that the visitor scrolls past is not followed. */
const IN_VIEW_MS = 300

const BOT = /bot|crawler|spider|crawling/i

/**
 * S-31: replaces Gatsby's queue, which counts pages and not requests, loads every page that the pointer touches on
 * any connection, and stops for good when one file is missing. A failed prefetch has no effect.
 * @returns the function that loads a page which the visitor asks for: prefetching waits for it
 */
export function prefetchLinks(
  loader: NonNullable<typeof window.___loader>,
): typeof loader.loadPage {
  const { loadPage, loadPageSync } = loader
  // In development a page that is asked for is compiled and its queries are run.
  if (process.env.NODE_ENV !== "production") return loadPage
  let navigations = 0
  let hasFailed = false

  const queue = createPrefetchQueue({
    isLoaded: path => loadPageSync(path) !== undefined,
    mayLoad: () => navigations === 0 && !hasFailed && isWelcome(),
    load: async path => {
      const page = await loadPage(path).catch(() => undefined)
      if (!isPage(page)) hasFailed = true
    },
  })

  loader.hovering = queue.advance
  loader.enqueue = path => {
    setTimeout(() => void whenIdle().then(queue.proceed), IN_VIEW_MS)
    return queue.enqueue(path)
  }
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLAnchorElement) queue.advance(target.pathname + target.search)
  })
  document.addEventListener("visibilitychange", queue.proceed)
  window.addEventListener("online", queue.proceed)
  navigator.connection?.addEventListener("change", queue.proceed)

  return async path => {
    navigations += 1
    try {
      const page = await loadPage(path)
      // What the visitor asked for shows that pages can be had.
      if (isPage(page)) hasFailed = false
      return page
    } finally {
      navigations -= 1
      void whenIdle().then(queue.proceed)
    }
  }
}

const isWelcome = (): boolean =>
  hasBytesToSpare() &&
  navigator.onLine &&
  document.visibilityState === "visible" &&
  !BOT.test(navigator.userAgent)
