import { navigate as moveTo } from "@reach/router"
import { withPrefix } from "gatsby"
import type { ComponentType } from "react"
import { type Outcome, SHOW } from "../routing/routes"
import { outcomeOf } from "../routing/run-route"
import { OFFLINE_PATH } from "../shared/offline"
import {
  documentAnswers,
  failedScripts,
  loadDocument,
  renewScripts,
  takeReload,
} from "../updates/documents"
import {
  asReplacement,
  isPage,
  isReplacement,
  judged,
  type PageResources,
  replacementOf,
} from "./page-resources"
import type { Step, Target } from "./state"
import type { NavigationEvent } from "./transitions"

/**
 * What is shown of an error, as a component that needs no data. `hasText`: the text of the page is there, in the
 * document that was just loaded, and stays.
 */
export type ErrorView = (thrown: unknown, hasText: boolean) => ComponentType

interface Loader {
  /** Never rejects. */
  load: (path: string) => Promise<unknown>
  /** Gives what is there already. */
  loaded: (path: string) => unknown
}

type Work = (target: Target) => NavigationEvent | Promise<NavigationEvent> | undefined

/** More would be a circle: a page that forwards to one that forwards back. */
const MOST_FORWARDS = 10

/** Gatsby waits for ever: after this time an answer does not come any more (milliseconds). */
const LONGEST_LOAD_MS = 10_000

/** The steps of a navigation, in their order; `transition` says which one follows. */
export function navigationSteps(
  { load, loaded }: Loader,
  errorView: ErrorView,
): Partial<Record<Step, Work>> {
  /** A static page is the same for every query: Gatsby would ask the network for each. */
  let lastPath = ""
  let lastPage: PageResources | undefined
  const answer = (path: string): Promise<unknown> => {
    // `gatsby develop` makes a page when it is asked for.
    if (process.env.NODE_ENV !== "production") return load(path)
    const late = {
      error: Object.assign(new Error(`${path} did not answer within 10 s`), { name: LATE }),
    }
    const patience = new Promise(resolve => setTimeout(resolve, LONGEST_LOAD_MS, late))
    return Promise.race([load(path), patience])
  }
  /** What can be shown without another document: the page that was loaded, if it is whole, or the error. */
  const best = ({ by, doubt, spare }: Target): NavigationEvent => ({
    type: "loaded",
    page: spare ?? replacementOf(errorView(doubt?.thrown, by === "document")),
  })
  return {
    /** Gatsby gives what was prefetched, or what it gets from the network. */
    load(target) {
      const { by, url, isOffline } = target
      const path = url.pathname + url.search
      if (url.pathname === lastPath && !isReplacement(lastPage)) {
        return { type: "loaded", page: lastPage }
      }
      const page = by === "step" && loaded(path)
      if (isPage(page)) return { type: "loaded", page }
      return answer(isOffline ? withPrefix(OFFLINE_PATH) : path).then(result => {
        const { page, doubt } = judged(result, by === "document")
        // Each reload would meet the same silence, and come when the last one is ten seconds ago.
        if (by === "document" && isLate(doubt?.thrown)) return best({ ...target, doubt })
        return { type: "loaded", page: page && isOffline ? asReplacement(page) : page, doubt }
      })
    },
    /** The server's own document, or what can be shown without one. */
    async recover(target) {
      if (await documentAnswers(target.url)) {
        await renewScripts(failedScripts(target.doubt?.thrown))
        return { type: "reachable" }
      }
      // The text of the document's own page is there to be read.
      if (target.spare || target.by === "document") return best(target)
      // The service worker keeps the page, with its data and its script.
      const offline = await answer(withPrefix(OFFLINE_PATH))
      // Of a page that is not there, the loader gives the 404 page.
      return isPage(offline) && offline.page.path === OFFLINE_PATH
        ? { type: "loaded", page: asReplacement(offline) }
        : best(target)
    },
    check(target) {
      const { page, url } = target
      if (!page) return { type: "passed", outcome: SHOW }
      const { pathname, search, hash } = url
      lastPath = pathname
      lastPage = page
      const outcome = outcomeOf({
        page: page.page.path,
        context: page.json.pageContext,
        location: { pathname, search, hash },
      })
      return outcome instanceof Promise
        ? outcome.then(settled => eventOf(settled, target))
        : eventOf(outcome, target)
    },
    /** Only now the history, and with it the router, gets the address. */
    commit({ url, replaces, state }) {
      const { pathname, search, hash } = url
      void moveTo(pathname + search + hash, { replace: replaces, state })
      return undefined
    },
    /** A new version is known. */
    async ask({ url }) {
      return { type: (await documentAnswers(url)) ? "reachable" : "unreachable" }
    },
    /** A reload needs a right. */
    leave(target) {
      const { doubt, url, replaces } = target
      if (doubt?.verdict === "reload" && !takeReload()) return best(target)
      loadDocument(url, replaces)
      return undefined
    },
  }
}

/** Not a class: Babel would bring a kilobyte to derive it. */
const LATE = "LateAnswer"
const isLate = (thrown: unknown): boolean => thrown instanceof Error && thrown.name === LATE

function eventOf(outcome: Outcome, { url, forwards }: Target): NavigationEvent {
  if (outcome.kind === "abort") return { type: "aborted" }
  if (outcome.kind !== "forward") return { type: "passed", outcome }
  if (forwards < MOST_FORWARDS) {
    return { type: "forwarded", url: new URL(withPrefix(outcome.to), url) }
  }
  const message = `Too many forwards: ${url.pathname}`
  console.error(message)
  return { type: "passed", outcome: { kind: "error", error: { statusCode: 500, message } } }
}
