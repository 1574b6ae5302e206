import { dirname, join } from "node:path"
import { embedOf } from "@site/articles"
import { formatProblems } from "@site/problems"
import type { CreatePagesArgs, GatsbyNode } from "gatsby"
import { contentFolder } from "../content/content-folder"
import { fileState } from "../content/folder-files"
import type { Content } from "../content/load-content"
import type { Entry } from "../content/read-entries"
import { shownPath } from "../content/shown-file"
import { ARTICLE_TYPES } from "./article-fields"
import { createdPages } from "./created-pages"
import { currentContent, projectRoot, reloadContent } from "./current-content"
import { cardDrawing, coverDrawing } from "./drawings"
import { writeSiteFacts, writeTexts } from "./site-facts"
import { shownFacts } from "./upright-pictures"

/**
 * The files that the content nodes were last made from, and how to begin another round of Gatsby. Set by
 * `takeUpContent`, and read by the hook `onPreExtractQueries`, which comes after it in each round.
 */
let taken: { files: string; wake: () => void } | undefined

/**
 * Makes the nodes of posts, projects, pages, CV and site from the content. Call first in `createPages`, and
 * only there: in development Gatsby batches changes of files, then calls `createPages`, then runs the queries:
 * pages and queries of one round see the same content. A broken file is logged and keeps its last good state.
 * That is why the nodes name their source, a `File` or an `Mdx` node, as parent but are not in its `children`:
 * Gatsby deletes those as soon as the file changes, while queries run.
 */
export async function takeUpContent(api: CreatePagesArgs): Promise<void> {
  const files = filesOf(api)
  if (files === taken?.files) return
  // Only `createPages` and `sourceNodes`, of all hooks, have actions that Gatsby's rounds begin with.
  const wake = () => {
    for (const node of api.getNodesByType("SiteSettings")) api.actions.touchNode(node)
  }
  taken = { files, wake }
  const isDevelopment = process.env.NODE_ENV === "development"
  const content = await (isDevelopment ? reloadContent() : currentContent())
  const errors = content.problems.filter(({ severity }) => severity === "error")
  if (errors.length > 0) api.reporter.error(formatProblems(errors))
  const broken = new Set(errors.map(({ file }) => file))
  const site = broken.has(`${contentFolder(projectRoot())}/site.yml`) ? undefined : content.site
  await Promise.all([
    writeNodes({ ...content, site }, broken, api),
    writeSiteFacts({ ...content, site }),
    writeTexts(content.texts),
  ])
}

/**
 * Keeps the nodes of pages in Gatsby's state, which it would delete and make again; one of a page that is gone goes with its
 * page. Gatsby deletes those without a page in its state: they are of a run that was stopped before it saved the state.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = api => {
  for (const path of createdPages(api).keys()) {
    const node = api.getNode(`SitePage ${path}`)
    if (node) api.actions.touchNode(node)
  }
}

/** Begins another round when a file has changed while pages were made: Gatsby does not notice such a change. */
export const onPreExtractQueries: GatsbyNode["onPreExtractQueries"] = api => {
  if (process.env.NODE_ENV === "development" && taken && taken.files !== filesOf(api)) taken.wake()
}

/**
 * Times and sizes of the files, from the disk. Gatsby's digests may miss a change: many editors empty a file and then
 * write it, and Gatsby may read it while it is empty. After two such saves it has the same digest twice.
 */
const filesOf = ({ getNodesByType }: Pick<CreatePagesArgs, "getNodesByType">): string =>
  getNodesByType("File")
    .map(({ id, absolutePath }) => `${id} ${fileState(`${absolutePath}`)}`)
    .join()

/** Makes the nodes of the content, and deletes those whose content is gone. Leaves those of broken files. */
async function writeNodes(
  content: Content,
  broken: ReadonlySet<unknown>,
  api: CreatePagesArgs,
): Promise<void> {
  const nodes = await nodesOf(content, broken)
  const kept = new Set(nodes.map(({ key }) => api.createNodeId(key)))
  for (const type of ARTICLE_TYPES) {
    for (const node of api.getNodesByType(type))
      if (!kept.has(node.id) && !broken.has(node.file)) api.actions.deleteNode(node)
  }
  const sources = new Map([
    ...api.getNodesByType("File").map(({ id, absolutePath }) => [absolutePath, id] as const),
    ...api.getNodesByType("Mdx").map(({ id, internal }) => [internal.contentFilePath, id] as const),
  ])
  // Those that changed, all at once: each queued node would otherwise wait for a round of its own.
  await Promise.all(
    nodes.map(({ key, type, source, fields }) => {
      const parent = sources.get(source) ?? null
      const contentDigest = api.createContentDigest({ fields, parent })
      const id = api.createNodeId(key)
      if (api.getNode(id)?.internal.contentDigest === contentDigest) return undefined
      return api.actions.createNode({ id, parent, ...fields, internal: { type, contentDigest } })
    }),
  )
}

/** A built site knows nothing of drafts and of posts that are not due yet; development shows them. */
async function nodesOf(
  { site, cv, posts, projects, pages }: Content,
  broken: ReadonlySet<unknown>,
) {
  const isShown = ({ file, published }: Entry) =>
    (published || process.env.NODE_ENV === "development") && !broken.has(file)
  const articles = (type: string, entries: readonly Entry[]) =>
    entries.filter(isShown).map(entry => articleNode(type, entry))
  const shown = [...posts, ...projects, ...pages].filter(isShown)
  const source = (name: string) => join(projectRoot(), contentFolder(projectRoot()), name)
  const settings = { key: "site", type: "SiteSettings", source: source("site.yml") }
  return [
    ...(site ? [{ ...settings, fields: { ...site, embeds: embedsIn(shown) } }] : []),
    ...(cv ? [{ key: "cv", type: "Cv", source: source("cv.yml"), fields: cv }] : []),
    ...(await Promise.all([
      ...articles("BlogPost", posts),
      ...articles("Project", projects),
      ...articles("ContentPage", pages),
    ])),
  ]
}

/** Sites that articles embed, each once. */
function embedsIn(entries: readonly Entry[]) {
  const found = entries.flatMap(({ embeds }) =>
    embeds.flatMap(({ target }) => {
      const { name, host, privacy } = embedOf(target) ?? {}
      return name && host ? { name, host, privacy } : []
    }),
  )
  return [...new Map(found.map(embed => [embed.host, embed])).values()]
}

async function articleNode(type: string, entry: Entry) {
  const { frontMatter, images, opens, problem, manner, ...own } = entry
  const { anchors, links, opening, embeds, uncaptioned, ...shared } = own
  const { file, absolutePath, published } = shared
  const { cover, gallery, portrait } = frontMatter
  const beside = (target: string) => join(dirname(absolutePath), target)
  const located = <P extends { src: string }>(picture: P) => ({
    ...picture,
    absolutePath: beside(picture.src),
  })
  const shown = await Promise.all(
    [...new Set(images.map(({ target }) => target))].map(async src => {
      const path = shownPath(projectRoot(), absolutePath, src)
      const { width, height, hasAlpha, moves } = await shownFacts(path)
      return { src, absolutePath: path, width, height, transparent: hasAlpha, moves }
    }),
  )
  const fields = {
    ...frontMatter,
    ...shared,
    opens: published && Number.isFinite(opens) ? opens : null,
    gallery: gallery?.map(located),
    portrait: portrait && located(portrait),
    images: shown,
    still: { label: manner.texts["figure.still"], lang: manner.lang },
    coverDrawing: cover ? coverDrawing(beside(cover), entry.slug) : null,
    cardDrawing: cover && type === "Project" ? cardDrawing(beside(cover), entry.slug) : null,
  }
  return { key: file, type, source: absolutePath, fields }
}
