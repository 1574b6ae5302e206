import { resolve } from "node:path"
import type { CreatePagesArgs, GatsbyNode } from "gatsby"
import { z } from "zod"
import { takeUpChangedContent } from "./changed-content"
import { projectRoot } from "./current-content"
import { createKitchenSink } from "./kitchen-sink"

const articles = z.object({
  nodes: z.array(
    z.object({
      id: z.string(),
      path: z.string(),
      kind: z.enum(["data", "module"]),
      absolutePath: z.string(),
    }),
  ),
})
const answer = z.object({ data: z.object({ allBlogPost: articles, allProject: articles }) })

/** One page for each post and each project, from the content through GraphQL; one that shows every part, for tests. */
export const createPages: GatsbyNode["createPages"] = async api => {
  await takeUpChangedContent(api)
  const { actions, graphql } = api
  const result = await graphql(`
    {
      allBlogPost(sort: [{ date: DESC }, { slug: ASC }]) {
        nodes { id path kind absolutePath }
      }
      allProject(sort: [{ order: ASC }, { title: ASC }]) {
        nodes { id path kind absolutePath }
      }
    }
  `)
  const { allBlogPost, allProject } = answer.parse(result).data

  allBlogPost.nodes.forEach((post, index, posts) => {
    createArticlePage(actions, "blog-post", post, {
      nextId: posts[index - 1]?.id ?? null,
      previousId: posts[index + 1]?.id ?? null,
    })
  })
  allProject.nodes.forEach((project, index, projects) => {
    const next = projects[(index + 1) % projects.length]
    createArticlePage(actions, "project", project, {
      nextId: next?.id === project.id ? null : (next?.id ?? null),
    })
  })
  await createKitchenSink({ actions, graphql })
}

type Article = z.infer<typeof articles>["nodes"][number]

/** D1: one template for all articles; only an article with its own code becomes a script of its own. */
function createArticlePage(
  { createPage }: CreatePagesArgs["actions"],
  template: string,
  { id, path, kind, absolutePath }: Article,
  neighbours: Record<string, string | null>,
): void {
  const component = resolve(projectRoot(), `src/templates/${template}.tsx`)
  createPage({
    path,
    component: kind === "module" ? `${component}?__contentFilePath=${absolutePath}` : component,
    context: { id, ...neighbours },
  })
}
