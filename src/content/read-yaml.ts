import {
  type ContentProblem,
  didYouMean,
  type Fault,
  limitProblems,
  type Place,
  partProblem,
  problemAt,
  shortJson,
} from "@site/problems"
import { isMap, isNode, isScalar, isSeq, LineCounter } from "yaml"
import type { z } from "zod"
import { retiredIn } from "../content-model/retired-names"
import { messages } from "../messages/messages"
import { expectedInWords } from "./expected-in-words"
import { cutTexts, deepLineOfYaml, parsed, type SyntaxFault, syntaxFaults } from "./yaml-faults"

/** A path into parsed YAML: `["series", "position"]`. */
export type FieldPath = readonly PropertyKey[]

/**
 * Makes a problem at a field's place in the file; of a missing field, at its nearest parent that exists. The received
 * value is the field's, unless the fault has another one.
 */
export type ProblemOf = (path: FieldPath, fault: FieldFault) => ContentProblem
type FieldFault = Partial<Fault> & Pick<Fault, "expected">

export interface YamlFile<Value> {
  /** Missing when there are problems. */
  value?: Value
  problems: ContentProblem[]
  /** Value of the YAML, also where its schema refuses some of it. */
  input?: unknown
  /** Missing when there is no YAML that can be read. */
  problem?: ProblemOf
}

/**
 * Parses YAML and checks it against a schema. Returns the typed value and a way to find its fields again, or every
 * problem at once, each with the line of its field: of the syntax, duplicate keys and aliases
 * included. Nothing is ever evaluated and no type is made but text, number, boolean, null, list and map: a date
 * stays text.
 * @param retired fields that are gone, each with what to write instead
 */
export function readYaml<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
  retired: Readonly<Record<string, string>> = {},
): YamlFile<z.output<Schema>> {
  const deep = deepLineOfYaml(text)
  if (deep)
    return { problems: [partProblem({ file, line: deep }, "nesting", messages.report.nesting)] }
  const lineCounter = new LineCounter()
  const document = parsed(text, lineCounter)
  const at = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset)
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  let input: unknown
  const problem: ProblemOf = (path, fault) => {
    const value = valueAt(input, path)
    const place = at(offsetOf(document.contents, path, document.contents?.range[0]))
    const field = path.map(String).join(".") || messages.report.parts.wholeFile
    return problemAt(place, field, { received: shortJson(value), ...fault })
  }
  const wording = messages.yaml
  const lines = text.split("\n")
  const lineOf = ({ line }: Place) => shortJson(lines[line - 1]?.trim())
  const syntaxProblem = ({ offset, code, message = "" }: SyntaxFault): ContentProblem => {
    const isTwice = code === "DUPLICATE_KEY"
    // After a field without a value, that is where the line before ends.
    const place = at(isTwice ? offset + text.slice(offset).search(/\S/) : offset)
    const received = lineOf(place)
    const expected = isTwice ? wording.once : wording.valid
    const hint = `${wording.reason(code, message).replace(/[:.]$/, "")}.`
    return problemAt(place, "YAML", { expected, received, hint })
  }
  const faults = syntaxFaults(document)
  if (faults.length > 0) return { problems: limitProblems(faults.map(syntaxProblem)) }
  // An empty document is null: treated as an empty group, so that each missing field is named.
  input = document.toJS() ?? {}
  const { data, error } = schema.safeParse(input, { error: expectedInWords })
  const hints = cutTexts(document).map(offset => {
    const { cut: expected, quote: hint } = wording
    const place = at(offset)
    const received = lineOf(place)
    return problemAt(place, "YAML", { severity: "hint", expected, received, hint })
  })
  if (!error) return { value: data, problems: hints, problem, input }
  const gone = retiredIn(input, retired)
  const retiredProblems = gone.map(({ path, instead: hint }) =>
    problem(path, { expected: wording.retired, hint }),
  )
  // Each unknown field is a problem of its own.
  const problems = error.issues
    .flatMap((issue): z.core.$ZodIssue[] =>
      issue.code === "unrecognized_keys"
        ? issue.keys.map(key => ({ ...issue, keys: [key], path: [...issue.path, key] }))
        : [issue],
    )
    .filter(issue => !gone.some(({ path }) => isAbout(issue.path, path)))
    .map(issue => issueProblem(issue, problem, input))
  const shown = [...retiredProblems, ...limitProblems(problems), ...hints]
  return { problems: shown, problem, input }
}

/** True when a fault is of this field, of what is in it, or of a group that it is in. */
const isAbout = (fault: FieldPath, field: FieldPath) =>
  field.every((key, at) => fault[at] === undefined || fault[at] === key)

function issueProblem(issue: z.core.$ZodIssue, problem: ProblemOf, input: unknown): ContentProblem {
  const { path, message } = issue
  if (issue.code !== "unrecognized_keys") {
    const hint = issue.code === "invalid_type" ? typeHint(message, valueAt(input, path)) : undefined
    return problem(path, { expected: message, hint })
  }
  const [key = ""] = issue.keys
  const { knownField, unknownField } = messages.yaml
  const fields = message.split(", ")
  return problem(path, {
    expected: knownField(fields.join(", ")),
    received: unknownField(key),
    hint: didYouMean(key, fields),
  })
}

/** Hint for words that YAML reads as another type: `2019`, `a: b` and, for a list, one entry. */
function typeHint(expected: string, value: unknown): string | undefined {
  const { types, quote, list } = messages.yaml
  if (expected === types.string && (value ?? undefined) !== undefined) return quote
  return expected === types.array && typeof value === "string" ? list : undefined
}

/** Value at a path; undefined where there is none. */
export const valueAt = (input: unknown, path: FieldPath): unknown =>
  path.reduce((parent: unknown, key) => {
    const group = Object(parent)
    return Object.hasOwn(group, key) ? Reflect.get(group, key) : undefined
  }, input)

/** Offset of the last field or entry of a path that the file has. */
function offsetOf(node: unknown, [key, ...path]: FieldPath, start = 0): number {
  const field = isMap(node)
    ? node.items.find(item => isScalar(item.key) && item.key.value === key)
    : undefined
  const value = isSeq(node) ? node.items[Number(key)] : field?.value
  const place = field?.key ?? value
  return isNode(place) ? offsetOf(value, path, place.range?.[0]) : start
}
