import { graphql, withPrefix } from "gatsby"
import facts from "site-facts"
import { CountedLinks } from "../components/counted-links"
import { NextLinks } from "../components/next-links"
import { PageTitle } from "../components/page-title"
import { Sheet } from "../components/sheet"
import { SiteLink } from "../components/site-link"
import { PageHead } from "../head/page-head"
import { t } from "../i18n/translate"
import { type Counted, type ListContext, listPath, TAGS_PATH } from "../shared/blog-list"
import { SITE_PATHS } from "../shared/site-paths"
import { tagPath } from "../shared/tags"
import { FilteredPosts, FilterSwitch, usePostFilter } from "../shown-posts/filtered-posts"
import { YearSheet } from "../shown-posts/year-sheet"
import * as styles from "./blog-list.module.css"

interface Props {
  data: Queries.BlogListPageQuery
  pageContext: ListContext
}

/** A page of the list of all posts, or of those with a tag: a sheet for each year. */
export default function BlogListPage({ data, pageContext }: Props) {
  const { tag, tags, tagCount, page, pages, count, years } = pageContext
  const isFirst = page === 1
  const list = tag ? t("tag.title", { tag }) : t("blog.title")
  const title = isFirst ? list : t("blog.title.page", { list, page })
  const { name } = facts.identity
  const about = tag ? t("tag.description", { tag, name }) : t("blog.description", { name })
  const feed = `${tag ? tagPath(tag) : ""}/atom.xml`
  const place = t("blog.page", { page, pages })
  const counted = count === 1 ? t("blog.count.one") : t("blog.count.many", { count })
  const canFilter = isFirst && !tag && count > 0
  const filter = usePostFilter(canFilter)
  const allTags = tagCount ? [{ path: TAGS_PATH, title: t("tags.title"), count: tagCount }] : []
  return (
    <>
      <PageHead title={title} description={isFirst ? about : `${about} ${place}.`} feed={feed} />
      <Sheet
        first
        marginLast
        margin={
          <>
            {count > 0 && <p className={styles.count}>{counted}</p>}
            {pages > 1 && <Index label={t("blog.years")} entries={years} />}
            {facts.feeds && (
              <p className={styles.way}>
                <a href={withPrefix(feed)}>{t("feed.subscribe")}</a>
              </p>
            )}
            {tag && (
              <p className={styles.way}>
                <SiteLink href={SITE_PATHS.blog}>{t("home.posts.all")}</SiteLink>
              </p>
            )}
          </>
        }
      >
        <PageTitle
          title={title}
          lead={isFirst && !tag ? t(count === 0 ? "blog.empty" : "blog.lead") : null}
        />
        <Index label={t("blog.tags")} entries={[...tags, ...allTags]} />
        {canFilter && <FilterSwitch filter={filter} />}
      </Sheet>
      <FilteredPosts
        filter={filter}
        count={counted}
        tags={tags}
        tagCount={tagCount}
        years={years.map(({ title }) => title)}
      >
        {years.map(({ title: year, path }) => {
          const posts = data.allBlogPost.nodes.filter(({ date }) => date.startsWith(year))
          const begins = path.startsWith(`${listPath(page, tag)}#`)
          return (
            posts.length > 0 && (
              <YearSheet
                key={year}
                id={year}
                title={begins ? year : t("blog.year.more", { year })}
                posts={posts}
              />
            )
          )
        })}
        <NextLinks
          label={place}
          links={[
            { to: page < pages ? { path: listPath(page + 1, tag), title: t("blog.older") } : null },
            {
              to: isFirst ? null : { path: listPath(page - 1, tag), title: t("blog.newer") },
              back: true,
            },
          ]}
        />
      </FilteredPosts>
    </>
  )
}

/** An index of the list: how many posts are where. */
const Index = ({ label, entries }: { label: string; entries: readonly Counted[] }) =>
  entries.length > 0 && (
    <nav className={`screen-only ${styles.index}`} aria-label={label} data-pagefind-ignore="all">
      <CountedLinks entries={entries} />
    </nav>
  )

// Both the same way: Gatsby has an index then. Otherwise it sorts all posts for each page.
export const query = graphql`
  query BlogListPage($filter: BlogPostFilterInput, $skip: Int!, $limit: Int!) {
    allBlogPost(
      filter: $filter
      sort: [{ date: DESC }, { slug: DESC }]
      skip: $skip
      limit: $limit
    ) {
      nodes {
        ...PostListItem
        tags
      }
    }
  }
`
