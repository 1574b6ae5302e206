import { Link } from "gatsby"
import { useId } from "react"
import type { Loaded } from "../http/use-loaded"
import { t } from "../i18n/translate"
import type { ListedPage } from "../shared/listed-page"
import * as styles from "./page-suggestions.module.css"

interface Props {
  state: Loaded<readonly ListedPage[]>
}

/**
 * The pages that can be read without a network (S-25). Reading the copies takes a moment, in which there is
 * nothing to say; a browser that does not let the page read them has none to offer.
 */
export function OfflinePages({ state }: Props) {
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
