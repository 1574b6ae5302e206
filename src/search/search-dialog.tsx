import { useLocation } from "@reach/router"
import { useEffect, useId, useRef } from "react"
import { useModal } from "../components/use-modal"
import { prepare } from "./pagefind"
import * as styles from "./search-dialog.module.css"
import { SearchPanel } from "./search-panel"
import { find } from "./site-index"

/** The build writes the index after Gatsby is done: `gatsby develop` has none. */
const findHere = process.env.NODE_ENV === "production" ? find : null

interface Props {
  onClose: () => void
}

/** The search as a modal dialog. It also closes on route change and on a click beside it. */
export function SearchDialog({ onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const whenClosed = useModal(dialog, onClose)
  const titleId = useId()
  const { pathname } = useLocation()
  /** Opened while a page is on its way, it stays when that page comes: the address is its own already. */
  const openedAt = useRef(window.location.pathname)
  const close = () => dialog.current?.close()

  useEffect(() => {
    if (findHere) prepare()
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
      onClose={whenClosed}
      onClick={event => {
        if (event.target === event.currentTarget) close()
      }}
    >
      <SearchPanel find={findHere} titleId={titleId} onClose={close} />
    </dialog>
  )
}
