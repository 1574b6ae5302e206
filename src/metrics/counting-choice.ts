import { useSyncExternalStore } from "react"
import facts from "site-facts"
import { storedChoice } from "../browser/stored-choice"

const OFF = "off"

/** “No” is kept. Without it the browser counts, so that nothing is stored about those who did not choose. */
const choice = storedChoice("page-views")

/** True when page views are counted in this browser. Read each time: another tab may have changed it. */
export const isCounted = (): boolean => facts.pageViews && choice.value() !== OFF

/** True when the browser refused to keep the visitor's choice: it is over when the page is loaded again. */
export const isChoiceHeld = (): boolean => choice.isHeld()

/** Applies the visitor's choice at once, and stores it if the browser allows. */
export const chooseCounting = (counted: boolean): void => choice.choose(counted ? null : OFF)

/** `null` in the static HTML, which knows no visitor. */
export const useCounted = (): boolean | null =>
  useSyncExternalStore(choice.subscribe, isCounted, () => null)
