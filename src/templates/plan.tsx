import { graphql } from "gatsby"
import facts from "site-facts"
import { PageItems } from "../components/page-link"
import { PageTitle } from "../components/page-title"
import { Sheet } from "../components/sheet"
import { PageHead } from "../head/page-head"
import { t } from "../i18n/translate"
import { ALL_TAGS, type PlanContext } from "../shared/blog-list"
import type { ListedPage } from "../shared/listed-page"
import { SITE_PATHS } from "../shared/site-paths"
import * as styles from "./plan.module.css"

interface Props {
  data: Queries.PlanPageQuery
  pageContext: PlanContext
}

const OWN: readonly ListedPage[] = [
  { path: SITE_PATHS.home, title: t("plan.home") },
  { path: SITE_PATHS.about, title: t("plan.about") },
  { path: SITE_PATHS.projects, title: t("projects.title") },
  { path: SITE_PATHS.blog, title: t("blog.title") },
  { path: SITE_PATHS.legal, title: t("legal.title") },
]

/** The site's own pages, by the names that they have in the menu. */
const PAGES = OWN.map(page => {
  const entry = facts.menu.find(({ to }) => to === page.path)
  return entry ? { path: entry.to, title: entry.label, lang: entry.lang } : page
})

/**
 * Links to every page (RGAA 12.1): the only other way to them, the search, needs scripts. The lists by year lead to posts
 * before the newest hundred.
 */
export default function PlanPage({ data, pageContext }: Props) {
  const { pages, years, series, tagCount } = pageContext
  const allTags = {
    path: `${SITE_PATHS.blog}#${ALL_TAGS}`,
    title: t("blog.tags.all", { count: tagCount }),
  }
  const chapters = [
    [t("plan.pages"), [...PAGES, ...pages]],
    [t("projects.title"), data.allProject.nodes],
    [t("plan.posts"), data.allBlogPost.nodes],
    [
      t("blog.years"),
      years.map(({ path, title, count }) => ({ path, title: `${title}\u00a0(${count})` })),
    ],
    [t("plan.series"), series],
    [t("blog.tags"), tagCount > 0 ? [allTags] : []],
  ] as const
  return (
    <>
      <PageHead
        title={t("plan.title")}
        description={t("plan.description", { name: facts.site.name })}
      />
      <Sheet first>
        <PageTitle title={t("plan.title")} lead={t("plan.lead")} />
      </Sheet>
      {chapters.map(
        ([title, pages]) =>
          pages.length > 0 && (
            <Sheet key={title} title={title} data-pagefind-ignore="all">
              <ul className={styles.pages}>
                <PageItems pages={pages} />
              </ul>
            </Sheet>
          ),
      )}
      <Sheet id="colophon" title={t("colophon.title")}>
        <p>{t("colophon.faces")}</p>
        <p>{t("colophon.made")}</p>
      </Sheet>
    </>
  )
}

export const query = graphql`
  query PlanPage {
    allProject(sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        path
        title
      }
    }
    allBlogPost(sort: [{ date: DESC }, { slug: DESC }], limit: 100) {
      nodes {
        path
        title
        lang
      }
    }
  }
`
