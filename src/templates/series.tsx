import facts from "site-facts"
import { PageTitle } from "../components/page-title"
import { PostList } from "../components/post-list"
import { Sheet } from "../components/sheet"
import { PageHead } from "../head/page-head"
import { t } from "../i18n/translate"
import type { SeriesContext } from "../shared/series"

/** A series: its parts in their order, a sheet for each. */
export default function SeriesPage({ pageContext }: { pageContext: SeriesContext }) {
  const { series, parts } = pageContext
  const title = t("series.title", { title: series })
  return (
    <>
      <PageHead
        title={title}
        description={t("series.description", {
          title: series,
          name: facts.identity.name,
        })}
      />
      <Sheet first>
        <PageTitle title={title} />
      </Sheet>
      {parts.map((part, before) => (
        <Sheet key={part.path} title={t("series.part", { position: before + 1 })}>
          {/* A pinned part is not to be read before the first. */}
          <PostList posts={[{ ...part, featured: false }]} />
        </Sheet>
      ))}
    </>
  )
}
