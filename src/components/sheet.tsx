import type { ComponentPropsWithoutRef, ReactNode } from "react"
import { slugOf } from "../shared/slug-of"
import * as styles from "./sheet.module.css"

interface Props extends ComponentPropsWithoutRef<"section"> {
  /** Name of the section, in the margin. A link leads to it by its `id`, which is the slug of the name by default. */
  title?: string
  titleLang?: string | undefined
  /** The small things left of the margin line, below the section's name. */
  margin?: ReactNode
  /** Read before the margin, right of the line: a title and its standfirst. */
  head?: ReactNode
  /** An article is one with its facts in the margin. */
  as?: "section" | "article"
  /** The first sheet of a page leaves room for the fixed header. */
  first?: boolean
  /** The Seyès grid, for places where something is being made. */
  grid?: boolean
  /** In the document, and on small screens, which have no margin, its content comes after the work. */
  marginLast?: boolean
}

/** One sheet of the exercise book: the margin line, small things left of it, the work right of it. */
export function Sheet({
  title,
  titleLang,
  margin,
  head,
  as: Part = "section",
  children,
  first = false,
  grid = false,
  marginLast = false,
  className,
  id,
  ...section
}: Props) {
  const small = (
    <div className={`meta ${styles.margin}`}>
      {title && (
        <h2 id={id ?? slugOf(title)} className={styles.name} lang={titleLang}>
          {title}
        </h2>
      )}
      {margin}
    </div>
  )
  return (
    <Part
      {...section}
      id={title ? undefined : id}
      className={[styles.section, className].filter(Boolean).join(" ")}
      data-first={first || undefined}
      data-grid={grid || undefined}
    >
      <div className={`ruled ${styles.sheet}`} data-margin-last={marginLast || undefined}>
        {head && <div className={styles.head}>{head}</div>}
        {!marginLast && small}
        <div className={styles.work}>{children}</div>
        {marginLast && small}
      </div>
    </Part>
  )
}
