import { join } from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { z } from "zod"
import { formatProblems } from "../content/content-problem"
import { type PageEntry, pageKind, readEntry } from "../content/read-entries"
import { projectRoot } from "./current-content"
import { hasKitchenSink } from "./kitchen-sink-flag"

const SLUG = "kitchen-sink"
const FILE = "src/kitchen-sink/article.mdx"

/** Its address, for lists that leave it out. */
export const KITCHEN_SINK_PATH = pageKind.pathOf(SLUG)

/** The article of the page that shows every part, compiled as the owner's are. None in a real build. */
export async function kitchenSinkArticles(): Promise<PageEntry[]> {
  if (!hasKitchenSink()) return []
  const file = { file: FILE, name: SLUG }
  const { entry, problems } = await readEntry(projectRoot(), file, pageKind, new Date())
  if (!entry || problems.length > 0) throw new Error(formatProblems(problems))
  return [entry]
}

const answer = z.object({ data: z.object({ contentPage: z.looseObject({}) }) })

/**
 * Makes the page, with its data in its context: a query in its file would make Gatsby warn, in every real
 * build, of a query that does not run.
 */
export async function createKitchenSink({
  actions,
  graphql,
}: Pick<CreatePagesArgs, "actions" | "graphql">): Promise<void> {
  if (!hasKitchenSink()) return
  const result = await graphql(`
    {
      contentPage(slug: { eq: "${SLUG}" }) {
        title description content
        headings { depth id text }
        images {
          src width height transparent svgUrl
          file {
            childImageSharp {
              gatsbyImageData(layout: CONSTRAINED, width: 960, placeholder: DOMINANT_COLOR)
            }
          }
        }
      }
    }
  `)
  actions.createPage({
    path: KITCHEN_SINK_PATH,
    component: join(projectRoot(), "src/kitchen-sink/page.tsx"),
    context: { article: answer.parse(result).data.contentPage },
  })
}
