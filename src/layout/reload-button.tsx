import type { ReactNode } from "react"
import * as styles from "./reload-button.module.css"

/** Loads the page anew. Not shown without scripts: there, the browser's own button is all there is. */
export function ReloadButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" className={styles.button} onClick={() => window.location.reload()}>
      {children}
    </button>
  )
}
