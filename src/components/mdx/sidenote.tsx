import type { ReactNode } from "react"
import * as styles from "./sidenote.module.css"

/** A remark in the margin; on small screens it stands below its paragraph's line, set apart. */
export function Sidenote({ children }: { children?: ReactNode }) {
  return (
    <small className={styles.note} role="note">
      {children}
    </small>
  )
}
