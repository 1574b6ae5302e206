import { isPage } from "./page-resources"

/** Path of the page that Gatsby gives for page data which answers 404, and for page data that is corrupt. */
export const NOT_FOUND_PATH = "/404.html"

/**
 * `show`: the page is whole.
 * `ask server`: another build is deployed, or the page is not there: the server's own document is the truth.
 * `reload`: something did not load.
 * `reload or show`: the page is whole, but nothing says that it belongs to this document's build.
 */
type Verdict = "show" | "ask server" | "reload" | "reload or show"

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
  if (path === NOT_FOUND_PATH) {
    if (!isFirst) return "ask server"
    return documentPath === NOT_FOUND_PATH ? "show" : "reload"
  }
  if (build === documentBuild) return "show"
  // No app-data.json. The document's own page needs it for nothing.
  if (build === "") return isFirst ? "show" : "reload or show"
  return isFirst ? "reload or show" : "ask server"
}
