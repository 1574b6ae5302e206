import { t } from "../i18n/translate"
import type { PostLinks } from "../shared/post-links"
import { PageItems } from "./page-link"
import { SiteLink } from "./site-link"

interface Props {
  links: Pick<PostLinks, "parts" | "series" | "place">
}

/** The series of a post, at its end: the nearest parts, and the series' page. Nothing without one. */
export const SeriesParts = ({ links: { parts, series, place } }: Props) =>
  // A draft has its series, and no place in it yet.
  series &&
  place && (
    <nav className="box" aria-label={t("series.parts")}>
      <h3 className="label">{t("series.title", { title: series.title })}</h3>
      <ol start={place.first}>
        <PageItems pages={parts} />
      </ol>
      <SiteLink href={series.path}>{t("series.whole")}</SiteLink>
    </nav>
  )
