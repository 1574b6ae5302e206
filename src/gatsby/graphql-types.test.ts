import { z } from "zod"
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
