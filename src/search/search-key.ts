import { useSyncExternalStore } from "react"
import { storedChoice } from "../browser/stored-choice"

const OFF = "off"

/** The reader must be able to switch off a single-key shortcut (WCAG 2.1.4). */
const choice = storedChoice("search-slash-key")

/** Whether `/` opens the search. It does until the visitor switches it off, or when the browser stores nothing. */
const isSlashKeyOn = (): boolean => choice.value() !== OFF

export const setSlashKey = (on: boolean): void => choice.choose(on ? null : OFF)

export const useSlashKey = (): boolean =>
  useSyncExternalStore(choice.subscribe, isSlashKeyOn, () => true)

const FIELD = "input, textarea, select, [contenteditable]:not([contenteditable=false])"

/**
 * Whether a key opens the search: Ctrl+K or ⌘K, or `/` outside of fields. Shift may be held: a French keyboard
 * has no other `/`. An open dialog keeps its keys.
 */
export function opensSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
  if (event.defaultPrevented || event.isComposing || document.querySelector("dialog[open]")) {
    return false
  }
  if (key.toLowerCase() === "k") return ctrlKey !== metaKey && !altKey && !shiftKey
  if (key !== "/" || ctrlKey || metaKey || altKey || !isSlashKeyOn()) return false
  return !(target instanceof Element && target.closest(FIELD))
}
