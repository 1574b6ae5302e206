import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join, posix } from "node:path"
import type { CreatePagesArgs, GatsbyNode } from "gatsby"
import { formatProblems } from "../content/content-problem"
import type { Content } from "../content/load-content"
import type { ContentEntry } from "../content/read-entries"
import { ARTICLE_TYPES } from "./article-fields"
import { currentContent, projectRoot, reloadContent } from "./current-content"
import { kitchenSinkArticles } from "./kitchen-sink"
import { writeSiteFacts } from "./site-facts"

/** The files that the content nodes were last made from, and how to begin another round of Gatsby. */
let taken: { files: string; wake: () => void } | undefined

/**
 * Makes posts, projects and pages from the `Mdx` nodes, and the site from its `File`. Call first in
 * `createPages`, and only there: in development Gatsby batches changes of files, then calls `createPages`, then runs
 * the queries: pages and queries of one round see the same content. A broken file is logged and keeps its
 * last good state. That is why the nodes name their source as parent but are not in its `children`: Gatsby
 * deletes those as soon as the file changes, while queries run.
 */
export async function takeUpContent(api: CreatePagesArgs): Promise<void> {
  const files = filesOf(api)
  if (files === taken?.files) return
  // Of all hooks, only `createPages` and `sourceNodes` have actions that Gatsby's rounds begin with.
  const wake = () => {
    for (const node of api.getNodesByType("SiteSettings")) api.actions.touchNode(node)
  }
  taken = { files, wake }
  const isDevelopment = process.env.NODE_ENV === "development"
  const content = await (isDevelopment ? reloadContent(shownDigests(api)) : currentContent())
  const errors = content.problems.filter(({ severity }) => severity === "error")
  if (errors.length > 0) api.reporter.error(formatProblems(errors))
  await Promise.all([
    writeNodes(content, new Set(errors.map(({ file }) => file)), api),
    content.site && writeSiteFacts(content),
  ])
}

/** Begins another round when a file has changed while pages were made: Gatsby does not notice such a change. */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = api => {
  if (process.env.NODE_ENV === "development" && taken && taken.files !== filesOf(api)) taken.wake()
}

type NodeReader = Pick<CreatePagesArgs, "getNodesByType">

const filesOf = ({ getNodesByType }: NodeReader): string =>
  getNodesByType("File")
    .map(({ id, internal }) => `${id} ${internal.contentDigest}`)
    .join()

const shownDigests = ({ getNodesByType }: NodeReader): string[] =>
  ARTICLE_TYPES.flatMap(type => getNodesByType(type)).map(({ digest }) => String(digest))

/** Makes the nodes of the content, and deletes those whose content is gone. Leaves those of broken files. */
async function writeNodes(
  content: Content,
  broken: ReadonlySet<unknown>,
  api: CreatePagesArgs,
): Promise<void> {
  const nodes = (await nodesOf(content)).filter(({ fields }) => !broken.has(fields.file))
  const kept = new Set(nodes.map(({ key }) => api.createNodeId(key)))
  for (const type of ARTICLE_TYPES) {
    for (const node of api.getNodesByType(type))
      if (!kept.has(node.id) && !broken.has(node.file)) api.actions.deleteNode(node)
  }
  const sources = new Map([
    ...api.getNodesByType("File").map(({ id, absolutePath }) => [absolutePath, id] as const),
    ...api.getNodesByType("Mdx").map(({ id, internal }) => [internal.contentFilePath, id] as const),
  ])
  // All at once: each queued node would otherwise wait for a round of its own.
  await Promise.all(
    nodes.map(({ key, type, source, fields }) => {
      const parent = sources.get(source) ?? null
      const contentDigest = api.createContentDigest({ fields, parent })
      const id = api.createNodeId(key)
      return api.actions.createNode({ id, parent, ...fields, internal: { type, contentDigest } })
    }),
  )
}

interface ContentNode {
  key: string
  type: string
  /** The file that it is made of. */
  source: string
  fields: Record<string, unknown>
}

/** A built site knows nothing of drafts and of posts that are not due yet; development shows them. */
async function nodesOf({ site, cv, posts, projects, pages }: Content): Promise<ContentNode[]> {
  const isShown = (entry: { published: boolean }) =>
    entry.published || process.env.NODE_ENV === "development"
  const source = (name: string) => join(projectRoot(), "content", name)
  return [
    ...(site
      ? [
          {
            key: "site",
            type: "SiteSettings",
            source: source("site.yml"),
            fields: await withIcons(site),
          },
        ]
      : []),
    ...(cv ? [{ key: "cv", type: "Cv", source: source("cv.yml"), fields: cv }] : []),
    ...posts
      .filter(isShown)
      .map(post =>
        articleNode("BlogPost", post, { coverFile: besides(post.file, post.frontMatter.cover) }),
      ),
    ...projects.filter(isShown).map(project =>
      articleNode("Project", project, {
        coverFile: besides(project.file, project.frontMatter.cover),
        gallery: project.frontMatter.gallery.map(picture => withFile(project.file, picture)),
      }),
    ),
    ...[...pages, ...(await kitchenSinkArticles())].map(page => {
      const { portrait } = page.frontMatter
      return articleNode("ContentPage", page, {
        portrait: portrait ? withFile(page.file, portrait) : null,
      })
    }),
  ]
}

function articleNode(
  type: string,
  entry: ContentEntry<object>,
  pictures: Record<string, unknown>,
): ContentNode {
  const { frontMatter, anchors, links, imports, images, ...shared } = entry
  const shown = images.map(({ target }) => ({
    src: target,
    absolutePath: join(dirname(entry.absolutePath), target),
  }))
  const fields = { ...frontMatter, ...pictures, ...shared, images: shown }
  return { key: entry.file, type, source: entry.absolutePath, fields }
}

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

/**
 * Outline of a technology's icon, in a field of 24 by 24. Takes a name at simpleicons.org.
 * Throws when there is no such icon; the content check looks first.
 */
async function iconPath(name: string): Promise<string | null> {
  const packageEntry = createRequire(join(projectRoot(), "package.json")).resolve("simple-icons")
  const file = join(dirname(packageEntry), "icons", `${name}.svg`)
  return / d="([^"]+)"/.exec(await readFile(file, "utf8"))?.[1] ?? null
}
