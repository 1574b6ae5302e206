import { dirname, join } from "node:path"
import { articleSummary, mediaKind } from "@site/articles"
import { z } from "zod"
import { readArticleContent } from "../content/article-store"
import { group } from "../content-model/fields"
import { offsetInParis } from "../content-model/publication-date"
import { decoded } from "../shared/decoded"
import { projectRoot } from "./current-content"
import type { Field } from "./graphql-types"
import { gifAsWebp, stillPicture } from "./moving-pictures"
import { pathPrefix } from "./path-prefix"

interface ImageSource {
  absolutePath: string
}

interface ShownSource extends ImageSource {
  src: string
  moves: boolean
}

interface ArticleSource extends ImageSource {
  kind: "data" | "module"
  digest: string
  cover?: string
}

/** GraphQL's resolver arguments, as far as they are used here; Gatsby leaves them untyped. */
interface Context {
  nodeModel: { findOne(query: object): Promise<unknown> }
}
interface Info {
  schema: { getType(name: string): { getFields(): Record<string, Pick<Field, "resolve">> } }
}

/** Types of nodes that have a text. */
export const ARTICLE_TYPES = ["BlogPost", "Project", "ContentPage"]

const articleImage = group(
  "ArticleImage",
  "A picture, a film, a sound or captions that an article shows.",
  {
    src: z.string().describe("As the author wrote it: ./plan.png"),
    width: z.int().describe("In pixels; 0 for what has none."),
    height: z.int().describe("In pixels; 0 for what has none."),
    transparent: z
      .boolean()
      .describe("True when the file has an alpha channel: what is behind may show through."),
  },
)

/** Fields of posts, projects and pages besides their front matter. */
export const articleNode = articleSummary
  .pick({ kind: true, headings: true, words: true, parts: true })
  .extend({
    slug: z.string().describe("Last part of the address."),
    path: z.string().describe("Address on the site, without the site's own address: /blog/x"),
    title: z.string().describe("Heading of the page, without the site's name."),
    description: z
      .string()
      .describe("One or two sentences: standfirst, list entry and search result."),
    images: z.array(articleImage).describe("Pictures that the text shows, each once."),
    readingMinutes: z.int().describe("Time to read the text, at least 1."),
    published: z
      .boolean()
      .describe("False for a draft and before the publication date. Always true in a built site."),
    opens: z
      .number()
      .optional()
      .describe("Moment of publication in milliseconds. Null when there is none, or before it."),
    file: z.string().describe("The file, from the project's root."),
    absolutePath: z.string().describe("The file on the machine that builds."),
  })

export const content: Field = {
  type: "JSON",
  description: "The text as HTML, in pieces between its pictures. Null for kind module.",
  // From the article cache, in the process that runs the query.
  resolve: (article: ArticleSource) =>
    article.kind === "data" ? readArticleContent(projectRoot(), article) : null,
}

const fileOf = ({ absolutePath }: ImageSource, _args: object, { nodeModel }: Context) =>
  nodeModel.findOne({ type: "File", query: { filter: { absolutePath: { eq: absolutePath } } } })

/** The `File` of a picture that a node or a group of fields locates by `absolutePath`. */
export const pictureFile: Field = {
  type: "File",
  description: "The file; childImageSharp processes it.",
  resolve: fileOf,
}

/** The same of a picture in a text: what moves is not processed. */
export const shownPicture: Field = {
  ...pictureFile,
  resolve: (source: ShownSource, args: object, context: Context) =>
    source.moves ? null : fileOf(source, args, context),
}

/** Picture for readers who want no motion. */
export const still: Field = {
  type: "String",
  description: "Address of the first frame of an animated picture.",
  resolve: async ({ absolutePath, moves }: ShownSource) =>
    moves ? pathPrefix(projectRoot()) + (await stillPicture(projectRoot(), absolutePath)) : null,
}

export const cover: Field = {
  type: "File",
  description: "Picture at the head, beside the file.",
  resolve: ({ cover: src, absolutePath }: ArticleSource, args: object, context: Context) =>
    src ? fileOf({ absolutePath: join(dirname(absolutePath), src) }, args, context) : null,
}

export const coverDrawing: Field = {
  type: "String",
  description: "The cover, when it is a drawing, as HTML: a part of the page.",
}

/** For programs; `date` is for readers. */
export const publishedAt: Field = {
  type: "String!",
  description: "Moment of publication with its offset: 2026-11-18T00:00:00+01:00",
  resolve: ({ date }: { date: string }) => offsetInParis(date),
}

export const updatedAt: Field = {
  type: "String",
  description: "Moment of the last change that a reader should know of, with its offset.",
  resolve: ({ updated }: { updated?: string }) => updated && offsetInParis(updated),
}

export const url: Field = {
  type: "String",
  description:
    "Address of a file that is shown as it is: drawing, animated picture, film, sound, captions, and what is in static/; a GIF becomes WebP. Null for pictures that are processed.",
  resolve: async (source: ShownSource, args: object, context: Context, info: Info) => {
    const { src, absolutePath, moves } = source
    if (/\.gif$/i.test(absolutePath))
      return pathPrefix(projectRoot()) + (await gifAsWebp(projectRoot(), absolutePath))
    if (src.startsWith("/")) return pathPrefix(projectRoot()) + encodeURI(decoded(src))
    if (!absolutePath.toLowerCase().endsWith(".svg") && !mediaKind(absolutePath) && !moves)
      return null
    const publicUrl = info.schema.getType("File").getFields().publicURL?.resolve
    const written = await publicUrl?.(await fileOf(source, args, context), args, context, info)
    // Gatsby leaves the name as it is: # and ? would end the path.
    return typeof written === "string" ? written.replace(/[^/]+$/, encodeURIComponent) : null
  },
}
