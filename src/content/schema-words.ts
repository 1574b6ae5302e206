import { z } from "zod"

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
  record: "a group of fields",
}

/**
 * What belongs in a field, in words, for the issues of a schema that has no words of its own.
 * A schema's own `error` always wins: zod asks this map last.
 */
export const expectedInWords: z.core.$ZodErrorMap = issue => {
  switch (issue.code) {
    case "invalid_type":
      return TYPE_WORDS[issue.expected] ?? issue.expected
    case "invalid_value":
      return issue.values.length === 1
        ? String(issue.values[0])
        : `one of ${issue.values.map(String).join(", ")}`
    case "too_small":
      return `${issue.inclusive === false ? "more than" : "at least"} ${issue.minimum}${unit(issue.origin)}`
    case "too_big":
      return `${issue.inclusive === false ? "less than" : "at most"} ${issue.maximum}${unit(issue.origin)}`
    default:
      return undefined
  }
}

function unit(origin: string): string {
  if (origin === "string") return " characters"
  return origin === "array" ? " entries" : ""
}

const jsonSchemas = new WeakMap<z.ZodType, unknown>()

const objectSchema = z.looseObject({
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
})

/** Names of the fields that a schema knows below a path; none when there is no group of fields. */
export function knownFields(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  if (!jsonSchemas.has(schema)) {
    jsonSchemas.set(schema, z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }))
  }
  let at: unknown = jsonSchemas.get(schema)
  for (const key of path) {
    const level = objectSchema.safeParse(at)
    if (!level.success) return []
    at = typeof key === "number" ? level.data.items : level.data.properties?.[String(key)]
  }
  const level = objectSchema.safeParse(at)
  return level.success ? Object.keys(level.data.properties ?? {}) : []
}
