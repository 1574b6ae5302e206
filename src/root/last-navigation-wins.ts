import { globalHistory } from "@reach/router"

/**
 * Makes the last of several quick navigations the one that counts. Gatsby's own goes to whichever page's
 * data arrives last; ours waits for the data, and goes only if nothing came after it: no other link,
 * no step back or forward.
 */
export function lastNavigationWins(): void {
  const navigate = window.___navigate
  const loader = window.___loader
  if (!navigate || !loader) return
  let turn = 0

  globalHistory.listen(({ action }) => {
    if (action === "POP") turn += 1
  })

  window.___navigate = (to, options) => {
    turn += 1
    const own = turn
    const go = () => {
      if (own === turn) navigate(to, options)
    }
    // A step in the history, or a full page load: there is nothing to wait for.
    if (typeof to === "number" || window.___swUpdated) return go()
    const { pathname, search } = new URL(to, window.location.href)
    loader.loadPage(pathname + search).then(go, go)
  }
}
