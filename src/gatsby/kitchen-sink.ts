import { join } from "node:path"
import { formatProblems } from "@site/problems"
import type { GatsbyNode } from "gatsby"
import { z } from "zod"
import { type Entry, pageKind, readEntry } from "../content/read-entries"
import { seriesPath } from "../shared/series"
import { tagPage } from "../shared/tags"
import { projectRoot } from "./current-content"
import { createSitePages } from "./pages"

const SLUG = "kitchen-sink"
const FILE = "src/kitchen-sink/article.mdx"

const answer = z.object({
  data: z.object({
    contentPage: z.looseObject({}),
    allBlogPost: z.object({ tags: z.array(z.string()), series: z.array(z.string()) }),
  }),
})

/**
 * The site's pages and one that shows every part, for development and tests. That page has its data in its context:
 * a query in its file would make Gatsby warn, in every build for visitors, of a query that does not run.
 */
export const createPagesAndKitchenSink: GatsbyNode["createPages"] = async api => {
  await createSitePages(api, [await kitchenSinkArticle()])
  const result = await api.graphql(`
    {
      allBlogPost {
        tags: distinct(field: { tags: SELECT })
        series: distinct(field: { series: { title: SELECT } })
      }
      contentPage(slug: { eq: "${SLUG}" }) {
        title description content parts
        headings { depth id text }
        images {
          src width height transparent url still
          file {
            childImageSharp {
              gatsbyImageData(layout: CONSTRAINED, width: 960, placeholder: DOMINANT_COLOR)
            }
          }
        }
      }
    }
  `)
  const { contentPage, allBlogPost } = answer.parse(result).data
  // Tags and series lead to pages: those that the site has.
  const [title] = allBlogPost.series
  const series = title === undefined ? null : { title, path: seriesPath(title) }
  const links = { tags: allBlogPost.tags.slice(0, 2).map(tagPage), series }
  api.actions.createPage({
    path: pageKind.pathOf(SLUG),
    component: join(projectRoot(), "src/kitchen-sink/page.tsx"),
    context: { article: contentPage, links, unlisted: true },
  })
}

/** The article of that page, compiled as the owner's are. */
async function kitchenSinkArticle(): Promise<Entry> {
  const file = { file: FILE, name: SLUG }
  const { entry, problems } = await readEntry(projectRoot(), file, pageKind, new Date())
  if (!entry || problems.length > 0) throw new Error(formatProblems(problems))
  return entry
}
