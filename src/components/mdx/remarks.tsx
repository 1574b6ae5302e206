import type { ReactNode } from "react"
import { useWords } from "../../i18n/words"
import noteStyles from "../../styles/parts/notes.css"
import { PartStyles } from "./part-styles"
import * as styles from "./remarks.module.css"

interface CalloutProps {
  kind?: "note" | "tip" | "warning"
  title?: string
  children?: ReactNode
}

/** Drawn in a field of 20 by 20: a pencil line, a tick, a triangle. */
const SIGNS = {
  note: "M4 16l1-4 9-9 3 3-9 9zM12 5l3 3",
  tip: "M3 11l5 5L17 4",
  warning: "M10 2.5L18.5 17h-17zM10 8v4M10 14.2v.6",
} as const

const NAMES = {
  note: "callout.note",
  tip: "callout.tip",
  warning: "callout.warning",
} as const

/** A framed remark. A sign, and words for those who do not see it, say its kind: never colour alone. */
export function Callout({ kind = "note", title, children }: CalloutProps) {
  const { lang, t } = useWords()
  const name = t(NAMES[kind])
  return (
    <aside
      className={`box ${styles.callout}`}
      role="note"
      aria-label={title ?? name}
      data-kind={kind}
    >
      <p className={styles.title} lang={title ? undefined : lang}>
        <svg viewBox="0 0 20 20" width="1rem" fill="none" stroke="currentColor" aria-hidden="true">
          <path strokeWidth="2" strokeLinejoin="round" d={SIGNS[kind]} />
        </svg>
        {title && (
          <span className="visually-hidden" lang={lang}>
            {name}
            {". "}
          </span>
        )}
        {title ?? name}
      </p>
      {children}
    </aside>
  )
}

interface SidenoteProps {
  /** It is written elsewhere too, for screens without a margin (`content/article/sidenotes`). */
  repeated?: boolean
  /** Of the footnote that it is. */
  number?: string
  children?: ReactNode
}

/**
 * A remark in the margin, at the height of its line. The letter that joins text and note is for the eye: in reading
 * order the note is already in its place.
 */
export const Sidenote = ({ repeated, number, children }: SidenoteProps) => (
  <>
    <PartStyles href={noteStyles} />
    <span className="sidenote-mark" data-number={number} aria-hidden="true" />
    <small
      className="sidenote"
      role="note"
      data-sidenote=""
      data-repeated={repeated}
      data-number={number}
    >
      {children}
    </small>
  </>
)

/** The same remark below its paragraph: one of the two shows. */
export const SidenoteBelow = ({ children }: SidenoteProps) => (
  <small className="sidenote sidenote-below" role="note" data-pagefind-ignore="all">
    {children}
  </small>
)
