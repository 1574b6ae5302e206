import type { ReactNode } from "react"
import * as styles from "./sheet.module.css"

interface Props {
  /** The small things left of the margin line. */
  margin?: ReactNode
  children: ReactNode
  id?: string
  /** The first sheet of a page leaves room for the fixed header. */
  first?: boolean
  /** The work begins with running text: it stands lower than a small line would, and the margin's first line with it. */
  beside?: "text"
  /** The Seyès grid, for places where something is being made. */
  grid?: boolean
  /** On small screens, where there is no margin, its things follow the work instead of going before it. */
  marginLast?: boolean
  className?: string
}

/** One sheet of the exercise book: the margin line, small things left of it, the work right of it. */
export function Sheet({
  margin,
  children,
  id,
  first = false,
  beside,
  grid = false,
  marginLast = false,
  className,
}: Props) {
  return (
    <section
      id={id}
      className={[styles.section, className].filter(Boolean).join(" ")}
      data-first={first}
      data-grid={grid}
    >
      <div className={styles.sheet} data-margin-last={marginLast} data-beside={beside}>
        <div className={styles.margin}>{margin}</div>
        <div className={styles.work}>{children}</div>
      </div>
    </section>
  )
}
