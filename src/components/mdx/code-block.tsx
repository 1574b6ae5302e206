import { type ReactNode, useRef } from "react"
import { t } from "../../i18n/translate"
import * as styles from "./code-block.module.css"
import { CopyButton } from "./copy-button"

interface Props {
  lang?: string
  title?: string
  children?: ReactNode
}

/** Code that was highlighted at build time: file name or language, copy button, lines. */
export function CodeBlock({ lang, title, children }: Props) {
  const code = useRef<HTMLElement>(null)
  const name = title ?? lang
  return (
    <figure className={styles.frame}>
      <figcaption className={styles.bar}>
        <span className={styles.name}>{name ?? t("code.label")}</span>
        {title && lang && <span>{lang}</span>}
        <CopyButton source={code} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: code that scrolls must be reachable by keyboard (axe scrollable-region-focusable). */}
      <pre className={styles.code} tabIndex={0}>
        <code ref={code} lang="zxx">
          {children}
        </code>
      </pre>
    </figure>
  )
}
