import { useSyncExternalStore } from "react"
import { storedChoice } from "../browser/stored-choice"

/**
 * What the visitor decided about page views in this browser. `held` is a choice that the browser refused to
 * keep: it is over when the page is loaded again.
 */
export interface CountingChoice {
  counted: boolean
  kept: "kept" | "held"
}

const OFF = "off"

/** “No” is kept. Without it the browser counts, so that nothing is stored about those who said nothing. */
const choice = storedChoice("page-views")

/** One object each: React compares them. */
const CHOICES = {
  kept: { on: { counted: true, kept: "kept" }, off: { counted: false, kept: "kept" } },
  held: { on: { counted: true, kept: "held" }, off: { counted: false, kept: "held" } },
} as const satisfies Record<string, Record<string, CountingChoice>>

/** The choice in force. Read each time: another tab may have changed it. */
export const countingChoice = (): CountingChoice =>
  CHOICES[choice.isHeld() ? "held" : "kept"][choice.value() === OFF ? "off" : "on"]

/** Applies the visitor's choice at once, and stores it if the browser allows. */
export const chooseCounting = (counted: boolean): void => choice.choose(counted ? null : OFF)

/** The choice in force; `null` in the static HTML, which knows no visitor. */
export const useCountingChoice = (): CountingChoice | null =>
  useSyncExternalStore(choice.subscribe, countingChoice, () => null)
