import { resolve } from "node:path"
import type { CreatePagesArgs, GatsbyNode } from "gatsby"
import type { Entry } from "../content/read-entries"
import { forwardContext } from "../routing/middleware"
import { blogLists } from "../shared/blog-list"
import { takeUpContent } from "./content-nodes"
import { projectRoot } from "./current-content"

type Article = Pick<
  Queries.BlogPost,
  "id" | "path" | "kind" | "absolutePath" | "title" | "aliases" | "opens"
> & { lang?: string }
interface Answer {
  allBlogPost: { nodes: readonly (Article & Pick<Queries.BlogPost, "date" | "tags">)[] }
  allProject: { nodes: readonly Article[] }
}

export const createPages: GatsbyNode["createPages"] = api => createSitePages(api)

/**
 * One page for each post and each project, from the content through GraphQL, for each of their old addresses, and for
 * each twenty posts of a list.
 * @param morePages taken up with the content, for pages that the caller makes
 */
export async function createSitePages(
  api: CreatePagesArgs,
  morePages: readonly Entry[] = [],
): Promise<void> {
  await takeUpContent(api, morePages)
  const { actions, graphql } = api
  const { data, errors } = await graphql<Answer>(`
    {
      allBlogPost(sort: [{ date: DESC }, { slug: DESC }]) {
        nodes { id path kind absolutePath title aliases opens lang date tags }
      }
      allProject(sort: [{ order: ASC }, { title: ASC }]) {
        nodes { id path kind absolutePath title aliases opens }
      }
    }
  `)
  if (!data) throw new Error(String(errors))
  const { allBlogPost, allProject } = data

  allBlogPost.nodes.forEach((post, index, posts) => {
    createArticlePage(actions, "blog-post", post, {
      nextId: posts[index - 1]?.id ?? null,
      previousId: posts[index + 1]?.id ?? null,
      opens: post.opens,
    })
  })
  allProject.nodes.forEach((project, index, projects) => {
    const next = projects[(index + 1) % projects.length]
    createArticlePage(actions, "project", project, {
      nextId: next?.id === project.id ? null : (next?.id ?? null),
    })
  })
  const component = resolve(projectRoot(), "src/templates/blog-list.tsx")
  for (const page of blogLists(allBlogPost.nodes)) actions.createPage({ component, ...page })
  for (const article of [...allBlogPost.nodes, ...allProject.nodes]) {
    createAliases(actions, article)
  }
}

/** D1: one template for all articles; only an article with its own code becomes a script of its own. */
function createArticlePage(
  { createPage }: CreatePagesArgs["actions"],
  template: string,
  { id, path, kind, absolutePath }: Article,
  own: Record<string, string | number | null>,
): void {
  const component = resolve(projectRoot(), `src/templates/${template}.tsx`)
  createPage({
    path,
    component: kind === "module" ? `${component}?__contentFilePath=${absolutePath}` : component,
    context: { id, ...own },
  })
}

/**
 * A small page at each old address, for hosts that do not redirect and for navigations inside the site. Not
 * Gatsby's `createRedirect`: it puts the list of all redirects into the script that every page loads.
 */
function createAliases(
  { createPage }: CreatePagesArgs["actions"],
  { aliases, path, title, lang = "fr" }: Article,
): void {
  const component = resolve(projectRoot(), "src/templates/moved.tsx")
  for (const alias of aliases) {
    createPage({ path: alias, component, context: { ...forwardContext(path), title, lang } })
  }
}
