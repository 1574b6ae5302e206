import { z } from "zod"

/** Types of the content, without the ones that Gatsby makes of them for filters and lists. */
export const OWN_TYPES =
  /^(?:Article|ArticleImage|ArticleHeading|BlogPost|BlogPostSeries|Project|Project(?:Period|Links|Picture|Result)|ContentPage|Cv|Cv(?:Experience|Education|Language|Skill)|TechStack(?:Item|Group)|Legal(?:Host|Licence)|Site(?:Identity|ShareImage|NameAndAddress|Hero|LinkTo|Navigation|Analytics|PageViews|Legal|Settings))$/

/** Fields that Gatsby gives to every node. */
export const NODE_FIELDS = ["id", "parent", "children", "internal"]

const described = { name: z.string(), description: z.string().nullable() }

/** Answer to a query of the schema. */
export const schemaAnswer = z.object({
  data: z.object({
    __schema: z.object({
      types: z.array(z.object({ ...described, fields: z.array(z.object(described)).nullable() })),
    }),
  }),
})
