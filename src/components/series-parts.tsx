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
  links: Pick<PostLinks, "parts" | "series" | "more">
}

/** The series of a post, at its head: which part it is, the nearest parts, and the series' page. Nothing without one. */
export function SeriesParts({ path, links: { parts, series, more } }: Props) {
  const { t } = useWords()
  const { before, count } = more ?? { before: 0, count: parts.length }
  const index = parts.findIndex(part => part.path === path)
  // A draft has its series, and no place in it yet.
  if (!series || index < 0) return null
  const position = before + index + 1
  return (
    <details className={`meta ${styles.series}`} open={parts.length <= MOST_SHOWN}>
      <summary>{t("post.series", { title: series.title, position, count })}</summary>
      <nav aria-label={t("series.parts")} data-pagefind-ignore="all">
        {/* Titles are French unless they say otherwise. */}
        <ol lang="fr" start={before > 0 ? before + 1 : undefined}>
          <PageItems pages={parts} />
        </ol>
        <Link to={series.path}>{t("series.whole")}</Link>
      </nav>
    </details>
  )
}
