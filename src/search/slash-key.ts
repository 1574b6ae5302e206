import { useSyncExternalStore } from "react"
import { storedChoice } from "../browser/stored-choice"

const OFF = "off"

/** A key alone that does something must be one that the reader can switch off (WCAG 2.1.4). */
const choice = storedChoice("search-slash-key")

/** Whether `/` opens the search. It does until somebody says no, and where nothing can be remembered. */
export const isSlashKeyOn = (): boolean => choice.value() !== OFF

export const setSlashKey = (on: boolean): void => choice.choose(on ? null : OFF)

export const useSlashKey = (): boolean =>
  useSyncExternalStore(choice.subscribe, isSlashKeyOn, () => true)
