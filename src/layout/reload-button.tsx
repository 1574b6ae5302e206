import type { ReactNode } from "react"
import * as styles from "./reload-button.module.css"

/** Reloads the page. Not shown without scripts, where it could not work. */
export function ReloadButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" className={styles.button} onClick={() => window.location.reload()}>
      {children}
    </button>
  )
}
