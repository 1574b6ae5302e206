import { globalHistory, navigate as navigateInPage } from "@reach/router"
import { isSamePage, loadDocument } from "./guarded-reload"
import { isNewVersionKnown } from "./new-version"

/**
 * S-28: once a new version is known, the next navigation inside the site is a full load of the wanted
 * address, by link, by code, or by a step in the history. A step to an anchor of the same page stays in it.
 * To be called before anything else takes hold of navigations.
 */
export function loadFullyAfterUpdate(): void {
  replaceNavigate()
  followHistory()
}

/** Gatsby's own lever knows no `replace`, and so would leave the visitor a step too much. */
function replaceNavigate(): void {
  const navigate = window.___navigate
  if (!navigate) return
  window.___navigate = (to, options) => {
    if (typeof to === "number" || !isNewVersionKnown()) return navigate(to, options)
    const wanted = new URL(to, window.location.href)
    if (wanted.hash !== "" && isSamePage(wanted, window.location)) {
      void navigateInPage(to, options)
    } else {
      loadDocument(wanted, options?.replace)
    }
  }
}

/**
 * The browser is at the other address already when it tells of a step: loading anew is all there is to do,
 * and where the reader was in that page is the browser's to know. The router must not hear of it, or it
 * would bring the old version's page meanwhile.
 */
function followHistory(): void {
  let shown = routeOf(window.location)
  // First of all: Chromium calls the window's listeners in their order, those for the capture phase too.
  window.addEventListener("popstate", event => {
    if (!isNewVersionKnown() || routeOf(window.location) === shown) return
    event.stopImmediatePropagation()
    window.location.reload()
  })
  globalHistory.listen(({ location }) => {
    shown = routeOf(location)
  })
}

const routeOf = ({ pathname, search }: Pick<Location, "pathname" | "search">): string =>
  `${pathname}${search}`
