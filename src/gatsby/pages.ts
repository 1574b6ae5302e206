import { resolve } from "node:path"
import type { CreatePagesArgs, GatsbyNode } from "gatsby"
import { shownTexts, translationLabel } from "../content/english-texts"
import type { Content } from "../content/load-content"
import { repeatsDescription } from "../content/read-entries"
import { forwardContext } from "../routing/routes"
import { blogLists, oldListPages, type PlanContext } from "../shared/blog-list"
import { isDrawnOnPage } from "../shared/drawn-on-page"
import type { ListedPage } from "../shared/listed-page"
import { postLinks } from "../shared/post-links"
import { type SeriesContext, seriesParts } from "../shared/series"
import { SITE_PATHS } from "../shared/site-paths"
import { versionsOf } from "../shared/translations"
import { articleEnd } from "./article-end"
import { takeUpContent } from "./content-nodes"
import { currentContent, projectRoot } from "./current-content"

type Article = Pick<
  Queries.BlogPost,
  "id" | "path" | "kind" | "absolutePath" | "file" | "title" | "aliases" | "opens"
> & { lang?: string; thread?: string | null }
type Post = Article &
  Queries.PostListItemFragment &
  Pick<Queries.BlogPost, "slug" | "updated" | "series" | "translationOf" | "coverDrawing">
interface Answer {
  allBlogPost: { nodes: readonly Post[] }
  allProject: { nodes: readonly Article[] }
  allContentPage: { nodes: readonly Article[] }
}

/**
 * One page for each post, project and page, from the content through GraphQL, for each of their old addresses, for the
 * newest posts and for those of each year and tag, for each series, and for the plan of the site. `src/pages` has the page about the owner.
 */
export const createPages: GatsbyNode["createPages"] = async api => {
  await takeUpContent(api)
  const { actions, graphql } = api
  const { data, errors } = await graphql<Answer>(`
    {
      allBlogPost(sort: [{ date: DESC }, { slug: DESC }]) {
        nodes {
          id path slug kind absolutePath file title aliases opens lang thread date updated translationOf tags
          readingMinutes description published featured coverDrawing
          series { title position }
        }
      }
      allProject(sort: [{ order: ASC }, { title: ASC }]) {
        nodes { id path kind absolutePath file title aliases opens }
      }
      allContentPage(sort: { title: ASC }) {
        nodes { id path kind absolutePath file title aliases opens lang }
      }
    }
  `)
  if (!data) throw new Error(String(errors))
  const { allBlogPost, allProject, allContentPage } = data

  const posts = allBlogPost.nodes
  const content = await currentContent()
  const entries = new Map(content.posts.map(entry => [entry.path, entry]))
  const versions = versionsOf(posts)
  const links = postLinks(posts, versions)
  const createArticlePage = articlePages(actions, content.site)
  const { texts } = content
  for (const post of posts) {
    const { path, opens, lang, date, updated, coverDrawing } = post
    createArticlePage("blog-post", post, {
      opens,
      ...(isDrawnOnPage(coverDrawing) && { withoutCover: true }),
      ...links.get(path),
      hasNoLead: repeatsDescription(entries.get(path)) || undefined,
      // Nothing where there is nothing: it is in the page's data.
      words: shownTexts(texts, lang, updated ? [date, updated] : [date]),
      versions: versions.get(path)?.map(({ path, lang }) => ({ path, lang })),
      translations: versions
        .get(path)
        ?.filter(version => version.path !== path)
        .map(version => ({ ...version, label: translationLabel(texts, lang, version.lang) })),
    })
  }
  allProject.nodes.forEach((project, index, projects) => {
    const next = projects[(index + 1) % projects.length]
    createArticlePage("project", project, {
      nextId: next?.id === project.id ? null : (next?.id ?? null),
    })
  })
  const pages = allContentPage.nodes.filter(({ path }) => path !== SITE_PATHS.about)
  for (const page of pages) createArticlePage("page", page, {})
  const lists = blogLists(posts.map(listItem))
  for (const page of lists) actions.createPage({ component: templateOf("blog-list"), ...page })
  createAliases(actions, {
    aliases: oldListPages(posts.length),
    path: SITE_PATHS.blog,
    title: texts["blog.title"] ?? "",
  })
  const component = templateOf("series")
  const series = [...seriesParts(posts)].map(([path, parts]) => {
    const title = parts[0]?.series?.title ?? ""
    const context: SeriesContext = { series: title, parts: parts.map(listItem) }
    actions.createPage({ path, component, context })
    return { path, title }
  })
  const { years = [], tags = [] } = lists[0]?.context ?? {}
  const plan: PlanContext = { pages: pages.map(listed), years, series, tagCount: tags.length }
  actions.createPage({ path: SITE_PATHS.plan, component: templateOf("plan"), context: plan })
  const made = { "blog-post": posts, project: allProject.nodes, page: pages }
  for (const [name, { length }] of Object.entries(made))
    if (length === 0) createEmptyPage(actions, name)
  for (const article of [...posts, ...allProject.nodes, ...allContentPage.nodes]) {
    createAliases(actions, article)
  }
}

const listed = ({ path, title, lang }: Article): ListedPage => ({ path, title, lang })

/** The fields of `PostListItem`. */
const listItem = (post: Post): Queries.PostListItemFragment => {
  const { path, title, date, readingMinutes, description, lang, published, featured, tags } = post
  return { path, title, date, readingMinutes, description, lang, published, featured, tags }
}

const templateOf = (name: string): string => resolve(projectRoot(), `src/templates/${name}.tsx`)

/** D1: one template for all articles; only an article with its own code becomes a script of its own. */
const articlePages =
  ({ createPage }: CreatePagesArgs["actions"], site: Content["site"]) =>
  (template: string, article: Article, own: Record<string, unknown>): void => {
    const { id, path, kind, absolutePath } = article
    const component = templateOf(template)
    createPage({
      path,
      component: kind === "module" ? `${component}?__contentFilePath=${absolutePath}` : component,
      context: { id, end: site && articleEnd(site, article), ...own },
    })
  }

/** A page without an entry, which the release leaves out: Gatsby warns of a template whose query no page runs. */
function createEmptyPage({ createPage }: CreatePagesArgs["actions"], name: string): void {
  createPage({
    path: `/empty/${name}`,
    component: templateOf(name),
    context: { id: "", empty: true },
  })
}

/**
 * A small page at each old address, for hosts that do not redirect and for navigations inside the site. Not
 * Gatsby's `createRedirect`: it puts the list of all redirects into the script that every page loads.
 */
function createAliases(
  { createPage }: CreatePagesArgs["actions"],
  { aliases, path, title, lang = "fr" }: Pick<Article, "aliases" | "path" | "title" | "lang">,
): void {
  const component = templateOf("moved")
  for (const alias of aliases) {
    createPage({ path: alias, component, context: { ...forwardContext(path), title, lang } })
  }
}
