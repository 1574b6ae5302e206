import { Link } from "gatsby"
import { useId } from "react"
import { t } from "../i18n/translate"
import * as styles from "./page-suggestions.module.css"

interface Props {
  /** Null until they are known. */
  pages: readonly { path: string; title: string; lang?: string }[] | null
}

/** The pages that can be read without a network. */
export function OfflinePages({ pages }: Props) {
  const title = useId()
  if (pages === null) return null
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
