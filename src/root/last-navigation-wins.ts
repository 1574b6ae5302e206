import { globalHistory } from "@reach/router"
import { withPrefix } from "gatsby"
import { forgetPassage, passAhead } from "./route-passages"

/**
 * Makes the last of several quick navigations the one that counts. Gatsby's own goes to whichever page's
 * data arrives last; ours waits for the data and for the page's checks (S-11, S-12), and goes only if nothing
 * came after it: no other link, no step back or forward.
 */
export function lastNavigationWins(): void {
  const navigate = window.___navigate
  const loader = window.___loader
  if (!navigate || !loader) return
  let turn = 0

  globalHistory.listen(({ action }) => {
    if (action !== "POP") return
    turn += 1
    forgetPassage()
  })

  window.___navigate = (to, options) => {
    turn += 1
    forgetPassage()
    const own = turn
    const go = () => {
      if (own === turn) navigate(to, options)
    }
    // A step in the history, or a full page load: there is nothing to wait for.
    if (typeof to === "number" || window.___swUpdated) return go()
    const { pathname, search, hash } = new URL(to, window.location.href)
    loader
      .loadPage(pathname + search)
      .then(page => passAhead(page, { pathname, search, hash }))
      .then(({ outcome, keep }) => {
        if (own !== turn || outcome.kind === "abort") return
        // The old address never reaches the history, and a navigation that replaces goes on replacing.
        if (outcome.kind === "forward") return window.___navigate?.(withPrefix(outcome.to), options)
        keep()
        go()
      }, go)
  }
}
