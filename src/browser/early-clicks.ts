/** Mark of what was touched before the page came alive, with the moment (`root/document-start`). */
export const HEARD = "data-heard"

/** At each of these, and at a click, React would hydrate all that is left in one task. */
const TOUCHES = "pointerdown pointerup mousedown mouseup touchstart touchend".split(" ")

const hold = (event: Event): void => event.stopPropagation()

function holdClick(event: PointerEvent): void {
  hold(event)
  document.onclick?.(event)
}

/** Keeps touches from React while it hydrates: the page answers them at once. Call before it begins. */
export function holdTouches(): void {
  for (const type of TOUCHES) addEventListener(type, hold, true)
  addEventListener("click", holdClick, true)
}

/** Clicks on what was touched, one after the other. Call when React has the page. */
export function repeatEarlyClicks(): void {
  for (const type of TOUCHES) removeEventListener(type, hold, true)
  removeEventListener("click", holdClick, true)
  document.onclick = null
  const moment = (touched: Element) => Number(touched.getAttribute(HEARD))
  const heard = [...document.querySelectorAll<HTMLElement>(`[${HEARD}]`)]
  for (const touched of heard.sort((a, b) => moment(a) - moment(b))) {
    touched.removeAttribute(HEARD)
    touched.click()
  }
}
