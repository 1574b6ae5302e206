import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml"
import type { z } from "zod"
import { messages } from "../messages/messages"
import {
  type ContentProblem,
  didYouMean,
  type Fault,
  nearest,
  partName,
  partProblem,
  problemAt,
  shortJson,
} from "./content-problem"
import { expectedInWords } from "./expected-in-words"

/** A path into parsed YAML: `["series", "position"]`. */
export type FieldPath = readonly PropertyKey[]

/**
 * Makes a problem at a field's place in the file; of a missing field, at its nearest parent that exists. What was
 * received is the field's value, unless the fault says otherwise.
 */
export type ProblemOf = (path: FieldPath, fault: FieldFault) => ContentProblem
type FieldFault = Partial<Fault> & Pick<Fault, "expected">

export interface YamlFile<Value> {
  /** Missing when there are problems. */
  value?: Value
  problems: ContentProblem[]
  /** What the YAML says, where its schema refuses some of it. */
  input?: unknown
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
    const value = valueAt(input, path)
    const place = at(offsetOf(document.contents, path, document.contents?.range[0]))
    const field = path.map(String).join(".") || partName("wholeFile")
    return problemAt(place, field, { received: shortJson(value), ...fault })
  }
  const words = messages().yaml
  const syntaxProblem = (offset: number, code: string, message: string) => {
    const place = at(offset)
    const received = shortJson(text.split("\n")[place.line - 1]?.trim())
    const expected = code === "DUPLICATE_KEY" ? words.once : words.valid
    const hint = `${words.reason(code, message).replace(/[:.]$/, "")}.`
    return problemAt(place, "YAML", { expected, received, hint })
  }
  const problems = document.errors
    // What follows from the first error at a place is no second one.
    .filter(({ pos }, index, all) => all[index - 1]?.pos[0] !== pos[0])
    .map(({ code, pos: [offset], message }) => syntaxProblem(offset, code, message))
  if (problems.length > 0) return { problems }
  try {
    // An empty document is null: treated as an empty group, so that each missing field is named.
    input = document.toJS({ maxAliasCount: 50 }) ?? {}
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return {
      problems: [
        syntaxProblem(0, /excessive/i.test(message) ? "RESOURCE_EXHAUSTION" : "BAD_ALIAS", message),
      ],
    }
  }
  const { data, error } = schema.safeParse(input, { error: expectedInWords })
  if (!error) return { value: data, problems: [], problem }
  return {
    problems: error.issues.flatMap(issue => problemsOf(issue, problem, input)),
    problem,
    input,
  }
}

/** A message that names more fields than these is no help. */
const MOST_NAMED = 50

function problemsOf(issue: z.core.$ZodIssue, problem: ProblemOf, input: unknown): ContentProblem[] {
  const { path, message } = issue
  if (issue.code !== "unrecognized_keys") {
    const hint = issue.code === "invalid_type" ? typeHint(message, valueAt(input, path)) : undefined
    return [problem(path, { expected: message, hint })]
  }
  const { knownField, unknownField } = messages().yaml
  const replaced: Partial<Record<string, string>> = path.length > 0 ? {} : messages().site.replaced
  const fields = message.split(", ")
  return issue.keys.map(key => {
    // Of hundreds, those that begin as it does.
    const [part] = key.split(".")
    const some =
      fields.length > MOST_NAMED ? fields.filter(name => name.startsWith(`${part}.`)) : fields
    const fault = { expected: knownField(some.join(", ") || "…"), received: unknownField(key) }
    const { line, column, ...told } = problem([...path, key], {
      ...fault,
      hint: replaced[key] ?? didYouMean(key, fields),
    })
    // Further apart than two letters, what was meant is a guess.
    const [to, other] = nearest(key, fields, 2)
    const isFree = to && !other && valueAt(input, [...path, to]) === undefined
    return { ...told, line, column, ...(isFree && { fix: { line, column, from: key, to } }) }
  })
}

/** What YAML made of words that were meant otherwise: `2019`, `a: b` and, for a list, one entry. */
function typeHint(expected: string, value: unknown): string | undefined {
  const { types, quote, list } = messages().yaml
  if (expected === types.string && (value ?? undefined) !== undefined) return quote
  return expected === types.array && typeof value === "string" ? list : undefined
}

const valueAt = (input: unknown, path: FieldPath): unknown =>
  path.reduce((parent, key) => Reflect.get(Object(parent), key), input)

/** Where the last field or entry of a path begins that the file has. */
function offsetOf(node: unknown, [key, ...path]: FieldPath, start = 0): number {
  const field = isMap(node)
    ? node.items.find(item => isScalar(item.key) && item.key.value === key)
    : undefined
  const value = isSeq(node) ? node.items[Number(key)] : field?.value
  const place = field?.key ?? value
  return isNode(place) ? offsetOf(value, path, place.range?.[0]) : start
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
  const words = messages().yaml.frontMatter
  const problem = (fault: Pick<Fault, "received"> & Partial<Fault>) => {
    return partProblem({ file, line: 1 }, "frontMatter", {
      expected: words.expected,
      ...fault,
    })
  }
  const [opening = ""] = text.split("\n", 1)
  if (/^---+\s*[^\s-]/.test(opening)) {
    return problem({
      expected: words.alone,
      received: JSON.stringify(opening.trim()),
      hint: words.onlyYaml,
    })
  }
  if (!/^---\s*$/.test(opening)) return problem({ received: messages().report.none })
  return problem({ received: words.open, hint: words.close })
}
