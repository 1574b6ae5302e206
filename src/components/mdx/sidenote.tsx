import type { ReactNode } from "react"
import * as styles from "./sidenote.module.css"

/**
 * A remark in the margin, at the height of its line; on small screens a block below that line. The letter
 * that joins text and note is for the eye: in the order of reading, the note already stands at its place.
 */
export function Sidenote({ children }: { children?: ReactNode }) {
  return (
    <>
      <span className={styles.mark} aria-hidden="true" />
      <small className={styles.note} role="note" data-sidenote="">
        {children}
      </small>
    </>
  )
}
