import type { ReactNode } from "react"
import * as styles from "./section-heading.module.css"

interface Props {
  children: ReactNode
  /** A line below the heading. */
  note?: ReactNode
  lang?: string
}

/** Name of a section, in the margin. */
export function SectionHeading({ children, note, lang }: Props) {
  return (
    <>
      <h2 className={styles.heading} lang={lang}>
        {children}
      </h2>
      {note}
    </>
  )
}
