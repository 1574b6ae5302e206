import { Link } from "gatsby"
import { useId } from "react"
import type { Loaded } from "../http/use-loaded"
import { t } from "../i18n/translate"
import type { ListedPage } from "../shared/listed-page"
import { nearestPages } from "./nearest-pages"
import * as styles from "./page-suggestions.module.css"

interface SuggestionsProps {
  /** The first proposals, part of the static HTML. */
  pages: readonly ListedPage[]
  /** The missing address; null in the static HTML, which does not know it. */
  address: string | null
  /** S-25: the pages of the site, which are loaded once the missing address is known. */
  sitePages: Loaded<readonly ListedPage[]>
  onRetry: () => void
}

/** How many pages are proposed. */
const PROPOSED = 3

/**
 * Pages whose address is like the missing one. The static proposals stay until these are known, and when there
 * are none: they change at most once.
 */
export function PageSuggestions({ pages, address, sitePages, onRetry }: SuggestionsProps) {
  const isLoaded = sitePages.status === "success"
  const near = address !== null && isLoaded ? nearestPages(sitePages.data, address) : []
  const proposed = near.length > 0 ? near : pages
  if (proposed.length === 0) return null
  const title = t(near.length > 0 ? "error.nearest" : "error.suggestions")
  return (
    <nav
      className={styles.suggestions}
      aria-label={title}
      aria-busy={sitePages.status === "pending"}
      data-status={sitePages.status}
    >
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {proposed.slice(0, PROPOSED).map(({ path, title: name, lang }) => (
          <li key={path}>
            <Link to={path} lang={lang && lang !== "fr" ? lang : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {sitePages.status === "error" && (
        <p className={styles.problem}>
          <span role="status">{t("error.pages")}</span>{" "}
          <button type="button" className={`text-button ${styles.retry}`} onClick={onRetry}>
            {t("error.pages.retry")}
          </button>
        </p>
      )}
    </nav>
  )
}

/**
 * The pages that can be read without a network (S-25). Renders nothing while the
 * copies are read, or when the browser does not let the page read them.
 */
export function OfflinePages({ state }: { state: Loaded<readonly ListedPage[]> }) {
  const title = useId()
  if (state.status === "idle" || state.status === "pending") return null
  const pages = state.status === "success" ? state.data : []
  return (
    <nav className={styles.suggestions} aria-labelledby={title}>
      <h2 className={styles.title} id={title}>
        {t("offline.pages")}
      </h2>
      {pages.length === 0 ? (
        <p>{t("offline.pages.none")}</p>
      ) : (
        <ul className={styles.list}>
          {pages.map(page => (
            <li key={page.path}>
              <Link to={page.path} lang={page.lang}>
                {page.path === "/" ? t("search.kind.home") : page.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}
