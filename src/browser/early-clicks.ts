/** Mark of what was touched before the scripts ran, with the moment (`root/document-start`). */
export const HEARD = "data-heard"

/** Ends the marking: from now on React hears. Call before it does. */
export function endEarlyClicks(): void {
  document.onclick = null
}

/** Clicks on what was touched, one after the other. Call when React has the page. */
export function repeatEarlyClicks(): void {
  const moment = (touched: Element) => Number(touched.getAttribute(HEARD))
  const heard = [...document.querySelectorAll<HTMLElement>(`[${HEARD}]`)]
  for (const touched of heard.sort((a, b) => moment(a) - moment(b))) {
    touched.removeAttribute(HEARD)
    touched.click()
  }
}
