import { Link } from "gatsby"
import { t } from "../i18n/translate"
import { nearestPages, type SuggestedPage } from "./nearest-pages"
import * as styles from "./page-suggestions.module.css"

interface Props {
  pages: readonly SuggestedPage[]
  /** The address that led nowhere; null as long as it is not known, in the static HTML. */
  address: string | null
}

/** How many pages are proposed. */
const PROPOSED = 3

/** Pages whose address is like the one that led nowhere; the first ones as long as it is not known. */
export function PageSuggestions({ pages, address }: Props) {
  const proposed = address === null ? pages : nearestPages(pages, address)
  if (proposed.length === 0) return null
  return (
    <nav className={styles.suggestions} aria-label={t("error.suggestions")}>
      <h2 className={styles.title}>{t("error.suggestions")}</h2>
      <ul className={styles.list}>
        {proposed.slice(0, PROPOSED).map(({ path, title, lang }) => (
          <li key={path}>
            <Link to={path} lang={lang && lang !== "fr" ? lang : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
