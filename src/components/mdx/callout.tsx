import type { ReactNode } from "react"
import { t } from "../../i18n/translate"
import * as styles from "./callout.module.css"

interface Props {
  kind?: "note" | "tip" | "warning"
  title?: string
  children?: ReactNode
}

/** A framed remark. The heading says its kind in words, never by colour alone. */
export function Callout({ kind = "note", title, children }: Props) {
  return (
    <aside className={styles.callout} data-kind={kind}>
      <p className={styles.title} lang={title ? undefined : "fr"}>
        {title ?? t(`callout.${kind}`)}
      </p>
      {children}
    </aside>
  )
}
