import { decoded } from "../shared/decoded"

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
