import { Link } from "gatsby"
import type { Loaded } from "../http/use-loaded"
import { t } from "../i18n/translate"
import { SITE_PATHS } from "../shared/site-paths"
import * as styles from "./search-message.module.css"
import type { Answer } from "./site-index"

interface Props {
  hasIndex: boolean
  state: Loaded<Answer>
  words: string
  onRetry: () => void
}

/** The message of the search in each of its states (S-25). Read out when it changes. */
export function SearchMessage({ hasIndex, state, words, onRetry }: Props) {
  const hasFailed = state.status === "error"
  const isEmpty = state.status === "success" && state.data.total === 0
  return (
    <div className={`hint ${styles.message}`} data-status={state.status}>
      <p role="status">{hasIndex ? messageOf(state, words) : t("search.development")}</p>
      {isEmpty && (
        <p className={styles.way}>
          {t("search.none.way")} <Link to={SITE_PATHS.blog}>{t("search.none.blog")}</Link>
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
