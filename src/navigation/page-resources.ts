import type { ComponentType } from "react"
import { NOT_FOUND_PATH } from "../shared/site-paths"

/** What Gatsby's loader gives for a page: as much of it as a page needs to be shown. */
export interface PageResources {
  component: ComponentType
  json: { pageContext: Readonly<Record<string, unknown>> }
  page: { path: string; webpackCompilationHash: string }
  staticQueryResults: object
}

/** By this path, and by that of its 404 page, Gatsby shows a page at any address. The site has no such page. */
const ANY_ADDRESS = "/500.html"

/** Whether the loader gave a page. Else it is nothing, or `{ status: "error" }` with an error or without. */
export const isPage = (result: unknown): result is PageResources =>
  typeof result === "object" && result !== null && "page" in result

/** Says that a page belongs to this document's build: Gatsby then does not load another document for it. */
const ofThisBuild = (resources: PageResources): PageResources => ({
  ...resources,
  page: { ...resources.page, webpackCompilationHash: window.___webpackCompilationHash ?? "" },
})

/** Makes a page one that stands in the place of another, at the other's address. */
export function asStandIn(resources: PageResources): PageResources {
  const { page, ...rest } = ofThisBuild(resources)
  return { ...rest, page: { ...page, path: ANY_ADDRESS } }
}

export const isStandIn = (resources: PageResources | undefined): boolean =>
  resources?.page.path === ANY_ADDRESS

/** A stand-in that needs nothing from the network. */
export const standInOf = (component: ComponentType): PageResources =>
  asStandIn({
    component,
    json: { pageContext: {} },
    page: { path: "", webpackCompilationHash: "" },
    staticQueryResults: {},
  })

/**
 * `show`: the page is whole.
 * `ask server`: another build is deployed, or the page is not there: the server's own document is the truth.
 * `reload`: something did not load.
 * `reload or show`: the page is whole, but nothing says that it belongs to this document's build.
 */
type Verdict = "show" | "ask server" | "reload" | "reload or show"

/** What speaks against a page. */
export interface Doubt {
  verdict: Exclude<Verdict, "show">
  /** The page, if it can be shown all the same. */
  page?: PageResources
  thrown?: unknown
}

interface Circumstances {
  /** Whether this is the document's own page; there, asking the server again is a reload. */
  isFirst: boolean
  /** The page whose document this is (Gatsby's `window.pagePath`). */
  documentPath: string | undefined
  /** The build whose document this is. */
  documentBuild: string | undefined
}

/** S-16: says what to do with what Gatsby's loader gave for the page that a visitor wants. */
export function judgeResources(result: unknown, circumstances: Circumstances): Verdict {
  const { isFirst, documentPath, documentBuild } = circumstances
  if (!isPage(result)) return "reload"
  const { path, webpackCompilationHash: build } = result.page
  // Gatsby gives it for page data which answers 404, and for page data that is corrupt.
  if (path === NOT_FOUND_PATH) {
    if (!isFirst) return "ask server"
    return documentPath === NOT_FOUND_PATH ? "show" : "reload"
  }
  if (build === documentBuild) return "show"
  // No app-data.json. The document's own page needs it for nothing.
  if (build === "") return isFirst ? "show" : "reload or show"
  return isFirst ? "reload or show" : "ask server"
}

/** What the loader gave: a page, or what speaks against it. */
export function judged(
  result: unknown,
  circumstances: Circumstances,
): { page: PageResources; doubt?: undefined } | { doubt: Doubt } {
  const verdict = judgeResources(result, circumstances)
  if (!isPage(result)) return { doubt: { verdict: "reload", thrown: thrownBy(result) } }
  if (verdict === "show") return { page: result }
  const isMissing = result.page.path === NOT_FOUND_PATH
  return { doubt: { verdict, page: isMissing ? undefined : ofThisBuild(result) } }
}

const thrownBy = (result: unknown): unknown =>
  typeof result === "object" && result !== null && "error" in result ? result.error : undefined
