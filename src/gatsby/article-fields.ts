import { dirname, join } from "node:path"
import { readTree } from "../content/article-store"
import { projectRoot } from "./current-content"
import type { Field, Fields } from "./graphql-types"

interface ImageSource {
  absolutePath: string
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
type FieldResolver = (source: unknown, args: object, context: Context, info: unknown) => unknown
interface Info {
  schema: { getType(name: string): { getFields(): Record<string, { resolve?: FieldResolver }> } }
}

/** Types of nodes that have a text. */
export const ARTICLE_TYPES = ["BlogPost", "Project", "ContentPage"]

/** What posts, projects and pages have besides their front matter. */
export const articleFields: Fields = {
  slug: { type: "String!", description: "Last part of the address." },
  path: {
    type: "String!",
    description: "Address on the site, without the site's own address: /blog/x",
  },
  title: { type: "String!", description: "Heading of the page, without the site's name." },
  description: {
    type: "String!",
    description: "One or two sentences: standfirst, list entry and search result.",
  },
  kind: {
    type: "String!",
    description:
      "data: the text is in content. module: it has imports or expressions and takes MDX's own route.",
  },
  content: {
    type: "JSON",
    description:
      "The compiled text, ready for React: arrays [tag, properties or 0, ...children]. Null for kind module.",
    // From the article cache, in the process that runs the query.
    resolve: (article: ArticleSource) =>
      article.kind === "data" ? readTree(projectRoot(), article) : null,
  },
  headings: {
    type: "[ArticleHeading!]!",
    description: "Headings in the order of the text, for a table of contents.",
  },
  images: { type: "[ArticleImage!]!", description: "Pictures that the text shows, each once." },
  words: { type: "Int!", description: "Number of words of the text." },
  readingMinutes: { type: "Int!", description: "Time to read the text, at least 1." },
  published: {
    type: "Boolean!",
    description: "False for a draft and before the publication date. Always true in a built site.",
  },
  opens: {
    type: "Float",
    description: "Moment of publication in milliseconds. Null when there is none, or before it.",
  },
  file: { type: "String!", description: "The file, from the project's root." },
  absolutePath: { type: "String!", description: "The file on the machine that builds." },
}

export const headingFields: Fields = {
  depth: { type: "Int!", description: "2 to 6" },
  id: { type: "String!", description: "Identifier in the page: /blog/x#id" },
  text: { type: "String!", description: "Words of the heading, without markup." },
}

const fileOf = ({ absolutePath }: ImageSource, _args: object, { nodeModel }: Context) =>
  nodeModel.findOne({ type: "File", query: { filter: { absolutePath: { eq: absolutePath } } } })

/** The `File` of a picture that a node or a group of fields locates by `absolutePath`. */
export const pictureFile: Field = {
  type: "File",
  description: "The file; childImageSharp processes it.",
  resolve: fileOf,
}

/** The cover of a post or of a project. */
export const cover: Field = {
  type: "File",
  description: "Picture at the head, beside the file.",
  resolve: ({ cover: src, absolutePath }: ArticleSource, args: object, context: Context) =>
    src ? fileOf({ absolutePath: join(dirname(absolutePath), src) }, args, context) : null,
}

export const imageFields: Fields = {
  src: { type: "String!", description: "As the author wrote it: ./plan.png" },
  width: { type: "Int!", description: "In pixels." },
  height: { type: "Int!", description: "In pixels." },
  transparent: {
    type: "Boolean!",
    description: "True when the file has an alpha channel: what is behind may show through.",
  },
  svgUrl: {
    type: "String",
    description:
      "Address of the file when it is a drawing (SVG); null for pictures that are processed.",
    resolve: async (source: ImageSource, args: object, context: Context, info: Info) => {
      if (!source.absolutePath.toLowerCase().endsWith(".svg")) return null
      const publicUrl = info.schema.getType("File").getFields().publicURL?.resolve
      return publicUrl?.(await fileOf(source, args, context), args, context, info)
    },
  },
  file: pictureFile,
}
