import type { z } from "zod"
import { type ContentProblem, shortJson } from "./content-problem"
import { didYouMean } from "./nearest-name"
import type { FieldPath, YamlFile } from "./read-yaml"
import { expectedInWords, knownFields } from "./schema-words"

/**
 * Checks parsed YAML against a schema.
 * Returns the typed value, or every problem at once, each with the line of its field.
 */
export function validateWithSchema<Schema extends z.ZodType>(
  schema: Schema,
  yaml: YamlFile,
): { value: z.output<Schema> } | { problems: ContentProblem[] } {
  // An empty document is null: treated as an empty group, so that each missing field is named.
  const input = yaml.value ?? {}
  const result = schema.safeParse(input, { error: expectedInWords })
  if (result.success) return { value: result.data }
  return { problems: result.error.issues.flatMap(issue => problemsOf(issue, schema, yaml, input)) }
}

function problemsOf(
  issue: z.core.$ZodIssue,
  schema: z.ZodType,
  yaml: YamlFile,
  input: unknown,
): ContentProblem[] {
  if (issue.code === "unrecognized_keys") {
    const known = knownFields(schema, issue.path)
    return issue.keys.map(key => ({
      ...placed([...issue.path, key], yaml),
      expected: `one of the fields ${known.join(", ")}`,
      received: `an unknown field ${key}`,
      hint: didYouMean(key, known),
    }))
  }
  return [
    {
      ...placed(issue.path, yaml),
      expected: issue.message,
      received: shortJson(valueAt(input, issue.path)),
    },
  ]
}

function placed(path: FieldPath, yaml: YamlFile) {
  return {
    severity: "error",
    file: yaml.file,
    ...yaml.locate(path),
    field: path.length > 0 ? path.map(String).join(".") : "the whole file",
  } as const
}

function valueAt(value: unknown, path: FieldPath): unknown {
  let at = value
  for (const key of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return undefined
    at = Reflect.get(at, key)
  }
  return at
}
