import { dirname, join } from "node:path"
import { articleSummary } from "@site/articles"
import { z } from "zod"
import { readCompiled } from "../content/article-store"
import { offsetInParis } from "../content-model/publication-date"
import { isDrawnOnPage } from "../shared/drawn-on-page"
import { articleHtml, fileAddress, type Surroundings } from "./article-html"
import { projectRoot } from "./current-content"
import type { Field } from "./graphql-field"
import { type Context, fileOf, type Info, type ShownSource, shownFile } from "./shown-files"
import { pathPrefix } from "./unchecked-site"

interface ArticleSource {
  absolutePath: string
  digest: string
  cover?: string
  coverDrawing?: string
  /** A post has its day, and begins with its text. */
  date?: string
  images: readonly ShownSource[]
  still: Surroundings["still"]
}

/** Types of nodes that have a text. */
export const ARTICLE_TYPES = ["BlogPost", "Project", "ContentPage"]

/** Fields of posts, projects and pages besides their front matter. */
export const articleNode = articleSummary.pick({ kind: true, headings: true, words: true }).extend({
  slug: z.string().describe("Last part of the address."),
  path: z.string().describe("Address on the site, without the site's own address: /blog/x"),
  title: z.string().describe("Heading of the page, without the site's name."),
  description: z
    .string()
    .describe("One or two sentences: standfirst, list entry and search result."),
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
  type: "ArticleContent!",
  description: "The text, finished.",
  // From the article cache, in the process that runs the query.
  resolve: async (article: ArticleSource, _args: object, context: Context, info: Info) => {
    const root = projectRoot()
    // `gatsby develop` serves the site at the root of its host.
    const prefix = process.env.NODE_ENV === "development" ? "" : pathPrefix(root)
    const shown = article.images.map(
      async image => [image.src, await shownFile(image, prefix, context, info)] as const,
    )
    const { cover: src, coverDrawing: html, date } = article
    const around = {
      prefix,
      drawing: src && html && date && isDrawnOnPage(html) ? { src, html } : undefined,
      files: new Map(await Promise.all(shown)),
      still: article.still,
    }
    const written = await readCompiled(root, article)
    return {
      html: written.content.map(pieces => articleHtml(pieces, around)),
      files: Object.fromEntries([...around.files].map(([src, file]) => [src, fileAddress(file)])),
    }
  },
}

/** Type of `content`. */
export const articleContent = `
  """The text of an article, finished."""
  type ArticleContent @dontInfer {
    """The HTML, whole. Of kind module: its pictures and films, in the order of the text."""
    html: [String!]!
    """Addresses of the files that it shows, by what the author wrote."""
    files: JSON!
  }`

/** The `File` of a picture that a node or a group of fields locates by `absolutePath`. */
export const pictureFile: Field = {
  type: "File",
  description: "The file; childImageSharp processes it.",
  resolve: (source: { absolutePath: string }, _args: object, context: Context) =>
    fileOf(source, context),
}

export const cover: Field = {
  type: "File",
  description: "Picture at the head, beside the file.",
  resolve: ({ cover: src, absolutePath }: ArticleSource, _args: object, context: Context) =>
    src ? fileOf({ absolutePath: join(dirname(absolutePath), src) }, context) : null,
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
