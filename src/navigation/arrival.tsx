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

/**
 * A heading or a section takes the focus only with a `tabindex`. It has one as long as it is focused, or while a dialog
 * is open, which gives the focus back.
 */
function lendTabIndex(target: HTMLElement): void {
  target.tabIndex = -1
  target.dataset.arrival = ""
  const takeBack = () => {
    if (document.querySelector("dialog[open]")) return
    target.removeEventListener("blur", takeBack)
    target.removeAttribute("tabindex")
    delete target.dataset.arrival
  }
  target.addEventListener("blur", takeBack)
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
