import { graphql } from "gatsby"
import facts from "site-facts"
import { PageTitle } from "../components/page-title"
import { PostList } from "../components/post-list"
import { Sheet } from "../components/sheet"
import { PageHead } from "../head/page-head"
import { t } from "../i18n/translate"

interface Props {
  data: Queries.SeriesPageQuery
  pageContext: { series: string }
}

/** A series: its parts in their order, a sheet for each. */
export default function SeriesPage({ data, pageContext }: Props) {
  const title = t("series.title", { title: pageContext.series })
  const { nodes: parts } = data.allBlogPost
  return (
    <>
      <PageHead
        title={title}
        description={t("series.description", {
          title: pageContext.series,
          name: facts.identity.name,
        })}
      />
      <Sheet first>
        <PageTitle title={title} />
      </Sheet>
      {parts.map((part, before) => (
        <Sheet key={part.path} title={t("series.part", { position: before + 1 })}>
          <PostList posts={[part]} />
        </Sheet>
      ))}
    </>
  )
}

export const query = graphql`
  query SeriesPage($series: String!) {
    allBlogPost(filter: { series: { title: { eq: $series } } }, sort: { series: { position: ASC } }) {
      nodes {
        ...PostListItem
      }
    }
  }
`
