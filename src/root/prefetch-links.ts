import { hasBytesToSpare } from "../browser/connection"
import { whenIdle } from "../browser/when-idle"
import { createPrefetchQueue } from "./prefetch-queue"

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
 * pointer touches on any connection, and stops for good when one file is missing. To be called before
 * anything else replaces the loader's functions: a page that cannot be prefetched concerns nobody.
 */
export function prefetchLinks(): void {
  const loader = window.___loader
  // In development a page that is asked for is compiled and its queries are run.
  if (!loader || process.env.NODE_ENV !== "production") return
  const { loadPage, loadPageSync } = loader
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

  /** What the visitor asked for comes first, and shows that pages can be had. */
  const navigate = async (path: string) => {
    navigations += 1
    try {
      const page = await loadPage(path)
      if (isThere(page)) hasFailed = false
      return page
    } finally {
      navigations -= 1
      void whenIdle().then(queue.proceed)
    }
  }

  Object.assign(loader, {
    loadPage: navigate,
    hovering: queue.advance,
    enqueue: (path: string) => {
      setTimeout(() => void whenIdle().then(queue.proceed), IN_VIEW_MS)
      return queue.enqueue(path)
    },
  })
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLAnchorElement) queue.advance(target.pathname + target.search)
  })
  document.addEventListener("visibilitychange", queue.proceed)
  window.addEventListener("online", queue.proceed)
  navigator.connection?.addEventListener("change", queue.proceed)
}

/** Gatsby's loader keeps its promise, also when something failed: then it gives nothing, or a status. */
const isThere = (page: unknown): boolean =>
  typeof page === "object" && page !== null && !("status" in page && page.status === "error")

const isWelcome = (): boolean =>
  hasBytesToSpare() &&
  navigator.onLine &&
  document.visibilityState === "visible" &&
  !BOT.test(navigator.userAgent)
