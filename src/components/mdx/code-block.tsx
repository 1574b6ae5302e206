import { Children, type ReactNode, type RefObject, useEffect, useRef, useState } from "react"
import { useWords } from "../../i18n/words"
import partStyles from "../../styles/parts/code.css"
import * as styles from "./code-block.module.css"
import { Details } from "./elements"
import { PartStyles } from "./part-styles"
import * as scrolling from "./scrolls.module.css"
import { useScrolls } from "./use-scrolls"

interface Props {
  lang?: string
  title?: string
  /** Long lines go on below instead of scrolling. */
  wrap?: boolean
  /** Classes of what few blocks have (`styles/parts/code.css`). */
  look?: string
  /** Number of the first line, left of the margin line; 0 for none there. */
  firstLine?: number
  children?: ReactNode
}

/** Code that was highlighted at build time: file name or language, copy button, lines. */
export function CodeBlock(props: Props) {
  const { t } = useWords()
  const { lang, title, wrap = false, look = "", firstLine = 1, children } = props
  const frame = useRef<HTMLDivElement & HTMLPreElement>(null)
  const language = lang === "text" ? undefined : lang
  const kind = look.includes("terminal") ? t("code.terminal") : language
  const name = title ?? kind ?? t("code.label")
  // A name by words and not by reference: an id would have to be the same on both routes of D1.
  const reachable = useScrolls(frame, name)
  const count = Children.count(children)
  const isNumbered = firstLine > 0 && !wrap && (count > 1 || firstLine > 1)
  const attributes = {
    ref: frame,
    className: `${scrolling.scrolls} ${styles.code}`,
    "data-wrap": wrap || undefined,
    ...reachable,
  }
  return (
    <>
      {look && <PartStyles href={partStyles} />}
      <figure
        className={`box ${styles.frame} ${look}`.trim()}
        data-lines={isNumbered ? numbersFrom(firstLine, count) : undefined}
      >
        <figcaption className={styles.bar}>
          <span className={styles.name}>{name}</span>
          {name !== language && language && <span>{language}</span>}
          <CopyButton source={frame} name={name} />
        </figcaption>
        {look.includes("folds") ? (
          <div {...attributes}>{children}</div>
        ) : (
          <pre {...attributes}>
            <code lang="zxx">{children}</code>
          </pre>
        )}
      </figure>
    </>
  )
}

/** Lines of a block that are folded away. `from` and `to` are their numbers. */
export function CodeFold({ from, to, children }: { from: number; to: number } & Folded) {
  const { lang, t } = useWords()
  return (
    <Details className="code-fold">
      <summary lang={lang} data-pagefind-ignore="all">
        {from === to ? t("code.line", { from }) : t("code.lines", { from, to })}
      </summary>
      {children}
    </Details>
  )
}

interface Folded {
  children?: ReactNode
}

/** As many numbers as lines, one on a line. An attribute: the style sheet shows it, and neither a copy nor a search has it. */
const numbersFrom = (first: number, count: number): string =>
  Array.from({ length: count }, (_, index) => first + index).join("\n")

const LABELS = { idle: "code.copy", copied: "code.copied", failed: "code.failed" } as const

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

/** Text to copy: without removed lines of a diff and without output of a terminal. */
const codeOf = (code: HTMLElement | null): string =>
  [...(code?.querySelectorAll(".line:not(.deleted, .output)") ?? [])].map(typedIn).join("")

function typedIn(line: Element): string {
  const copy = document.createElement("pre")
  copy.append(...[...line.childNodes].map(node => node.cloneNode(true)))
  for (const part of copy.querySelectorAll(".prompt")) part.remove()
  return copy.textContent ?? ""
}
