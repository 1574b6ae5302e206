import { Sign } from "../components/sign"
import { SiteLink } from "../components/site-link"
import type { Loaded } from "../http/use-loaded"
import { t } from "../i18n/translate"
import { LOST } from "../shared/signs"
import { SITE_PATHS } from "../shared/site-paths"
import * as styles from "./search-panel.module.css"
import type { Answer } from "./site-index"

interface Props {
  /** Null where there is no index. */
  state: Loaded<Answer> | null
  words: string
  onRetry: () => void
}

/** The state of the search, and the way on when nothing is found. */
export function SearchMessage({ state, words, onRetry }: Props) {
  const isNone = state?.status === "success" && state.data.total === 0
  return (
    <div className={`hint ${styles.message}`} data-status={state?.status}>
      <p role="status">{state ? searchText(state, words) : t("search.development")}</p>
      {isNone && (
        <p className={styles.way}>
          {t("search.none.way")} <SiteLink href={SITE_PATHS.blog}>{t("search.none.blog")}</SiteLink>
        </p>
      )}
      {isNone && <Sign outlines={LOST} />}
      {state?.status === "error" && (
        <button type="button" className={`button ${styles.retry}`} onClick={onRetry}>
          {t("search.retry")}
        </button>
      )}
    </div>
  )
}

/** The message of each state of a search (S-25). */
function searchText(state: Loaded<Answer>, words: string): string {
  switch (state.status) {
    case "idle":
      return t("search.idle")
    case "pending":
      return t("search.pending")
    case "error":
      return t(navigator.onLine ? "search.failed" : "search.offline")
    case "success": {
      const { total } = state.data
      if (total === 0) return t("search.none", { words })
      if (total === 1) return t("search.count.one")
      return t("search.count.many", { count: total.toLocaleString("fr-FR") })
    }
  }
}
