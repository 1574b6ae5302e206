import { documentAnswers } from "./document-answers"
import { isSamePage, loadDocument, takeReload } from "./guarded-reload"
import { judgeResources, NOT_FOUND_PATH } from "./judge-resources"
import { isPage, isStandIn, ofThisBuild, type PageResources } from "./page-resources"
import { type ErrorViews, standIns } from "./stand-ins"
import { followWantedPage, type WantedPage } from "./wanted-page"

/** A document is on its way, or another page is wanted by now: nothing is to follow. */
const NEVER = new Promise<never>(() => {})

let standIn: PageResources | undefined

/** Whether something else is shown in the place of the document's own page. */
export const hasStandIn = (): boolean => standIn !== undefined

/**
 * S-16, R-12: stands between Gatsby and its loader. When something does not load of a page that the visitor
 * wants, the page is loaded as a document, at the whole address, once in ten seconds; else the error is
 * shown. Gatsby's own recovery forgets the query and the hash, and ends in a loop or in a dead page. What is
 * loaded ahead (a link in sight, a pointer over it) does not come by here.
 * To be called after whatever wraps `___navigate`, and before whatever wraps the loader.
 */
export function recoverPages(views: ErrorViews): void {
  const loader = window.___loader
  if (!loader) return
  const { loadPage, loadPageSync } = loader
  const documentPath = window.pagePath
  const following = followWantedPage(() => {
    standIn = undefined
  })

  const load = async (path: string): Promise<unknown> => {
    try {
      return await loadPage(path)
    } catch (error) {
      return { status: "error", error }
    }
  }
  const instead = standIns(load, views)

  /** Resolves to what is shown, or to nothing: then a document is on its way. */
  async function recover(wanted: WantedPage, result: unknown): Promise<PageResources | undefined> {
    const { isFirst } = wanted
    const documentBuild = window.___webpackCompilationHash
    const verdict = judgeResources(result, { isFirst, documentPath, documentBuild })
    if (verdict === "show" && isPage(result)) return result
    const page = isPage(result) && result.page.path !== NOT_FOUND_PATH ? ofThisBuild(result) : null
    if (!(await documentAnswers(wanted.address))) {
      if (page) return page
      // The text of the document's own page is there to be read.
      return (!isFirst && (await instead.offline())) || instead.error(result, isFirst)
    }
    if (!isStill(wanted)) return undefined
    if (verdict !== "ask server" && !takeReload()) return page ?? instead.error(result, isFirst)
    loadDocument(wanted.address, wanted.replaces)
    return undefined
  }

  async function loadWanted(path: string, wanted: WantedPage): Promise<unknown> {
    const result = await load(path)
    if (!isStill(wanted)) return NEVER
    const shown = await recover(wanted, result)
    if (!shown || !isStill(wanted)) return NEVER
    wanted.isSettled = true
    if (isStandIn(shown)) standIn = shown
    return shown
  }

  /** Gatsby renders nothing at all without an answer about the first page. */
  const isStill = (wanted: WantedPage) => wanted.isFirst || wanted === following.current()

  const isFor = (path: string, { address }: WantedPage) =>
    isSamePage(new URL(address.origin + path), address)

  // A navigation by a link asks twice: `last-navigation-wins`, and then Gatsby.
  const answers = new WeakMap<WantedPage, Promise<unknown>>()

  loader.loadPage = path => {
    const wanted = following.current()
    if (!isFor(path, wanted)) return load(path)
    const answer = answers.get(wanted) ?? loadWanted(path, wanted)
    answers.set(wanted, answer)
    return answer
  }

  loader.loadPageSync = (path, options) => {
    if (standIn && isFor(path, following.current())) return standIn
    const resources = loadPageSync(path, options)
    // Gatsby would try to render an error; told of nothing, it asks again, and comes by here.
    return isPage(resources) ? resources : undefined
  }
}
