import { withPrefix } from "gatsby"
import type { ComponentType } from "react"
import { NOT_FOUND_PATH } from "../shared/site-paths"

/** Answer of Gatsby's loader for a page: as much of it as a page needs to be shown. */
export interface PageResources {
  component: ComponentType
  json: { pageContext: Readonly<Record<string, unknown>>; data?: object }
  page: { path: string; webpackCompilationHash: string }
  staticQueryResults: object
}

/** Gatsby shows a page with this path, or with that of its 404 page, at any address. The site has no such page. */
const ANY_ADDRESS = "/500.html"

/** True when the loader gave a page. Else it is nothing, or `{ status: "error" }` with an error or without. */
export const isPage = (result: unknown): result is PageResources =>
  typeof result === "object" && result !== null && "page" in result

/** Marks a page as one of this document's build: Gatsby then does not load another document for it. */
const ofThisBuild = (resources: PageResources, path = resources.page.path): PageResources => ({
  ...resources,
  page: { ...resources.page, path, webpackCompilationHash: window.___webpackCompilationHash ?? "" },
})

/** Makes a page a replacement for another one, at the other's address. */
export const asReplacement = (page: PageResources): PageResources => ofThisBuild(page, ANY_ADDRESS)

export const isReplacement = (resources: { page: { path: string } } | undefined): boolean =>
  resources?.page.path === ANY_ADDRESS

/** A replacement that needs nothing from the network. */
export const replacementOf = (component: ComponentType): PageResources =>
  asReplacement({
    component,
    json: { pageContext: {} },
    page: { path: "", webpackCompilationHash: "" },
    staticQueryResults: {},
  })

/** Why a loaded page cannot be trusted. */
export interface Doubt {
  /**
   * `leave`: another build is deployed, or the page is not there: the server's own document is the truth.
   * `reload`: something did not load, or nothing shows that the page belongs to this document's build.
   */
  verdict: "leave" | "reload"
  thrown?: unknown
}

/**
 * S-16: what Gatsby's loader gave for the page that a visitor wants. A page in doubt can be shown all the same.
 * @param target path that a navigation leads to; none for the document's own page: there, asking the server again is a
 *   reload
 */
export function judged(result: unknown, target?: string): { page?: PageResources; doubt?: Doubt } {
  if (!isPage(result)) return { doubt: { verdict: "reload", thrown: thrownBy(result) } }
  const { path, webpackCompilationHash: build } = result.page
  const isFirst = target === undefined
  const verdict = isFirst ? "reload" : "leave"
  // Gatsby returns the 404 page for page data that is missing (404) or corrupt, and the page of `/blog` for `/blog%2f`
  // and `/blog%3F`, where the router shows nothing.
  const isOther = isFirst
    ? path === NOT_FOUND_PATH && window.pagePath !== path
    : trimmed(withPrefix(path)) !== trimmed(decodeURI(target))
  if (isOther) return { doubt: { verdict } }
  // Without app-data.json, a page has no build. The document's own page needs it for nothing. `gatsby develop` has none.
  const isDevelop = process.env.NODE_ENV === "development"
  if (isDevelop || build === window.___webpackCompilationHash || (isFirst && build === ""))
    return { page: result }
  return { page: ofThisBuild(result), doubt: { verdict: build === "" ? "reload" : verdict } }
}

/** A path without its query, which Gatsby adds to that of a page, and without a slash at its end. */
const trimmed = (path: string): string => path.replace(/\/*(\?.*)?$/s, "")

const thrownBy = (result: unknown): unknown =>
  typeof result === "object" && result !== null && "error" in result ? result.error : undefined
