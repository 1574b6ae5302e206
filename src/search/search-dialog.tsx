import { useLocation } from "@reach/router"
import { useEffect, useId, useRef } from "react"
import "../styles/dialog.css"
import type { MenuEntry } from "../site/menu"
import { prepare } from "./open-index"
import * as styles from "./search-dialog.module.css"
import { SearchPanel } from "./search-panel"
import { find } from "./site-index"

/** The build writes the index after Gatsby is done: `gatsby develop` has none. */
const findHere = process.env.NODE_ENV === "production" ? find : null

interface Props {
  entries: readonly MenuEntry[]
  onClose: () => void
}

/**
 * The search as a native modal dialog, open while it is mounted: the browser keeps the focus inside, closes it
 * on Escape and gives the focus back. It also closes on route change and on a click beside it.
 */
export function SearchDialog({ entries, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { pathname } = useLocation()
  /** Opened while a page is on its way, it stays when that page comes: the address is its own already. */
  const openedAt = useRef(window.location.pathname)
  const close = () => dialog.current?.close()

  useEffect(() => {
    if (findHere) prepare()
    dialog.current?.showModal()
    dialog.current?.querySelector("input")?.focus()
  }, [])

  useEffect(() => {
    const isShown = pathname === window.location.pathname
    if (isShown && pathname !== openedAt.current) dialog.current?.close()
  }, [pathname])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close it by keyboard.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={event => {
        if (event.target === event.currentTarget) close()
      }}
    >
      <SearchPanel find={findHere} entries={entries} titleId={titleId} onClose={close} />
    </dialog>
  )
}
