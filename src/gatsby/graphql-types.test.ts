import { z } from "zod"
import { url } from "./article-fields"
import { objectTypes } from "./graphql-types"

test("GraphQL types follow a schema: names, lists, what may be missing, and every description", () => {
  const part = z
    .strictObject({ label: z.string().describe("What it says."), size: z.number().optional() })
    .meta({ title: "Part", description: "A part." })
  const schema = z.strictObject({
    parts: z.array(part).default([]).describe("All parts."),
    first: part.optional(),
    place: z.int(),
    shown: z.boolean().default(true),
    data: z.record(z.string(), z.string()).optional(),
  })
  const description = undefined
  const partType = {
    name: "Part",
    description: "A part.",
    fields: {
      label: { type: "String!", description: "What it says." },
      size: { type: "Float", description },
    },
  }
  expect(objectTypes(z.toJSONSchema(schema), { name: "Whole", description: "All." })).toEqual([
    {
      name: "Whole",
      description: "All.",
      fields: {
        parts: { type: "[Part!]!", description: "All parts." },
        first: { type: "Part", description: "A part." },
        place: { type: "Int!", description },
        shown: { type: "Boolean!", description },
        data: { type: "JSON", description },
      },
    },
    partType,
    partType,
  ])
})

test.each([
  ["/static/0a/a.svg", "/static/0a/a.svg"],
  ["/carnet/static/0a/1#2?3.svg", "/carnet/static/0a/1%232%3F3.svg"],
  ["/static/0a/100%.svg", "/static/0a/100%25.svg"],
  ["/static/0a/un été.svg", "/static/0a/un%20%C3%A9t%C3%A9.svg"],
])("a drawing that Gatsby writes as %s has the address %s", async (publicURL, address) => {
  const file = { publicURL: { resolve: () => publicURL } }
  const info = { schema: { getType: () => ({ getFields: () => file }) } }
  const context = { nodeModel: { findOne: async () => ({}) } }
  const source = { src: "./a.SVG", absolutePath: "/a.SVG" }
  expect(await url.resolve?.(source, {}, context, info)).toBe(address)
})
