import { Link } from "gatsby"
import { type FormEvent, type KeyboardEvent, useCallback, useId, useRef, useState } from "react"
import { type Loaded, useLoaded } from "../http/use-loaded"
import { t } from "../i18n/translate"
import { SITE_PATHS } from "../shared/site-paths"
import { setSlashKey, useSlashKey } from "./search-key"
import * as styles from "./search-panel.module.css"
import { SearchResults } from "./search-results"
import type { Answer, Find } from "./site-index"

/** Typing faster than this asks once. */
const PAUSE_MS = 150

interface Props {
  /** Null where there is no index. */
  find: Find | null
  /** Id of the heading, which names the dialog and the field. */
  titleId: string
  onClose: () => void
}

/** One sheet: the field, what is said of the search, and what was found. */
export function SearchPanel({ find, titleId, onClose }: Props) {
  const sheet = useRef<HTMLDivElement>(null)
  const fieldId = useId()
  const [text, setText] = useState("")
  const words = text.trim()
  const search = useCallback(
    (wanted: string, signal: AbortSignal) =>
      new Promise<Answer>((resolve, reject) => {
        const look = () => find?.(wanted).then(resolve, reject)
        const timer = setTimeout(look, PAUSE_MS)
        signal.addEventListener("abort", () => clearTimeout(timer))
      }),
    [find],
  )
  const { state, reload } = useLoaded(find && words !== "" ? words : null, search)
  // While a search is pending, the last answer stays to be read.
  const answer = state.status === "success" || state.status === "pending" ? state.data : undefined

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    moveFocus(event)
    if (event.key !== "Escape") return
    // Some browsers take the first Escape in a search field to empty it.
    event.preventDefault()
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    sheet.current?.querySelector<HTMLElement>("ol a")?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field and the links inside.
    <div ref={sheet} className={styles.sheet} onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/useSemanticElements: React 18 does not know the element `search`. */}
      <form role="search" className={styles.form} onSubmit={submit}>
        <h2 id={titleId} className={styles.title}>
          <label htmlFor={fieldId}>{t("search.title")}</label>
        </h2>
        <input
          id={fieldId}
          type="search"
          className={styles.field}
          value={text}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={event => setText(event.target.value)}
        />
        <button type="button" className={styles.close} onClick={onClose}>
          {t("search.close")}
        </button>
      </form>
      <div className={`hint ${styles.message}`} data-status={state.status}>
        <p role="status">{find ? messageOf(state, words) : t("search.development")}</p>
        {state.status === "success" && state.data.total === 0 && (
          <p className={styles.way}>
            {t("search.none.way")} <Link to={SITE_PATHS.blog}>{t("search.none.blog")}</Link>
          </p>
        )}
        {state.status === "error" && (
          <button type="button" className={styles.retry} onClick={reload}>
            {t("search.retry")}
          </button>
        )}
      </div>
      {answer && <SearchResults answer={answer} onChoose={onClose} />}
      <SlashKeyChoice />
    </div>
  )
}

/** What is said of a search in each of its states (S-25). */
function messageOf(state: Loaded<Answer>, words: string): string {
  switch (state.status) {
    case "idle":
      return t("search.idle")
    case "pending":
      return t("search.pending")
    case "error":
      return t(navigator.onLine ? "search.failed" : "search.offline")
    case "success":
      if (state.data.total === 0) return t("search.none", { words })
      return state.data.total === 1
        ? t("search.count.one")
        : t("search.count.many", { count: state.data.total.toLocaleString("fr-FR") })
  }
}

/** Switches the key `/` on and off. Shown where there is likely to be a keyboard. */
function SlashKeyChoice() {
  const isOn = useSlashKey()
  return (
    <label className={`hint ${styles.choice}`}>
      <input type="checkbox" checked={isOn} onChange={event => setSlashKey(event.target.checked)} />
      <span>
        {t("search.slash")} <kbd>/</kbd>
      </span>
    </label>
  )
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Arrow keys lead from the field through the results and back (Tab does so too). */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  if (step === undefined) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input[type=search], ol a")]
  const current = stops.findIndex(stop => stop.matches(":focus"))
  const next = stops[current + step]
  if (current < 0 || !next) return
  event.preventDefault()
  next.focus()
}
