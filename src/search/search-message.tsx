import { Link } from "gatsby"
import { t } from "../i18n/translate"
import * as styles from "./search-message.module.css"
import type { SearchState } from "./use-search"

interface Props {
  hasIndex: boolean
  state: SearchState
  words: string
  onRetry: () => void
}

/** What the search says of itself, in each of its states (S-25). Read out when it changes. */
export function SearchMessage({ hasIndex, state, words, onRetry }: Props) {
  const hasFailed = state.status === "error"
  const isEmpty = state.status === "success" && state.answer.total === 0
  return (
    <div className={styles.message} data-status={state.status}>
      <p role="status">{hasIndex ? messageOf(state, words) : t("search.development")}</p>
      {isEmpty && (
        <p className={styles.way}>
          {t("search.none.way")} <Link to="/blog">{t("search.none.blog")}</Link>
        </p>
      )}
      {hasFailed && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t("search.retry")}
        </button>
      )}
    </div>
  )
}

function messageOf({ status, answer }: SearchState, words: string): string {
  switch (status) {
    case "idle":
      return t("search.idle")
    case "pending":
      return t("search.pending")
    case "error":
      return t(navigator.onLine ? "search.failed" : "search.offline")
    case "success":
      if (answer.total === 0) return t("search.none", { words })
      return answer.total === 1
        ? t("search.count.one")
        : t("search.count.many", { count: answer.total.toLocaleString("fr-FR") })
  }
}
