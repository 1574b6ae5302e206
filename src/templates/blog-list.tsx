import { graphql } from "gatsby"
import facts from "site-facts"
import { NextLinks } from "../components/next-links"
import { PageLink } from "../components/page-link"
import { PostList } from "../components/post-list"
import { PageTitle, Sheet } from "../components/sheet"
import { PageHead } from "../head/page-head"
import { t } from "../i18n/translate"
import { type ListContext, listPath } from "../shared/blog-list"
import * as styles from "./blog-list.module.css"

interface Props {
  data: Queries.BlogListPageQuery
  pageContext: ListContext
}

/** A page of the list of posts: a sheet for each year. */
export default function BlogListPage({ data, pageContext }: Props) {
  const { page, pages, count, years } = pageContext
  const isFirst = page === 1
  const title = isFirst ? t("blog.title") : t("blog.title.page", { page })
  const name = facts.identity.name
  return (
    <>
      <PageHead
        title={title}
        description={
          isFirst
            ? t("blog.description", { name })
            : t("blog.description.page", { name, page, pages })
        }
      />
      <Sheet
        first
        marginLast
        margin={
          <>
            {count > 0 && (
              <p className={styles.count}>
                {count === 1 ? t("blog.count.one") : t("blog.count.many", { count })}
              </p>
            )}
            {pages > 1 && <YearIndex years={years} />}
          </>
        }
      >
        <PageTitle
          title={title}
          lead={isFirst ? t(count === 0 ? "blog.empty" : "blog.lead") : null}
        />
      </Sheet>
      {years.map(({ year, path }) => {
        const posts = data.allBlogPost.nodes.filter(({ date }) => date.startsWith(year))
        const begins = path.startsWith(`${listPath(page)}#`)
        return (
          posts.length > 0 && (
            <Sheet
              key={year}
              id={year}
              className={styles.year}
              title={begins ? year : t("blog.year.more", { year })}
              data-pagefind-ignore="all"
            >
              <PostList posts={posts} />
            </Sheet>
          )
        )
      })}
      <NextLinks
        label={t("blog.page", { page, pages })}
        links={[
          { to: page < pages ? { path: listPath(page + 1), title: t("blog.older") } : null },
          { to: isFirst ? null : { path: listPath(page - 1), title: t("blog.newer") }, back: true },
        ]}
      />
    </>
  )
}

/** Where each year begins. */
const YearIndex = ({ years }: Pick<ListContext, "years">) => (
  <nav className="screen-only" aria-label={t("blog.years")} data-pagefind-ignore="all">
    <ul className={styles.index}>
      {years.map(({ year, count, path }) => (
        <li key={year}>
          <PageLink page={{ path, title: year }} className="title-link" /> ({count})
        </li>
      ))}
    </ul>
  </nav>
)

// Both the same way: Gatsby has an index then. Otherwise it sorts all posts for each page.
export const query = graphql`
  query BlogListPage($skip: Int!, $limit: Int!) {
    allBlogPost(sort: [{ date: DESC }, { slug: DESC }], skip: $skip, limit: $limit) {
      nodes {
        ...PostListItem
      }
    }
  }
`
