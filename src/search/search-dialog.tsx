import { useLocation } from "@reach/router"
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react"
import { useModal } from "../components/use-modal"
import { useLoaded } from "../http/use-loaded"
import { t } from "../i18n/translate"
import { prepare } from "./pagefind"
import * as styles from "./search-dialog.module.css"
import { SearchMessage, SearchResults } from "./search-results"
import { type Answer, type Find, find } from "./site-index"

/** The build writes the index after Gatsby is done: `gatsby develop` has none. */
const findHere = process.env.NODE_ENV === "production" ? find : null

interface DialogProps {
  onClose: () => void
}

/** The search as a modal dialog. It also closes on route change and on a click beside it. */
export function SearchDialog({ onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const modal = useModal(dialog, onClose)
  const titleId = useId()
  const { pathname } = useLocation()
  /** Opened while a page is on its way, it stays when that page comes: the address is its own already. */
  const openedAt = useRef(window.location.pathname)
  const close = () => dialog.current?.close()

  useEffect(() => {
    if (findHere) prepare()
    dialog.current?.querySelector("input")?.focus()
  }, [])

  useEffect(() => {
    const isShown = pathname === window.location.pathname
    if (isShown && pathname !== openedAt.current) dialog.current?.close()
  }, [pathname])

  return (
    <dialog {...modal} ref={dialog} className={styles.dialog} aria-labelledby={titleId}>
      <SearchPanel find={findHere} titleId={titleId} onClose={close} />
    </dialog>
  )
}

interface PanelProps {
  /** Null where there is no index. */
  find: Find | null
  /** Id of the heading, which names the dialog and the field. */
  titleId: string
  onClose: () => void
}

interface Question {
  find: Find
  words: string
}

const answerTo = ({ find, words }: Question): Promise<Answer> => find(words)

/** One sheet: the field, the state of the search, and its results. */
export function SearchPanel({ find, titleId, onClose }: PanelProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const fieldId = useId()
  const [text, setText] = useState("")
  const words = text.trim()
  const question = useMemo(() => (find && words !== "" ? { find, words } : null), [find, words])
  const { state, reload } = useLoaded(question, answerTo)
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
    sheet.current?.querySelector<HTMLElement>(LINKS)?.focus()
  }
  /** A link that opens in another tab leaves the search open. */
  const leave = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
    if (!(metaKey || ctrlKey || shiftKey || altKey)) onClose()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field and the links inside.
    <div ref={sheet} className={`ruled ${styles.sheet}`} onKeyDown={onKeyDown}>
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
        <button type="button" className="button" onClick={onClose}>
          {t("search.close")}
        </button>
      </form>
      <SearchMessage state={find ? state : null} words={words} onRetry={reload} />
      {answer && answer.hits.length > 0 && <SearchResults answer={answer} onLeave={leave} />}
    </div>
  )
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

const FIELD = "input[type=search]"
const LINKS = "li a"

/**
 * Arrow keys lead from the field through the results and back (Tab does so too); a letter goes on in the field.
 */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, metaKey, altKey, currentTarget } = event
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(`${FIELD}, ${LINKS}`)]
  const current = stops.findIndex(stop => stop.matches(":focus"))
  if (current < 0) return
  const step = STEPS[key]
  if (step) {
    const next = stops[current + step]
    if (next) event.preventDefault()
    next?.focus()
  } else if (/^[^ ]$/u.test(key) && !ctrlKey && !metaKey && !altKey) stops[0]?.focus()
}
