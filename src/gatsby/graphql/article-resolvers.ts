import type { GatsbyNode } from "gatsby"
import sharp from "sharp"
import { readTree } from "../../content/load-content"
import { projectRoot } from "../current-content"

interface ArticleSource {
  kind: "data" | "module"
  digest: string
  absolutePath: string
}

interface ImageSource {
  src: string
  absolutePath: string
}

/** GraphQL's resolver arguments, as far as they are used here; Gatsby leaves them untyped. */
interface Context {
  nodeModel: { findOne(query: object): Promise<unknown> }
}
type FieldResolver = (source: unknown, args: object, context: Context, info: unknown) => unknown
interface Info {
  schema: { getType(name: string): { getFields(): Record<string, { resolve?: FieldResolver }> } }
}

const content = {
  /** The tree comes from the article cache, in whichever process runs the query. */
  resolve: (article: ArticleSource) =>
    article.kind === "data" ? readTree(projectRoot(), article) : null,
}

const fileOf = ({ absolutePath }: ImageSource, { nodeModel }: Context) =>
  nodeModel.findOne({ type: "File", query: { filter: { absolutePath: { eq: absolutePath } } } })

/** What is known of a picture's file: three of its fields ask for the same. */
const headers = new WeakMap<ImageSource, ReturnType<ReturnType<typeof sharp>["metadata"]>>()

function headerOf(source: ImageSource) {
  const header = headers.get(source) ?? sharp(source.absolutePath).metadata()
  headers.set(source, header)
  return header
}

const isDrawing = ({ src }: ImageSource) => src.toLowerCase().endsWith(".svg")

/** What the schema cannot link by itself: the text of articles, and their pictures. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers({
    // The content check stops a build without a site file: pages need not ask whether there is one.
    Query: { siteSettings: { type: "SiteSettings!" } },
    BlogPost: { content },
    Project: { content },
    ContentPage: { content },
    ArticleImage: {
      width: { resolve: async (source: ImageSource) => (await headerOf(source)).width },
      height: { resolve: async (source: ImageSource) => (await headerOf(source)).height },
      transparent: { resolve: async (source: ImageSource) => (await headerOf(source)).hasAlpha },
      file: {
        resolve: (source: ImageSource, _args: object, context: Context) => fileOf(source, context),
      },
      svgUrl: {
        resolve: async (source: ImageSource, args: object, context: Context, info: Info) => {
          if (!isDrawing(source)) return null
          const publicUrl = info.schema.getType("File").getFields().publicURL?.resolve
          return publicUrl?.(await fileOf(source, context), args, context, info)
        },
      },
    },
  })
}
