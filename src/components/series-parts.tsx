import { useWords } from "../i18n/words"
import type { PostLinks } from "../shared/post-links"
import { PageItems } from "./page-link"
import * as styles from "./series-parts.module.css"
import { SiteLink } from "./site-link"

/** A longer list would keep readers from the text: it is closed. */
const MOST_SHOWN = 5

interface Props {
  links: Pick<PostLinks, "parts" | "series" | "place">
}

/** The series of a post, at its head: which part it is, the nearest parts, and the series' page. Nothing without one. */
export function SeriesParts({ links: { parts, series, place } }: Props) {
  const { t } = useWords()
  // A draft has its series, and no place in it yet.
  if (!series || !place) return null
  const { position, count, first } = place
  return (
    <details className={`meta screen-only ${styles.series}`} open={parts.length <= MOST_SHOWN}>
      <summary>{t("post.series", { title: series.title, position, count })}</summary>
      <nav aria-label={t("series.parts")} data-pagefind-ignore="all">
        {/* Titles are French unless marked otherwise. */}
        <ol lang="fr" start={first}>
          <PageItems pages={parts} />
        </ol>
        <SiteLink href={series.path}>{t("series.whole")}</SiteLink>
      </nav>
    </details>
  )
}
