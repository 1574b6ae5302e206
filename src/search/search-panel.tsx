import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from "react"
import { t } from "../i18n/translate"
import type { Find } from "./answer"
import { moveFocus } from "./move-focus"
import { SearchMessage } from "./search-message"
import * as styles from "./search-panel.module.css"
import { SearchResults } from "./search-results"
import { SlashKeyChoice } from "./slash-key-choice"
import { useSearch } from "./use-search"

interface Props {
  /** Null where there is no index. */
  find: Find | null
  /** Id of the heading, which names the dialog and the field. */
  titleId: string
  onClose: () => void
}

/** One sheet: the field and what was found. */
export function SearchPanel({ find, titleId, onClose }: Props) {
  const sheet = useRef<HTMLDivElement>(null)
  const fieldId = useId()
  const [text, setText] = useState("")
  const words = text.trim()
  const { state, retry } = useSearch(words, find)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    moveFocus(event.currentTarget, event)
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
      <SearchMessage hasIndex={find !== null} state={state} words={words} onRetry={retry} />
      {state.answer && <SearchResults answer={state.answer} onChoose={onClose} />}
      <SlashKeyChoice />
    </div>
  )
}
