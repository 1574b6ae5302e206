import { graphql, withPrefix } from "gatsby"
import facts from "site-facts"
import { CountedLinks } from "../components/counted-links"
import { PageTitle } from "../components/page-title"
import * as quiet from "../components/quiet-links.module.css"
import { Sheet } from "../components/sheet"
import { SiteLink } from "../components/site-link"
import { PageHead } from "../head/page-head"
import { t } from "../i18n/translate"
import { type ListContext, listPath, TAGS_PATH } from "../shared/blog-list"
import { SITE_PATHS } from "../shared/site-paths"
import { tagPath } from "../shared/tags"
import { FilteredPosts, FilterSwitch, usePostFilter } from "../shown-posts/filtered-posts"
import { TurnLinks } from "../shown-posts/turn-links"
import { YearSheet } from "../shown-posts/year-sheet"

interface Props {
  data: Queries.BlogListPageQuery
  pageContext: ListContext
}

/** A page of the list of all posts, or of those with a tag: a sheet for the featured ones, and one for each year. */
export default function BlogListPage({ data, pageContext }: Props) {
  const { tag, tags, tagCount, page, pages, count, years } = pageContext
  const isFirst = page === 1
  const list = tag ? t("tag.title", { tag }) : t("blog.title")
  const title = isFirst ? list : t("blog.title.page", { list, page })
  const { name } = facts.identity
  const about = tag ? t("tag.description", { tag, name }) : t("blog.description", { name })
  const feed = `${tag ? tagPath(tag) : ""}/atom.xml`
  const counted = count === 1 ? t("blog.count.one") : t("blog.count.many", { count })
  const canFilter = isFirst && !tag && count > 0
  const filter = usePostFilter(canFilter)
  const [lead] = isFirst && !tag ? data.lead.nodes : []
  const posts = data.allBlogPost.nodes
  const chosen = posts.filter(({ featured }) => featured && !tag)
  const allTags = tagCount ? [{ path: TAGS_PATH, title: t("tags.title"), count: tagCount }] : []
  return (
    <>
      <PageHead
        title={title}
        description={isFirst ? about : `${about} ${t("blog.page", { page, pages })}.`}
        feed={feed}
      />
      <Sheet
        first
        marginLast
        margin={
          <>
            <p className={quiet.links}>
              {count > 0 && counted}{" "}
              {facts.feeds && <a href={withPrefix(feed)}>{t("feed.subscribe")}</a>}{" "}
              {tag && <SiteLink href={SITE_PATHS.blog}>{t("home.posts.all")}</SiteLink>}
            </p>
            {pages > 1 && (
              <nav className="screen-only" aria-label={t("blog.years")} data-pagefind-ignore="all">
                <CountedLinks entries={years} />
              </nav>
            )}
          </>
        }
      >
        <PageTitle
          title={title}
          lead={isFirst && !tag ? t(count === 0 ? "blog.empty" : "blog.lead") : null}
        />
        {canFilter && <FilterSwitch filter={filter} />}
      </Sheet>
      <FilteredPosts
        filter={filter}
        count={counted}
        tags={tags}
        tagCount={tagCount}
        years={years.map(({ title }) => title)}
      >
        {chosen.length > 0 && (
          <YearSheet
            title={t("post.featured")}
            // The name of the sheet marks them.
            posts={chosen.map(post => ({ ...post, featured: false }))}
            lead={lead}
          />
        )}
        {years.map(({ title: year, path }) => {
          const ofYear = posts.filter(post => post.date.startsWith(year) && !chosen.includes(post))
          const begins = path.startsWith(`${listPath(page, tag)}#`)
          return (
            ofYear.length > 0 && (
              <YearSheet
                key={year}
                id={year}
                title={begins ? year : t("blog.year.more", { year })}
                posts={ofYear}
                lead={ofYear[0] === posts[0] ? lead : undefined}
              />
            )
          )
        })}
        {tags.length > 0 && (
          <Sheet className="screen-only" title={t("blog.tags")} data-pagefind-ignore="all">
            <nav aria-label={t("blog.tags")}>
              <CountedLinks entries={[...tags, ...allTags]} />
            </nav>
          </Sheet>
        )}
        <TurnLinks page={page} pages={pages} pathOf={number => listPath(number, tag)} />
      </FilteredPosts>
    </>
  )
}

// Both sorts are the same: Gatsby has an index then. Otherwise it sorts all posts for each page.
export const query = graphql`
  query BlogListPage(
    $filter: BlogPostFilterInput
    $sort: [BlogPostSortInput!]!
    $skip: Int!
    $limit: Int!
  ) {
    allBlogPost(filter: $filter, sort: $sort, skip: $skip, limit: $limit) {
      nodes {
        ...PostListItem
      }
    }
    lead: allBlogPost(filter: $filter, sort: $sort, skip: $skip, limit: 1) {
      nodes {
        ...PostCover
      }
    }
  }
`
