import { isSlashKeyOn } from "./slash-key"

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
