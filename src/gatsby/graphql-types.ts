import type { GatsbyNode } from "gatsby"
import {
  ImageFormatType,
  ImageLayoutType,
  ImagePlaceholderType,
} from "gatsby-plugin-image/graphql-utils"
import { z } from "zod"
import { cvSchema } from "../content-model/cv-schema"
import { groups } from "../content-model/fields"
import { pageSchema, postSchema, projectSchema } from "../content-model/front-matter"
import { siteSchema } from "../site/site-schema"
import {
  ARTICLE_TYPES,
  articleContent,
  articleNode,
  content,
  cover,
  coverDrawing,
  pictureFile,
  publishedAt,
  updatedAt,
} from "./article-fields"
import type { Field } from "./graphql-field"
import { imageData } from "./upright-pictures"

/** Fields of a type, as Gatsby's type builders take them. */
type Fields = Record<string, Field>

interface Type {
  name: string
  description: string | undefined
  fields: Fields
  interfaces?: string[]
  extensions?: object
}

type Schema = z.core.JSONSchema.BaseSchema

/** Fields that no schema has, or that replace a schema's. */
const ADDED: Record<string, Fields> = {
  BlogPost: { content, cover, coverDrawing, publishedAt, updatedAt },
  Project: { content, cover, coverDrawing, cardDrawing: coverDrawing },
  ContentPage: { content },
  Article: { content, id: { type: "ID!", description: "Identifier of the node." } },
  FrontMatterPicture: { file: pictureFile },
}

/** With what is known of the articles. */
const siteFields = z.object({
  ...siteSchema.shape,
  embeds: groups("SiteEmbed", "A site of which articles show something by a click.", {
    name: z.string().describe("Who receives the visitor's address."),
    host: z.string().describe("Where the frame is loaded from."),
    privacy: z.string().optional().describe("What that site says of personal data."),
  }).describe("Other sites that get a visitor's address by a click."),
})

/** Types of nodes, with the source of their fields. */
const NODES: [name: string, description: string, schema: z.ZodType][] = [
  ["BlogPost", "A post: content/blog/<slug>/index.mdx", articleOf(postSchema)],
  ["Project", "A project: content/projects/<slug>/index.mdx", articleOf(projectSchema)],
  ["ContentPage", "A page: content/pages/<slug>.mdx", articleOf(pageSchema)],
  ["Cv", "The owner's CV: content/cv.yml", cvSchema],
  ["SiteSettings", "Everything about the owner and the site: content/site.yml", siteFields],
]

/** With the fields of the article, whose descriptions hold for all kinds. */
function articleOf(schema: z.ZodObject): z.ZodObject {
  return z.object({ ...schema.shape, ...articleNode.shape })
}

/**
 * Every field of the content, from the schemas that check it, explicit and documented: GraphiQL shows them
 * all, also those that no file uses yet (gatsbyjs/gatsby#18271). Nothing is inferred: types must not depend on
 * what the owner writes.
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
  schema: build,
}) => {
  const types = NODES.flatMap(([name, description, schema]) =>
    objectTypes(z.toJSONSchema(schema), {
      name,
      description,
      interfaces: ARTICLE_TYPES.includes(name) ? ["Node", "Article"] : ["Node"],
      extensions: { infer: false },
    }),
  )
  const [article] = objectTypes(z.toJSONSchema(articleNode), {
    name: "Article",
    description: "Something with a text: a post, a project or a page.",
    interfaces: ["Node"],
  })
  actions.createTypes([
    // The same with and without pictures and articles, whatever their front matter holds.
    'type ImageSharp implements Node @childOf(types: ["File"])',
    'type Mdx implements Node @dontInfer @childOf(types: ["File"]) { body: String, frontmatter: JSON }',
    articleContent,
    build.buildInterfaceType(article),
    // All that is needed of gatsby-plugin-image: as a plugin, it also looks for its components in every file (D26).
    ...[ImageFormatType, ImageLayoutType, ImagePlaceholderType].map(build.buildEnumType),
    ...new Map(types.map(type => [type.name, build.buildObjectType(type)])).values(),
  ])
}

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers({
    // The content check stops a build without a site file: pages need not check for one.
    Query: { siteSettings: { type: "SiteSettings!" } },
    ImageSharp: { gatsbyImageData: { resolve: imageData } },
  })
}

/** The GraphQL type of a group of fields, and those of the groups in it, which `title` names. */
export function objectTypes(
  { properties = {}, required = [], title = "", description }: Schema,
  head: Omit<Type, "fields"> = { name: title, description },
): [Type, ...Type[]] {
  const groups: Type[] = []
  const fields = Object.entries(properties).map(([name, schema]): [string, Field] => {
    if (typeof schema === "boolean") throw new Error(`${head.name}.${name} has no schema`)
    const { type, types } = typeOf(schema)
    groups.push(...types)
    const isRequired = required.includes(name)
    return [name, { type: isRequired ? `${type}!` : type, description: schema.description }]
  })
  return [{ ...head, fields: { ...Object.fromEntries(fields), ...ADDED[head.name] } }, ...groups]
}

function typeOf(schema: Schema): { type: string; types: Type[] } {
  const { type, items, title } = schema
  if (type === "array" && items && typeof items === "object" && !Array.isArray(items)) {
    const item = typeOf(items)
    return { ...item, type: `[${item.type}!]` }
  }
  if (title) return { type: title, types: objectTypes(schema) }
  return { type: SCALARS[String(type)] ?? "JSON", types: [] }
}

const SCALARS: Record<string, string> = {
  string: "String",
  boolean: "Boolean",
  integer: "Int",
  number: "Float",
}
