import { type ReactNode, useRef } from "react"
import { t } from "../../i18n/translate"
import * as styles from "./code-block.module.css"
import { CopyButton } from "./copy-button"
import { useScrolls } from "./use-scrolls"

interface Props {
  lang?: string
  title?: string
  /** Long lines go on below instead of scrolling. */
  wrap?: boolean
  children?: ReactNode
}

/** Code that was highlighted at build time: file name or language, copy button, lines. */
export function CodeBlock({ lang, title, wrap = false, children }: Props) {
  const frame = useRef<HTMLPreElement>(null)
  const code = useRef<HTMLElement>(null)
  const scrolls = useScrolls(frame)
  const language = lang === "text" ? undefined : lang
  const name = title ?? language ?? t("code.label")
  // A name by words and not by reference: an id would have to be the same on both routes of D1.
  const reachable = scrolls ? { tabIndex: 0, role: "group", "aria-label": name } : {}
  return (
    <figure className={styles.frame}>
      <figcaption className={styles.bar}>
        <span className={styles.name}>{name}</span>
        {title && language && <span>{language}</span>}
        <CopyButton source={code} />
      </figcaption>
      <pre ref={frame} className={styles.code} data-wrap={wrap || undefined} {...reachable}>
        <code ref={code} lang="zxx">
          {children}
        </code>
      </pre>
    </figure>
  )
}
