import { globalHistory, navigate as moveTo } from "@reach/router"
import { withPrefix } from "gatsby"
import type { Outcome } from "../routing/routes"
import { outcomeOf } from "../routing/run-route"
import { documentStatus, isSamePage } from "../updates/documents"
import { addressOf } from "./address"
import { type ErrorView, findPage, leave, NEVER, type Target, type WhileTarget } from "./find-page"
import {
  asReplacement,
  isPage,
  isReplacement,
  type PageResources,
  replacementOf,
} from "./page-resources"
import { keepPlace } from "./places"
import { prefetchLinks } from "./prefetch"
import { change, navigation } from "./state"

/** More would be a circle: a page that forwards to one that forwards back. */
const MOST_FORWARDS = 10

/**
 * Wraps Gatsby's loader: the router gets no page before the page is whole and its route allows it (D20). Call once,
 * before the first page is rendered. Returns what to call when that page is hydrated.
 */
export function guardNavigation(errorView: ErrorView): () => void {
  const loader = window.___loader
  if (!loader) return () => {}
  const { loadPage, loadPageSync } = loader
  const load = async (path: string): Promise<unknown> => {
    try {
      return await loadPage(path)
    } catch (error) {
      return { status: "error", error }
    }
  }
  // In development a requested page is compiled and its queries are run.
  if (process.env.NODE_ENV === "production") prefetchLinks(loader, load)
  /** The target of the address bar, and that of a link while its page is on its way. */
  let here: Target = { by: "document", url: addressOf(), forwards: 0 }
  let next: Target | undefined
  /** The last page that could show. */
  let shown: { url: URL; page: PageResources } | undefined
  /** True when the router follows the history. */
  let isAlive = false

  function begin(target: Target): Promise<PageResources> {
    if (target.by === "link") next = target
    else {
      here = target
      next = undefined
    }
    change({ isLoading: true })
    target.page = admit(target)
    return target.page
  }

  async function admit(target: Target): Promise<PageResources> {
    const whileTarget: WhileTarget = async answer => {
      const value = await answer
      return target === here || target === next ? value : NEVER
    }
    // S-28: the next page is a full load, if there is one; a place of the same page is none.
    const isPlace = target.url.hash !== "" && matchesTarget(target, shown)
    const mayLeave = target.by !== "document" && navigation().isNewVersionKnown && !isPlace
    if (mayLeave && (await whileTarget(documentStatus(target.url)))) return leave(target)
    // A static page is the same for every query: Gatsby would fetch each.
    const isKnown = shown?.url.pathname === target.url.pathname && !isReplacement(shown.page)
    const page =
      isKnown && shown ? shown.page : await findPage(target, load, errorView, whileTarget)
    const outcome = await whileTarget(routed(target, page))
    if (outcome.kind === "forward") return forward(target, outcome.to)
    const admitted = outcome.kind === "show" ? page : replacementOf(errorView(outcome.error, false))
    show(target, admitted)
    return admitted
  }

  function forward({ by, url, replaces, state, forwards }: Target, to: string) {
    const target: Target = {
      // The document is another page's.
      by: by === "link" ? by : "step",
      url: new URL(withPrefix(to), url),
      replaces,
      state,
      forwards: forwards + 1,
    }
    const page = begin(target)
    // The step back leads to where the visitor came from.
    if (by !== "link") void moveTo(target.url.href, { replace: true })
    return page
  }

  function show(target: Target, page: PageResources): void {
    const { by, url, replaces, state } = target
    shown = { url, page }
    if (target === next) {
      here = target
      next = undefined
    }
    change({ by, isReplaced: isReplacement(page), isLoading: next !== undefined })
    // Only now the history, and with it the router, gets the address.
    if (by !== "link") return
    keepPlace()
    void moveTo(url.href, { replace: replaces, state })
  }

  const navigate: typeof window.___navigate = (to, { replace: replaces, state } = {}) => {
    if (typeof to === "number") return void globalHistory.navigate(to)
    void begin({ by: "link", url: addressOf(to), replaces, state, forwards: 0 })
  }

  loader.loadPage = path => {
    const target = [next, here].find(wanted => isAt(path, wanted))
    if (!target) return load(path)
    target.page ??= admit(target)
    return target.page
  }
  loader.loadPageSync = (path, options) => {
    const own = isAt(path, shown) ? shown?.page : undefined
    // `gatsby develop` replaces the data of a page that is shown.
    if (isReplacement(own) || (own && process.env.NODE_ENV === "production")) return own
    // Without a result, Gatsby calls `loadPage`.
    if (!own && isAlive && isAt(path, here)) return undefined
    const resources = loadPageSync(path, options)
    // Gatsby would try to render an error.
    if (isPage(resources)) return resources
    if (own || !shown || isAlive || !isAt(path, { url: addressOf() })) return own
    // After an early step back React still asks for a page: this one stays until the document is loaded again.
    return asReplacement(shown.page)
  }
  globalHistory.listen(() => {
    const url = addressOf()
    const { location, history } = window
    if (url.href !== location.href) void moveTo(url.href, { replace: true, state: history.state })
    if (matchesTarget({ url }, here)) {
      // A step to a place of the page.
      next = undefined
      change({ isLoading: shown !== undefined && !matchesTarget(shown, here) })
    }
    // Gatsby corrects the document's address before it requests the page.
    else if (!here.page) here = { ...here, url }
    // Gatsby would mount the page of another address than the one that it has loaded.
    else if (!isAlive) {
      change({ isLoading: true })
      window.location.reload()
    } else void begin({ by: "step", url, forwards: 0 })
  })
  window.___navigate = navigate
  return () => {
    isAlive = true
    // `gatsby develop` replaces it, and gets the first page without asking here.
    window.___navigate = navigate
    here.page ??= admit(here)
  }
}

type Place = Pick<Target, "url">

const matchesTarget = (one: Place, other: Place | undefined): boolean =>
  other !== undefined && isSamePage(one.url, other.url)

const isAt = (path: string, place: Place | undefined): boolean =>
  place !== undefined &&
  (matchesTarget({ url: new URL(path, place.url) }, place) || path === routerPath(place.url))

/** Path as the router writes it: `%2f` in it becomes `%252f`. */
const routerPath = ({ pathname, search }: URL): string => encodeURI(decodeURI(pathname)) + search

/** Outcome for the page at an address (S-11, S-12). */
async function routed({ url, forwards }: Target, page: PageResources): Promise<Outcome> {
  const { pathname, search, hash } = url
  const outcome = await outcomeOf({
    page: page.page.path,
    context: page.json.pageContext,
    location: { pathname, search, hash },
  })
  if (outcome.kind !== "forward" || forwards < MOST_FORWARDS) return outcome
  const message = `Too many forwards: ${pathname}`
  console.error(message)
  return { kind: "error", error: { statusCode: 500, message } }
}
