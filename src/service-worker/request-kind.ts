import { isHashedFile } from "../shared/hashed-file"

/** Requests that the worker answers. Everything else goes to the network as if there were no worker. */
export type RequestKind = "page" | "page-data" | "app-data" | "file"

type SiteRequest = Pick<Request, "method" | "mode" | "url"> & { headers: Pick<Headers, "has"> }

/** Counter and build identity must be fresh or fail; the search index is large and revalidated (D4, D6). */
const NEVER_KEPT = /^(?:api|builds|pagefind)(?:\/|$)/

/** D4: which of the site's things a request is for; undefined when the worker does not answer it. */
export function kindOf(request: SiteRequest, scope: string): RequestKind | undefined {
  // A part of a file must never be taken for the whole.
  if (request.method !== "GET" || request.headers.has("range")) return undefined
  const path = pathBelow(request.url, scope)
  if (path === undefined || NEVER_KEPT.test(path)) return undefined
  if (request.mode === "navigate") return isPagePath(path) ? "page" : undefined
  if (path === "page-data/app-data.json") return "app-data"
  if (/^page-data\/.+\.json$/.test(path)) return "page-data"
  return isHashedFile(path) ? "file" : undefined
}

/**
 * The address under which a page or its data is kept: without query and hash, which change nothing in a
 * static file, and with the one spelling of S-1. Undefined for what cannot be a page or its data.
 */
export function keptAddress(url: string, scope: string): string | undefined {
  const path = pathBelow(url, scope)
  if (path === undefined || NEVER_KEPT.test(path)) return undefined
  if (path.startsWith("page-data/")) return scope + path
  return isPagePath(path) ? scope + path.replace(/\/?(?:index\.html)?$/, "") : undefined
}

/** The address of a page's data. Takes the page's, as `keptAddress` spells it. */
export function pageDataAddress(page: string, scope: string): string {
  return `${scope}page-data/${page.slice(scope.length) || "index"}/page-data.json`
}

/** A dot in the last part is that of a file; a feed or a picture in a tab of its own is no page. */
const isPagePath = (path: string): boolean => !/\.(?!html$)[^/]*$/.test(path)

function pathBelow(url: string, scope: string): string | undefined {
  const { origin, pathname } = new URL(url)
  const address = origin + pathname
  return address.startsWith(scope) ? address.slice(scope.length) : undefined
}
