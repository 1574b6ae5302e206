import { useEffect, useRef, useState } from "react"
import { t } from "../i18n/translate"
import { decoded } from "../shared/decoded"
import { navigation } from "./state"

interface Props {
  /** `key` is the history's name for this entry: a new one when the same address is visited again. */
  location: { pathname: string; hash: string; key?: string }
  /** True when a replacement page is shown. */
  isReplaced: boolean
}

/**
 * Does for navigations inside the site what a full page load does for those who do not see it: the focus goes to the
 * new page's content, and its title is announced, in French; Gatsby's own announcer is English and is switched off in
 * the style sheet. The first load is the browser's own. With only a new query, it is the same page: who changed it, by
 * a filter for example, keeps the focus. A replacement page is another page.
 */
export function PageArrival({ location: { pathname, hash, key }, isReplaced }: Props) {
  const previous = useRef({ pathname, key, isReplaced })
  const [arrival, setArrival] = useState({ pathname: "", title: "", lang: "" })

  useEffect(() => {
    const last = previous.current
    const isNewPage = last.pathname !== pathname || last.isReplaced !== isReplaced
    const isPlace = hash !== "" && last.key !== key
    previous.current = { pathname, key, isReplaced }
    if (isNewPage) {
      const heading = document.querySelector<HTMLElement>("main h1")
      const title = heading?.textContent ?? document.title
      setArrival({ pathname, title, lang: heading?.lang ?? "" })
    }
    // The router moves the focus to its own wrapper in an effect that comes after this one.
    if (isNewPage || isPlace) queueMicrotask(() => focusArrival(hash))
  }, [pathname, hash, key, isReplaced])

  return (
    <p role="status" className="visually-hidden">
      {arrival.pathname && (
        // The key makes two pages with one title two announcements.
        <span key={arrival.pathname}>
          {t("route.shown", { title: "" })}
          <span lang={arrival.lang || undefined}>{arrival.title}</span>
        </span>
      )}
    </p>
  )
}

/**
 * Moves the focus to where the reader arrives: the place that the hash names, or the page's content. The
 * next Tab goes on from there, and a screen reader starts there. Nothing moves on the screen: the router
 * has scrolled, or put back, what was to be.
 */
export function focusArrival(hash: string): void {
  const place = hash ? document.getElementById(decoded(hash.slice(1))) : null
  const target = place ?? document.querySelector<HTMLElement>("main")
  if (!target) return
  if (target.tabIndex < 0 && !target.hasAttribute("tabindex")) lendTabIndex(target)
  target.focus({ preventScroll: true })
}

/** A heading or a section takes the focus only with a `tabindex`; it has one as long as it is focused. */
function lendTabIndex(target: HTMLElement): void {
  target.tabIndex = -1
  target.dataset.arrival = ""
  const takeBack = () => {
    target.removeAttribute("tabindex")
    delete target.dataset.arrival
  }
  target.addEventListener("blur", takeBack, { once: true })
}

/**
 * Moves a new page up into its place by a rule of `base.css` (VISUAL 10), when a link led to it. The page is there
 * before: no navigation waits for motion, as it would for a picture of the page before it (a view transition). Back and
 * forward are the browser's own gestures and stay as they are.
 */
export function raisePage(isNew: boolean): void {
  const main = document.querySelector("main")
  main?.toggleAttribute("data-rises", isNew && navigation().by === "link")
  main?.addEventListener("animationend", () => main.removeAttribute("data-rises"), { once: true })
}

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
 * Forgets where an earlier visit of this tab left the page: a new visit begins at the top (HTML, "navigate"), and only a
 * reload or a step in the history goes back to its place.
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
