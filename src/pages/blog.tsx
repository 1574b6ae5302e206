import { graphql } from "gatsby"
import facts from "site-facts"
import { ArchiveList } from "../components/archive-list"
import { PostList } from "../components/post-list"
import { PageTitle, Sheet } from "../components/sheet"
import { PageHead } from "../head/page-head"
import { t } from "../i18n/translate"
import { frenchDay } from "../shared/french-date"

export default function BlogPage({ data }: { data: Queries.BlogPageQuery }) {
  const { latest, older } = data
  const count = latest.nodes.length + older.nodes.length
  return (
    <>
      <PageHead
        title={t("blog.title")}
        description={t("blog.description", { name: facts.identity.name })}
      />
      <Sheet
        first
        margin={count === 1 ? t("blog.count.one") : count > 1 && t("blog.count.many", { count })}
      >
        <PageTitle title={t("blog.title")} lead={t(count === 0 ? "blog.empty" : "blog.lead")} />
      </Sheet>
      <Sheet>
        <PostList posts={latest.nodes} isMain />
        <ArchiveList
          entries={older.nodes.map(({ date, ...post }) => ({
            when: <time dateTime={date}>{frenchDay(date)}</time>,
            ...post,
          }))}
        />
      </Sheet>
    </>
  )
}

export const query = graphql`
  query BlogPage {
    latest: allBlogPost(sort: { date: DESC }, limit: 20) {
      nodes {
        ...PostListItem
      }
    }
    older: allBlogPost(sort: { date: DESC }, skip: 20) {
      nodes {
        path
        title
        date
        lang
      }
    }
  }
`
