import { withPrefix } from "gatsby"
import type { ComponentType } from "react"
import { inTime, isTimeout } from "../shared/in-time"
import { NOT_FOUND_PATH } from "../shared/site-paths"
import {
  documentStatus,
  failedScripts,
  loadDocument,
  renewScripts,
  takeReload,
} from "../updates/documents"
import { judged, type PageResources, replacementOf } from "./page-resources"
import { change, type NavigationState } from "./state"

/** An address that a navigation leads to. */
export interface Target {
  by: NavigationState["by"]
  /** The whole address; Gatsby's loader gets no hash. */
  url: URL
  /** True when it replaces the current entry of the history. */
  replaces?: boolean
  /** State of its entry in the history. */
  state?: object
  /** Number of pages that have forwarded to it, one after the other. */
  forwards: number
  /** Settles once the page may show. */
  page?: Promise<PageResources>
}

/**
 * Replacement page for an error, as a component that needs no data. `hasText`: the text of the page is there, in the
 * document that was just loaded, and stays.
 */
export type ErrorView = (thrown: unknown, hasText: boolean) => ComponentType

/** Never settles once another target is wanted. */
export type WhileTarget = <Value>(answer: Value | Promise<Value>) => Promise<Value>

type Load = (path: string) => Promise<unknown>

/** Gatsby waits for ever: after this time an answer does not come any more (milliseconds). */
const LONGEST_LOAD_MS = 10_000

/** S-16: the page of a target, or what can be shown in its place. Never settles when a document loads instead. */
export async function findPage(
  target: Target,
  load: Load,
  errorView: ErrorView,
  whileTarget: WhileTarget,
): Promise<PageResources> {
  const { by, url } = target
  const isFirst = by === "document"
  // Gatsby would look for another page at the address, and take that of `/blog` for `/blog%2f`.
  const isMissing = isFirst && window.pagePath === NOT_FOUND_PATH
  const path = isMissing ? withPrefix(NOT_FOUND_PATH) : url.pathname + url.search
  const { page, doubt } = judged(
    await whileTarget(answerFor(path, load)),
    isFirst ? undefined : url.pathname,
  )
  if (!doubt && page) return page
  // Each reload would meet the same silence, and come when the last one is ten seconds ago.
  const isSilent = isFirst && isTimeout(doubt?.thrown)
  const status = isSilent ? 0 : await whileTarget(documentStatus(url))
  if (status) {
    await whileTarget(renewScripts(failedScripts(doubt?.thrown)))
    // The server has a document for an address that no page has: it is no reload.
    const isElsewhere = doubt?.verdict === "leave" || (!isFirst && status >= 300)
    if (isElsewhere || takeReload()) return leave(target)
  } else if (!page && !isFirst && navigator.serviceWorker?.controller) {
    // The service worker sends its copy of the document, or the offline page.
    return leave(target)
  }
  return page ?? replacementOf(errorView(doubt?.thrown, isFirst))
}

/** Loads the target's document. Until then this page stands, after a step back under the other's address. */
export function leave({ url, replaces }: Target): Promise<never> {
  loadDocument(url, replaces)
  // It may have ended another one that was on its way.
  change({ isLoading: true })
  const end = () => change({ isLoading: false })
  // A browser may show the page again as it was left.
  window.addEventListener("pagehide", end)
  // The visitor stops it, or a download replaces it. Only Chromium says so.
  window.navigation?.addEventListener("navigateerror", end)
  setTimeout(end, LONGEST_LOAD_MS)
  return NEVER
}

export const NEVER = new Promise<never>(() => {})

/** Answer of Gatsby's loader for a path, or an error when it is silent for too long. */
async function answerFor(path: string, load: Load): Promise<unknown> {
  // `gatsby develop` makes a page when it is requested.
  if (process.env.NODE_ENV !== "production") return load(path)
  const silent = `${path} did not answer within 10 s`
  return inTime(load(path), LONGEST_LOAD_MS, silent).catch(error => ({ error }))
}
