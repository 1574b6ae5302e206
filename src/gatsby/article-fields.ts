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

const field = (type: string, description: string, resolve?: Field["resolve"]): Field => ({
  type,
  description,
  ...(resolve && { resolve }),
})

/** What posts, projects and pages have besides their front matter. */
export const articleFields: Fields = {
  slug: field("String!", "Last part of the address."),
  path: field("String!", "Address on the site, without the site's own address: /blog/x"),
  title: field("String!", "Heading of the page, without the site's name."),
  description: field("String!", "One or two sentences: standfirst, list entry and search result."),
  kind: field(
    "String!",
    "data: the text is in content. module: it has imports or expressions and takes MDX's own route.",
  ),
  content: field(
    "JSON",
    "The compiled text, ready for React: arrays [tag, properties or 0, ...children]. Null for kind module.",
    // From the article cache, in the process that runs the query.
    (article: ArticleSource) => (article.kind === "data" ? readTree(projectRoot(), article) : null),
  ),
  headings: field(
    "[ArticleHeading!]!",
    "Headings in the order of the text, for a table of contents.",
  ),
  images: field("[ArticleImage!]!", "Pictures that the text shows, each once."),
  words: field("Int!", "Number of words of the text."),
  readingMinutes: field("Int!", "Time to read the text, at least 1."),
  published: field(
    "Boolean!",
    "False for a draft and before the publication date. Always true in a built site.",
  ),
  opens: field(
    "Float",
    "Moment of publication in milliseconds. Null when there is none, or before it.",
  ),
  file: field("String!", "The file, from the project's root."),
  absolutePath: field("String!", "The file on the machine that builds."),
}

export const headingFields: Fields = {
  depth: field("Int!", "2 to 6"),
  id: field("String!", "Identifier in the page: /blog/x#id"),
  text: field("String!", "Words of the heading, without markup."),
}

const fileOf = ({ absolutePath }: ImageSource, _args: object, { nodeModel }: Context) =>
  nodeModel.findOne({ type: "File", query: { filter: { absolutePath: { eq: absolutePath } } } })

/** The `File` of a picture that a node or a group of fields locates by `absolutePath`. */
export const pictureFile = field("File", "The file; childImageSharp processes it.", fileOf)

/** The cover of a post or of a project. */
export const cover = field(
  "File",
  "Picture at the head, beside the file.",
  ({ cover: src, absolutePath }: ArticleSource, args: object, context: Context) =>
    src ? fileOf({ absolutePath: join(dirname(absolutePath), src) }, args, context) : null,
)

export const imageFields: Fields = {
  src: field("String!", "As the author wrote it: ./plan.png"),
  width: field("Int!", "In pixels."),
  height: field("Int!", "In pixels."),
  transparent: field(
    "Boolean!",
    "True when the file has an alpha channel: what is behind may show through.",
  ),
  svgUrl: field(
    "String",
    "Address of the file when it is a drawing (SVG); null for pictures that are processed.",
    async (source: ImageSource, args: object, context: Context, info: Info) => {
      if (!source.absolutePath.toLowerCase().endsWith(".svg")) return null
      const publicUrl = info.schema.getType("File").getFields().publicURL?.resolve
      const written = await publicUrl?.(await fileOf(source, args, context), args, context, info)
      // Gatsby leaves the name as it is: # and ? would end the path.
      return String(written).replace(/[^/]+$/, encodeURIComponent)
    },
  ),
  file: pictureFile,
}
