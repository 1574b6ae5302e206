import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml"
import { z } from "zod"
import {
  type ContentProblem,
  didYouMean,
  type Fault,
  problemAt,
  shortJson,
} from "./content-problem"

/** A path into parsed YAML: `["series", "position"]`. */
export type FieldPath = readonly PropertyKey[]

/**
 * Makes a problem at a field's place in the file; of a missing field, at its nearest parent that exists. What was
 * received is the field's value, unless the fault says otherwise.
 */
export type ProblemOf = (path: FieldPath, fault: FieldFault) => ContentProblem
type FieldFault = Partial<Fault> & Pick<Fault, "expected">

interface YamlFile<Value> {
  /** Missing when there are problems. */
  value?: Value
  problems: ContentProblem[]
  /** Missing when there is no YAML that can be read. */
  problem?: ProblemOf
}

/**
 * Parses YAML and checks it against a schema. Returns the typed value and a way to find its fields again, or every
 * problem at once, each with the line of its field: of the syntax, duplicate keys and too many aliases
 * included. Nothing is ever evaluated and no type is made but text, number, boolean, null, list and map: a date
 * stays text.
 */
export function readYaml<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
): YamlFile<z.output<Schema>> {
  const lineCounter = new LineCounter()
  const options = { schema: "core", resolveKnownTags: false, prettyErrors: false } as const
  const document = parseDocument(text, { ...options, lineCounter })
  const at = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset)
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  let input: unknown
  const problem: ProblemOf = (path, fault) => {
    const value = path.reduce((parent, key) => Reflect.get(Object(parent), key), input)
    const place = at(offsetOf(document.contents, path, document.contents?.range[0]))
    const field = path.map(String).join(".") || "the whole file"
    return problemAt(place, field, { received: shortJson(value), ...fault })
  }
  const syntaxProblem = (offset: number, reason: string, expected = "valid YAML") => {
    const place = at(offset)
    const received = shortJson(text.split("\n")[place.line - 1]?.trim())
    return problemAt(place, "YAML", { expected, received, hint: `${reason.replace(/[:.]$/, "")}.` })
  }
  const problems = document.errors.map(({ code, pos: [offset], message }) => {
    // The commonest slip of French text.
    if (code === "BLOCK_AS_IMPLICIT_KEY")
      return syntaxProblem(offset, `${message} (put a text that contains a colon between quotes)`)
    return syntaxProblem(offset, message, code === "DUPLICATE_KEY" ? "each field once" : undefined)
  })
  if (problems.length > 0) return { problems }
  try {
    // An empty document is null: treated as an empty group, so that each missing field is named.
    input = document.toJS({ maxAliasCount: 50 }) ?? {}
  } catch (error) {
    return { problems: [syntaxProblem(0, error instanceof Error ? error.message : String(error))] }
  }
  const { data, error } = schema.safeParse(input, { error: expectedInWords })
  if (!error) return { value: data, problems: [], problem }
  return { problems: error.issues.flatMap(issue => problemsOf(issue, problem)), problem }
}

function problemsOf(issue: z.core.$ZodIssue, problem: ProblemOf): ContentProblem[] {
  const { path, message } = issue
  if (issue.code !== "unrecognized_keys") return [problem(path, { expected: message })]
  return issue.keys.map(key => {
    const hint = didYouMean(key, message.split(", "))
    const expected = `one of the fields ${message}`
    return problem([...path, key], { expected, received: `an unknown field ${key}`, hint })
  })
}

/** Where the last field or entry of a path begins that the file has. */
function offsetOf(node: unknown, [key, ...path]: FieldPath, start = 0): number {
  const field = isMap(node)
    ? node.items.find(item => isScalar(item.key) && item.key.value === key)
    : undefined
  const value = isSeq(node) ? node.items[Number(key)] : field?.value
  const place = field?.key ?? value
  return isNode(place) ? offsetOf(value, path, place.range?.[0]) : start
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

const UNITS: Readonly<Record<string, string>> = { string: " characters", array: " entries" }

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
      return `${issue.inclusive === false ? "more than" : "at least"} ${issue.minimum}${UNITS[issue.origin] ?? ""}`
    case "too_big":
      return `${issue.inclusive === false ? "less than" : "at most"} ${issue.maximum}${UNITS[issue.origin] ?? ""}`
    case "unrecognized_keys":
      // The fields that there are: `readYaml` looks for one that was meant.
      return issue.inst instanceof z.ZodObject
        ? Object.keys(issue.inst.shape).join(", ")
        : undefined
    default:
      return undefined
  }
}

/** The lines from the first `---` to the second, and what is between them. */
const FRONT_MATTER = /^---[^\S\n]*((?:\n[^\n]*)*?)\n---[^\S\n]*(?:\n|$)/

/**
 * Cuts an .mdx file into the text between two `---` lines, and the article; empty lines take the place of what was
 * cut off, so that both keep the file's lines. A byte order mark and CRLF are fine.
 * Returns a problem instead when the front matter is missing, not closed, or in a language other than
 * YAML: `---js` would be evaluated by gray-matter-like readers.
 */
export function splitFrontMatter(source: string, file: string) {
  const text = source.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n")
  const [front, yaml = ""] = FRONT_MATTER.exec(text) ?? []
  if (front) return { yaml, body: front.replaceAll(/[^\n]/g, "") + text.slice(front.length) }
  const problem = (fault: Pick<Fault, "received"> & Partial<Fault>) => {
    const expected =
      "front matter: YAML between two lines of three hyphens, at the start of the file"
    return problemAt({ file, line: 1 }, "front matter", { expected, ...fault })
  }
  const [opening = ""] = text.split("\n", 1)
  if (/^---+\s*[^\s-]/.test(opening)) {
    return problem({
      expected: "--- alone on the first line",
      received: JSON.stringify(opening.trim()),
      hint: "Only YAML is read; front matter is never evaluated.",
    })
  }
  if (!/^---\s*$/.test(opening)) return problem({ received: "none" })
  const hint = "Add a line of three hyphens after the last field."
  return problem({ received: "no closing ---", hint })
}

/**
 * Reads and validates a YAML file of `content/`: `site.yml`, `cv.yml`.
 * A missing file is a problem only when it is `required`.
 */
export async function readYamlFile<Schema extends z.ZodType>(
  root: string,
  name: string,
  schema: Schema,
  required: boolean,
): Promise<YamlFile<z.output<Schema>>> {
  const file = `content/${name}`
  const source = await readFile(join(root, file), "utf8").catch(() => undefined)
  if (source !== undefined) return readYaml(source.replace(/^\uFEFF/, ""), file, schema)
  const missing = problemAt({ file, line: 1 }, "the whole file", {
    expected: "the facts about the owner and the site",
    received: "no such file",
    hint: "src/site/site-schema.ts describes each field.",
  })
  return { problems: required ? [missing] : [] }
}
