import { dirname, join, posix } from "node:path"
import type { GatsbyNode, NodeInput, ParentSpanPluginArgs } from "gatsby"
import type {
  Content,
  ContentEntry,
  PageEntry,
  PostEntry,
  ProjectEntry,
} from "../content/content-types"
import { currentContent } from "./current-content"
import { iconPath } from "./icon-path"
import { kitchenSinkArticles } from "./kitchen-sink"

const CONTENT_TYPES = ["BlogPost", "Project", "ContentPage"]

/** Content as nodes. A built site knows nothing of drafts and of posts that are not due yet; development shows them. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async api => {
  await writeNodes(await currentContent(), api)
}

type NodeApi = Pick<
  ParentSpanPluginArgs,
  "actions" | "createNodeId" | "createContentDigest" | "getNodesByType"
>

/** Makes the nodes of the content, and deletes those whose content is gone. */
export async function writeNodes(content: Content, api: NodeApi): Promise<void> {
  const nodes = await nodesOf(content)
  const kept = new Set(nodes.map(({ key }) => api.createNodeId(key)))
  for (const type of CONTENT_TYPES) {
    for (const node of api.getNodesByType(type))
      if (!kept.has(node.id)) api.actions.deleteNode(node)
  }
  // All at once: each queued node would otherwise wait for a round of its own.
  await Promise.all(
    nodes.map(({ key, type, digest, fields }) => {
      const contentDigest = api.createContentDigest({ fields, digest })
      const node: NodeInput = {
        id: api.createNodeId(key),
        ...fields,
        internal: { type, contentDigest },
      }
      return api.actions.createNode(node)
    }),
  )
}

interface ContentNode {
  key: string
  type: string
  fields: Record<string, unknown>
  digest?: string
}

async function nodesOf({ site, cv, posts, projects, pages }: Content): Promise<ContentNode[]> {
  const shown =
    process.env.NODE_ENV === "development"
      ? () => true
      : (entry: { published: boolean }) => entry.published
  return [
    ...(site ? [{ key: "site", type: "SiteSettings", fields: await withIcons(site) }] : []),
    ...(cv ? [{ key: "cv", type: "Cv", fields: cv }] : []),
    ...posts.filter(shown).map(post => articleNode("BlogPost", post, postFields(post))),
    ...projects
      .filter(shown)
      .map(project => articleNode("Project", project, projectFields(project))),
    ...[...pages, ...(await kitchenSinkArticles())].map(page =>
      articleNode("ContentPage", page, pageFields(page)),
    ),
  ]
}

function articleNode(
  type: string,
  entry: ContentEntry<unknown>,
  own: Record<string, unknown>,
): ContentNode {
  const { digest, frontMatter, anchors, links, imports, images, ...shared } = entry
  const pictures = images.map(({ target }) => ({
    src: target,
    absolutePath: join(dirname(entry.absolutePath), target),
  }))
  return { key: entry.file, type, digest, fields: { ...own, ...shared, images: pictures } }
}

const postFields = ({ file, frontMatter }: PostEntry) => ({
  ...frontMatter,
  coverFile: besides(file, frontMatter.cover),
})

const projectFields = ({ file, frontMatter }: ProjectEntry) => ({
  ...frontMatter,
  coverFile: besides(file, frontMatter.cover),
  gallery: frontMatter.gallery.map(picture => withFile(file, picture)),
})

const pageFields = ({ file, frontMatter }: PageEntry) => ({
  ...frontMatter,
  portrait: frontMatter.portrait ? withFile(file, frontMatter.portrait) : null,
})

const withFile = <P extends { src: string }>(file: string, picture: P) => ({
  ...picture,
  fileName: besides(file, picture.src),
})

/** Path of a file beside a content file, from `content/`, as gatsby-source-filesystem calls it. */
function besides(file: string, relative: string | undefined): string | null {
  return relative ? posix.relative("content", posix.join(posix.dirname(file), relative)) : null
}

async function withIcons(site: NonNullable<Content["site"]>) {
  const techStack = await Promise.all(
    site.techStack.map(async group => ({
      ...group,
      items: await Promise.all(
        group.items.map(async item => ({
          ...item,
          iconPath: item.icon ? await iconPath(item.icon) : null,
        })),
      ),
    })),
  )
  return { ...site, techStack }
}
