import { useCallback, useEffect, useRef, useState } from "react"
import { useLoaded } from "../http/use-loaded"
import { t } from "../i18n/translate"
import { loadPart } from "../updates/documents"
import * as styles from "./search-button.module.css"

/** True for Ctrl+K and ⌘K. An open dialog keeps its keys. */
function opensSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (event.defaultPrevented || event.isComposing || document.querySelector("dialog[open]")) {
    return false
  }
  return key.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !shiftKey
}

const loadDialog = () =>
  loadPart(() => import(/* webpackChunkName: "search-dialog" */ "./search-dialog"))

/** Opens the search. The code of the dialog is loaded on the first opening, in the browser only (S-3). */
export function SearchButton() {
  const button = useRef<HTMLButtonElement>(null)
  /** Each opening tries again: an earlier attempt may not have loaded. 0 while it is closed. */
  const [openings, setOpenings] = useState(0)
  const { state } = useLoaded(openings || null, loadDialog)

  const open = useCallback(() => {
    // Where it comes back to when the dialog closes. Safari gives a button that is clicked no focus.
    if (document.activeElement === document.body) button.current?.focus()
    setOpenings(last => last + 1)
  }, [])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return
      event.preventDefault()
      open()
    }
    document.addEventListener("keydown", onKeyDown)
    return () => document.removeEventListener("keydown", onKeyDown)
  }, [open])

  return (
    <div className={`${styles.search} script-only`}>
      <button
        ref={button}
        type="button"
        className={`icon-button ${styles.button}`}
        aria-haspopup="dialog"
        aria-label={t("search.open")}
        aria-keyshortcuts="Control+K"
        onClick={open}
      >
        <svg className={styles.icon} viewBox="0 0 20 20" width="20" aria-hidden="true">
          <path d="M8.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 1 0 0-11M12.8 12.8l4.7 4.7" />
        </svg>
        <span className={styles.label} aria-hidden="true">
          {t("search.open")}
        </span>
      </button>
      {state.status === "error" && (
        <p role="alert" className={`box ${styles.problem}`}>
          {t(navigator.onLine ? "search.unavailable" : "search.offline")}
        </p>
      )}
      {openings > 0 && state.status === "success" && (
        // The browser reports its closing late: the next opening may have begun.
        <state.data.SearchDialog
          key={openings}
          onClose={() => setOpenings(last => (last === openings ? 0 : last))}
        />
      )}
    </div>
  )
}
