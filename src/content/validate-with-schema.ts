import { z } from "zod"
import { type ContentProblem, didYouMean, shortJson } from "./content-problem"
import type { YamlFile } from "./read-yaml"

/**
 * Checks parsed YAML against a schema.
 * Returns the typed value, or every problem at once, each with the line of its field.
 */
export function validateWithSchema<Schema extends z.ZodType>(
  schema: Schema,
  { value, problem }: YamlFile,
): { value: z.output<Schema> } | { problems: ContentProblem[] } {
  // An empty document is null: treated as an empty group, so that each missing field is named.
  const input = value ?? {}
  const result = schema.safeParse(input, { error: expectedInWords })
  if (result.success) return { value: result.data }
  const problems = result.error.issues.flatMap(issue => {
    if (issue.code !== "unrecognized_keys") {
      const received = shortJson(valueAt(input, issue.path))
      return [problem(issue.path, { expected: issue.message, received })]
    }
    const known = knownFields(schema, issue.path)
    const expected = `one of the fields ${known.join(", ")}`
    return issue.keys.map(key => {
      const received = `an unknown field ${key}`
      return problem([...issue.path, key], { expected, received, hint: didYouMean(key, known) })
    })
  })
  return { problems }
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value
  for (const key of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return undefined
    at = Reflect.get(at, key)
  }
  return at
}

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
const expectedInWords: z.core.$ZodErrorMap = issue => {
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

/** Names of the fields that a schema knows below a path; none when there is no group of fields. */
function knownFields(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let at: z.core.JSONSchema.BaseSchema = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
  })
  for (const key of path) {
    const next = typeof key === "number" ? at.items : at.properties?.[String(key)]
    at = typeof next === "object" && !Array.isArray(next) ? next : {}
  }
  return Object.keys(at.properties ?? {})
}
