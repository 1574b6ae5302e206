import { Link } from "gatsby"
import { useWords } from "../i18n/words"
import type { PostLinks } from "../shared/post-links"
import { PageItems } from "./page-link"
import * as styles from "./series-parts.module.css"

/** A longer list would keep readers from the text: it is closed. */
const MOST_SHOWN = 5

interface Props {
  /** Address of the post. */
  path: string
  links: Pick<PostLinks, "parts" | "series">
}

/** The series of a post, at its head: which part it is, all parts, and the series' page. Nothing without one. */
export function SeriesParts({ path, links: { parts, series } }: Props) {
  const { t } = useWords()
  const position = parts.findIndex(part => part.path === path) + 1
  // A draft has its series, and no place in it yet.
  if (!series || position === 0) return null
  return (
    <details className={`meta ${styles.series}`} open={parts.length <= MOST_SHOWN}>
      <summary>{t("post.series", { title: series.title, position, count: parts.length })}</summary>
      <nav aria-label={t("series.parts")} data-pagefind-ignore="all">
        {/* Titles are French unless they say otherwise. */}
        <ol lang="fr">
          <PageItems pages={parts} />
        </ol>
        <Link to={series.path}>{t("series.whole")}</Link>
      </nav>
    </details>
  )
}
