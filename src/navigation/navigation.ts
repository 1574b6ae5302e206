import { globalHistory } from "@reach/router"
import { OFFLINE_MARK } from "../shared/offline"
import { isFailedPiece, isSamePage } from "../updates/documents"
import { isPage, isReplacement, type PageResources } from "./page-resources"
import { prefetchLinks } from "./prefetch"
import { dispatch, navigation, type Route, subscribe, type Target, targetOf } from "./state"
import { type ErrorView, navigationSteps } from "./steps"

/**
 * Owns Gatsby's loader and the history from now on. Call once, before the first page is rendered.
 * `transitions` says what can happen, `steps` does it, `state` is where a navigation is.
 * @param onSeen called for each page that is rendered and passes its checks; a replacement page is none
 */
export function ownNavigation(errorView: ErrorView, onSeen: (route: Route) => void): void {
  const loader = window.___loader
  if (!loader) return
  const { loadPageSync } = loader
  const load = prefetchLinks(loader)
  const steps = navigationSteps({ load, loaded: loadPageSync }, errorView)

  ignoreFailedPieces()
  followSteps()
  ownScrolling()
  subscribe(runner(steps))
  subscribe(teller(onSeen))

  loader.loadPage = path => {
    const target = targetOf(navigation())
    if (!isFor(path, target)) return load(path)
    const { by, page } = target
    if (by === "document" && !page && navigation().step === "rest") dispatch({ type: "asked" })
    return whenFound(path)
  }
  loader.loadPageSync = (path, options) => {
    const { shown } = navigation()
    const own = isFor(path, shown) ? shown.page : undefined
    if (isReplacement(own)) return own
    const resources = loadPageSync(path, options)
    // Gatsby would try to render an error; without a result, it calls `loadPage`.
    return isPage(resources) ? resources : own
  }
  const navigate: typeof window.___navigate = (to, options) => {
    if (typeof to === "number") {
      dispatch({ type: "cancelled" })
      void globalHistory.navigate(to)
      return
    }
    const { replace: replaces, state } = options ?? {}
    const url = new URL(to, window.location.href)
    dispatch({ type: "go", target: { by: "link", url, replaces, state, forwards: 0 } })
  }
  window.___navigate = navigate
  window.___push = to => navigate(to)
  window.___replace = to => navigate(to, { replace: true })

  const isOffline = document.querySelector(`script[${OFFLINE_MARK}]`) !== null
  dispatch({ type: "opened", isOffline, place: place() })
}

/** Does the step of each state. The late answer to an earlier navigation is ignored. */
function runner(steps: ReturnType<typeof navigationSteps>): () => void {
  let done = navigation()
  return () => {
    const state = navigation()
    const { turn, step } = state
    if (turn === done.turn && step === done.step) return
    done = state
    const event = steps[step]?.(targetOf(state))
    if (event instanceof Promise) {
      void event.then(late => {
        if (navigation().turn === turn) dispatch(late)
      })
    } else if (event) dispatch(event)
  }
}

/**
 * Calls once for each page that the router has rendered and that may show. Another query that replaces the last one, as
 * typing into a filter does, is the same page.
 */
function teller(onSeen: (route: Route) => void): () => void {
  let seen: Route = { pathname: "", search: "" }
  return () => {
    const { route, outcome, isRendered, page, replaces } = navigation().shown
    if (!route || route === seen || !isRendered || isReplacement(page)) return
    if (outcome?.kind !== "show") return
    const isNew = !replaces || seen.pathname !== route.pathname
    seen = route
    if (isNew) onSeen(route)
  }
}

/** Whether a replacement is shown instead of the document's own page, whose text must not be hydrated. */
export const hasReplacement = (): boolean => {
  const { page, isOffline } = navigation().shown
  return isReplacement(page) && !isOffline
}

const place = () => ({
  url: new URL(window.location.href),
  route: globalHistory.location,
})

/**
 * Resolves to the page to show at a path, also when a link has interrupted it in between. Never settles when a
 * document loads or the path is wanted no more.
 */
function whenFound(path: string): Promise<PageResources> {
  return new Promise(resolve => {
    const look = () => {
      const { shown, next } = navigation()
      const target = [shown, next].find(wanted => wanted && isFor(path, wanted))
      if (target && !target.page) return
      stop()
      if (target?.page) resolve(target.page)
    }
    const stop = subscribe(look)
    look()
  })
}

const isFor = (path: string, { url }: Target): boolean => isSamePage(new URL(path, url), url)

function followSteps(): void {
  globalHistory.listen(({ action }) => {
    if (action !== "POP") dispatch({ type: "moved", place: place() })
  })
  // Before the router: Chromium calls the window's listeners in their order. A step that may be a full load is kept
  // from it, or it would show a page of the old version first.
  let isKept = false
  window.addEventListener("popstate", event => {
    dispatch({ type: "stepped", place: place() })
    isKept = ["ask", "leave"].includes(navigation().step)
    if (isKept) event.stopImmediatePropagation()
  })
  // There is no document: the router hears of the step after all.
  subscribe(() => {
    if (!isKept || navigation().step !== "load" || targetOf(navigation()).by !== "step") return
    isKept = false
    window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }))
  })
}

/**
 * Gatsby puts a page back where it was left. Firefox and WebKit would do so too, before it, and Gatsby would note
 * that place for the page that is left (LOOK-FINDINGS X2). A document that is loaded anew is theirs.
 */
function ownScrolling(): void {
  const leaveTo = (owner: ScrollRestoration) => () => {
    window.history.scrollRestoration = owner
  }
  leaveTo("manual")()
  window.addEventListener("pageshow", leaveTo("manual"))
  window.addEventListener("pagehide", leaveTo("auto"))
}

/**
 * Gatsby's loader does not catch the rejections of files that fail to prefetch. Two listeners would act on them:
 * Gatsby's own changes the address, without its query; ours shows the error page (`root/error-boundary`).
 */
function ignoreFailedPieces(): void {
  const onRejection = (event: PromiseRejectionEvent) => {
    if (!isFailedPiece(event.reason)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  // Before the listeners that are there already.
  window.addEventListener("unhandledrejection", onRejection, { capture: true })
}
