import { Children, type ReactNode, type RefObject, useEffect, useRef, useState } from "react"
import { useWords } from "../../i18n/words"
import * as styles from "./code-block.module.css"
import * as scrolling from "./scrolls.module.css"
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
  const { t } = useWords()
  const frame = useRef<HTMLPreElement>(null)
  const code = useRef<HTMLElement>(null)
  const language = lang === "text" ? undefined : lang
  const name = title ?? language ?? t("code.label")
  // A name by words and not by reference: an id would have to be the same on both routes of D1.
  const reachable = useScrolls(frame, name)
  const count = Children.count(children)
  return (
    <figure
      className={`box ${styles.frame}`}
      data-lines={count > 1 && !wrap ? numbersTo(count) : undefined}
    >
      <figcaption className={styles.bar}>
        <span className={styles.name}>{name}</span>
        {title && language && <span>{language}</span>}
        <CopyButton source={code} name={name} />
      </figcaption>
      <pre
        ref={frame}
        className={`${scrolling.scrolls} ${styles.code}`}
        data-wrap={wrap || undefined}
        {...reachable}
      >
        <code ref={code} lang="zxx">
          {children}
        </code>
      </pre>
    </figure>
  )
}

/** 1 to `count`, one on a line. An attribute: the style sheet shows it, and neither a copy nor a search has it. */
const numbersTo = (count: number): string =>
  Array.from({ length: count }, (_, index) => index + 1).join("\n")

const LABELS = { idle: "code.copy", copied: "code.copied", failed: "code.failed" } as const

/** How long the button shows the outcome. */
const OUTCOME_MS = 2000

interface CopyProps {
  source: RefObject<HTMLElement>
  /** What tells the button from those of other frames. */
  name: string
}

/** Copies the text of `source`. Hidden without scripts, where it could not work. */
function CopyButton({ source, name }: CopyProps) {
  const { lang, t } = useWords()
  const [state, setState] = useState<keyof typeof LABELS>("idle")

  useEffect(() => {
    if (state === "idle") return
    const timer = setTimeout(() => setState("idle"), OUTCOME_MS)
    return () => clearTimeout(timer)
  }, [state])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codeOf(source.current))
      setState("copied")
    } catch {
      setState("failed")
    }
  }

  return (
    <>
      <button
        type="button"
        className={`${styles.copy} screen-only script-only`}
        lang={lang}
        aria-label={`${t(LABELS[state])} ${name}`}
        onClick={copy}
      >
        {t(LABELS[state])}
      </button>
      <span role="status" lang={lang} className="visually-hidden">
        {state !== "idle" && t(LABELS[state])}
      </span>
    </>
  )
}

/** The code after the change: removed lines of a diff are left out. */
const codeOf = (code: HTMLElement | null): string =>
  [...(code?.querySelectorAll(".line:not(.deleted)") ?? [])].map(line => line.textContent).join("")
