import { graphql, withPrefix } from "gatsby"
import facts from "site-facts"
import { CountedLinks } from "../components/counted-links"
import { NextLinks } from "../components/next-links"
import { PageTitle } from "../components/page-title"
import * as quiet from "../components/quiet-links.module.css"
import { Sheet } from "../components/sheet"
import { SiteLink } from "../components/site-link"
import { YearSheet } from "../components/year-sheet"
import { PageHead } from "../head/page-head"
import { t } from "../i18n/translate"
import { ALL_TAGS, byYear, type ListContext } from "../shared/blog-list"
import { SITE_PATHS } from "../shared/site-paths"
import { tagPath } from "../shared/tags"
import { PeriodButton } from "../shown-posts/period-button"
import { PeriodPosts, usePeriod } from "../shown-posts/period-posts"

interface Props {
  data: Queries.BlogListPageQuery
  pageContext: ListContext<Queries.PostListItemFragment>
}

/** A page of the list of all posts, or of those with a tag: a sheet for the featured ones, and one for each year. */
export default function BlogListPage({ data, pageContext }: Props) {
  const { tag, posts, count, year, part = 1, parts = 1, years, tags, newer, older } = pageContext
  const list = tag ? t("tag.title", { tag }) : t("blog.title")
  const place = year && (parts > 1 ? t("blog.part", { year, part, parts }) : year)
  const title = place ? t("blog.title.year", { list, place }) : list
  const { name } = facts.identity
  const about = tag ? t("tag.description", { tag, name }) : t("blog.description", { name })
  const feed = `${tag ? tagPath(tag) : ""}/atom.xml`
  const counted = count === 1 ? t("blog.count.one") : t("blog.count.many", { count })
  const isBlog = !tag && !year
  const period = usePeriod()
  const chosen = isBlog ? posts.filter(({ featured }) => featured) : []
  const ofYears = [...byYear(posts.filter(post => !chosen.includes(post)))]
  const leadCover = data.lead ?? undefined
  return (
    <>
      <PageHead
        title={title}
        description={place ? `${about} ${t("blog.year", { place })}` : about}
        feed={feed}
      />
      <Sheet
        first
        marginLast
        margin={
          <>
            <p className={quiet.links}>
              {count > 0 && !year && (
                // The result of a period has its own; the other keeps its place.
                <span style={{ visibility: period ? "hidden" : undefined }}>{counted}</span>
              )}{" "}
              {facts.feeds && <a href={withPrefix(feed)}>{t("feed.subscribe")}</a>}{" "}
              {!isBlog && <SiteLink href={SITE_PATHS.blog}>{t("home.posts.all")}</SiteLink>}
            </p>
            {years.length > 0 && (
              <nav className="screen-only" aria-label={t("blog.years")} data-pagefind-ignore="all">
                <CountedLinks entries={years} />
              </nav>
            )}
          </>
        }
      >
        <PageTitle
          title={title}
          lead={isBlog ? t(count === 0 ? "blog.empty" : "blog.lead") : null}
        />
        {isBlog && count > 0 && (
          <PeriodButton
            period={period}
            years={[...byYear(posts).keys(), ...years.map(({ title }) => title)]}
          />
        )}
      </Sheet>
      {period ? (
        <PeriodPosts period={period} />
      ) : (
        <>
          {chosen.length > 0 && (
            <YearSheet
              title={t("post.featured")}
              // The name of the sheet marks them.
              posts={chosen.map(post => ({ ...post, featured: false }))}
              leadCover={leadCover}
            />
          )}
          {ofYears.map(([title, ofYear]) => (
            <YearSheet
              key={title}
              title={title}
              posts={ofYear}
              leadCover={ofYear[0] === posts[0] ? leadCover : undefined}
            />
          ))}
          {tags.length > 0 && (
            <Sheet
              id={ALL_TAGS}
              className="screen-only"
              title={t("blog.tags")}
              data-pagefind-ignore="all"
            >
              <nav aria-label={t("blog.tags")}>
                <CountedLinks entries={tags} />
              </nav>
            </Sheet>
          )}
          {(newer || older) && (
            <Sheet className="screen-only" data-pagefind-ignore="all">
              <NextLinks
                links={[
                  { to: newer ? { path: newer, title: t("blog.newer") } : null, back: true },
                  { to: older ? { path: older, title: t("blog.older") } : null },
                ]}
              />
            </Sheet>
          )}
        </>
      )}
    </>
  )
}

export const query = graphql`
  query BlogListPage($lead: String!) {
    lead: blogPost(path: { eq: $lead }) {
      ...PostCover
    }
  }
`
