import { useSyncExternalStore } from "react"
import facts from "site-facts"
import { whenActivated } from "../browser/page-moments"
import { storedChoice } from "../browser/stored-choice"
import { analyticsTag } from "../head/analytics-tag"

/** True when the visitor must agree before the analytics tag loads (S-20; LEGAL: CNIL, trackers). */
export const needsConsent: boolean = facts.analytics?.consent === "required"

const YES = "yes"
const NO = "no"

/** Nothing is stored before the visitor has answered. */
const choice = storedChoice("analytics-tag", followConsent)

let isLoaded = false

/**
 * Loads the tag if the visitor has agreed, also in another tab; in a prerendered page once the visitor is there. A tag
 * that runs stops only when the document is loaded again.
 */
export async function followConsent(): Promise<void> {
  await whenActivated()
  const isGiven = choice.value() === YES
  if (isGiven && !isLoaded) loadTag()
  if (!isGiven && isLoaded) window.location.reload()
}

function loadTag(): void {
  isLoaded = true
  const script = document.createElement("script")
  for (const [name, value] of Object.entries(analyticsTag(facts) ?? {})) {
    script.setAttribute(name, value === true ? "" : String(value))
  }
  document.head.append(script)
}

/** Applies the visitor's answer at once, and stores it if the browser allows. */
export const answerConsent = (isGiven: boolean): void => choice.choose(isGiven ? YES : NO)

/** The visitor's answer; `null` before there is one, `undefined` in the static HTML. */
export const useConsent = (): boolean | null | undefined =>
  useSyncExternalStore(choice.subscribe, answer, () => undefined)

function answer(): boolean | null {
  const value = choice.value()
  return value === YES ? true : value === NO ? false : null
}
