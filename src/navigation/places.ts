/** Name under which Gatsby notes where a page of the history stands: by its path and the router's key of the entry. */
const placeKey = ({ pathname }: Pick<Location, "pathname">, key: string) =>
  `@@scroll|${pathname}|${key}`

/** Key that the router has for an entry that it did not make: the first one of each document. */
const FIRST = "initial"

/** Notes where the page stands. Gatsby does so at each scroll, but knows nothing of those before the scripts ran. */
export function keepPlace(): void {
  const { key = FIRST } = Object(window.history.state)
  inSession(store => store.setItem(placeKey(window.location, `${key}`), `${window.scrollY}`))
}

/**
 * Forgets where an earlier visit of this tab left the page: a new visit begins at the top (HTML, "navigate"), and only
 * a reload or a step in the history goes back to its place.
 */
export function forgetEarlierVisit(): void {
  const [visit] = window.performance.getEntriesByType("navigation")
  if (visit instanceof PerformanceNavigationTiming && visit.type !== "navigate") return
  inSession(store => store.removeItem(placeKey(window.location, FIRST)))
}

/** A browser may have no storage for this site. */
function inSession(use: (store: Storage) => void): void {
  try {
    use(window.sessionStorage)
  } catch {}
}

/**
 * Gatsby puts a page back where it was left. Firefox and WebKit would do so too, before it, and Gatsby would note
 * that place for the page that is left. A document that is loaded again is theirs.
 */
export function ownScrolling(): void {
  const leaveTo = (owner: ScrollRestoration) => () => {
    window.history.scrollRestoration = owner
  }
  leaveTo("manual")()
  window.addEventListener("pageshow", leaveTo("manual"))
  window.addEventListener("pagehide", leaveTo("auto"))
}
