import { hasBytesToSpare } from "../browser/connection"
import { whenIdle } from "../browser/page-moments"

interface PrefetchQueueOptions {
  /** Gets all that the page needs. Never rejects. */
  load: (path: string) => Promise<void>
  isLoaded: (path: string) => boolean
  /** Asked before each page: whether one may be loaded now. */
  mayLoad: () => boolean
  pagesAtOnce: number
}

interface PrefetchQueue {
  /** A link to the page came into view; `abort` says that it has left, and may be called twice. */
  enqueue(path: string): { abort(): void }
  /** The visitor is at a link to the page: if it is in view, it comes before all others. */
  advance(path: string): void
  /** Goes on, after something has changed that `mayLoad` depends on. */
  proceed(): void
}

/** S-31: loads the pages that the links in view lead to, a few at once, each of them once. */
export function createPrefetchQueue(options: PrefetchQueueOptions): PrefetchQueue {
  const { load, isLoaded, mayLoad, pagesAtOnce } = options
  /** How many links in view lead to a page. The pages are in the order in which they came into view. */
  const inView = new Map<string, number>()
  const taken = new Set<string>()
  let preferred = ""
  let loading = 0

  const waits = (path: string) => inView.has(path) && !taken.has(path) && !isLoaded(path)
  const next = () => [preferred, ...inView.keys()].find(waits)

  function proceed(): void {
    while (loading < pagesAtOnce && mayLoad()) {
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
    enqueue(path) {
      inView.set(path, (inView.get(path) ?? 0) + 1)
      let isInView = true
      return {
        abort() {
          if (!isInView) return
          isInView = false
          const others = (inView.get(path) ?? 1) - 1
          if (others > 0) inView.set(path, others)
          else inView.delete(path)
        },
      }
    },
    advance(path) {
      preferred = path
      proceed()
    },
    proceed,
  }
}

/**
 * A page makes two requests at once at most: its data and the build's, then two scripts (see
 * `gatsby/webpack-config`). So two pages at once stay below the five requests of S-31.
 */
const PAGES_AT_ONCE = 2

/** Whoever scrolls past a link does not want its page. */
const IN_VIEW_MS = 300

const BOT = /bot|crawler|spider|crawling/i

/**
 * S-31: puts our queue in the place of Gatsby's, which counts pages and not requests, loads whatever the
 * pointer touches on any connection, and stops for good when one file is missing. A page that cannot be
 * prefetched concerns nobody.
 * @returns the function that loads a page which the visitor asks for: prefetching makes way for it
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
    pagesAtOnce: PAGES_AT_ONCE,
    isLoaded: path => loadPageSync(path) !== undefined,
    mayLoad: () => navigations === 0 && !hasFailed && isWelcome(),
    load: path =>
      loadPage(path).then(
        page => {
          if (!isThere(page)) hasFailed = true
        },
        () => {
          hasFailed = true
        },
      ),
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
      if (isThere(page)) hasFailed = false
      return page
    } finally {
      navigations -= 1
      void whenIdle().then(queue.proceed)
    }
  }
}

/** Gatsby's loader keeps its promise, also when something failed: then it gives nothing, or a status. */
const isThere = (page: unknown): boolean =>
  typeof page === "object" && page !== null && !("status" in page && page.status === "error")

const isWelcome = (): boolean =>
  hasBytesToSpare() &&
  navigator.onLine &&
  document.visibilityState === "visible" &&
  !BOT.test(navigator.userAgent)
