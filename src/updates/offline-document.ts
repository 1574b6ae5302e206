import { globalHistory } from "@reach/router"
import { withPrefix } from "gatsby"
import { OFFLINE_MARK, OFFLINE_PATH } from "../shared/offline"

/** The address that the offline page stands for, as long as it is shown there. */
let wanted: string | undefined

/** Whether the visitor sees the offline page in the place of the page at this path: nothing to count. */
export const isOfflineAt = (pathname: string): boolean => wanted === pathname

/**
 * D4: without a network the service worker answers with the offline page's document, at whichever address
 * was wanted. This makes Gatsby give that document the offline page instead of the page of the address.
 * For `onClientEntry`; what wraps the loader later is asked first.
 */
export function showOfflineDocument(): void {
  const loader = window.___loader
  if (!loader || !document.querySelector(`script[${OFFLINE_MARK}]`)) return
  const { loadPage, loadPageSync } = loader
  wanted = window.location.pathname
  let offlinePage: Promise<unknown> | undefined
  let shown: unknown

  globalHistory.listen(({ location }) => {
    if (!isOfflineAt(location.pathname)) wanted = undefined
  })

  loader.loadPage = path => {
    if (!isOfflineAt(pathOf(path))) return loadPage(path)
    offlinePage ??= loadPage(withPrefix(OFFLINE_PATH)).then(page => {
      shown = atAnyAddress(page)
      return shown
    })
    return offlinePage
  }
  loader.loadPageSync = (path, options) =>
    isOfflineAt(pathOf(path)) ? shown : loadPageSync(path, options)
}

const pathOf = (path: string): string => new URL(path, window.location.href).pathname

/** What Gatsby's loader gave, for a router that looks at the address: as the page of every address. */
function atAnyAddress(result: unknown): unknown {
  if (typeof result !== "object" || result === null || !("page" in result)) return result
  const { page } = result
  return { ...result, page: { ...Object(page), matchPath: "/*" } }
}
