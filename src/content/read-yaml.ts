import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml"
import type { z } from "zod"
import { type ContentProblem, shortJson } from "./content-problem"
import { validateWithSchema } from "./validate-with-schema"

export interface Place {
  line: number
  column: number
}

/** A path into parsed YAML: `["series", "position"]`. */
export type FieldPath = readonly PropertyKey[]

export interface YamlFile {
  /** Path from the project root, with forward slashes. */
  file: string
  value: unknown
  /** Where a field is in the file; for a missing field, its nearest parent that exists. */
  locate: (path: FieldPath) => Place
}

/**
 * Parses YAML. Takes the text and the line of the file on which it starts.
 * Returns the value and a way to find its fields again, or problems (syntax, duplicate keys, too many
 * aliases) with their lines. Nothing is ever evaluated and no type is made but text, number, boolean,
 * null, list and map: a date stays text.
 */
export function readYaml(text: string, file: string, firstLine = 1): YamlFile | ContentProblem[] {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, {
    lineCounter,
    schema: "core",
    resolveKnownTags: false,
    uniqueKeys: true,
  })
  const placeOf = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset)
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) }
  }
  const problem = (place: Place, reason: string): ContentProblem => ({
    severity: "error",
    file,
    ...place,
    field: "YAML",
    expected: reason.startsWith("Map keys must be unique") ? "each field once" : "valid YAML",
    received: shortJson(text.split("\n")[place.line - firstLine]?.trim()),
    hint: `${plainReason(reason)}.`,
  })
  if (document.errors.length > 0) {
    return document.errors.map(error => problem(placeOf(error.pos[0]), error.message))
  }
  try {
    const value: unknown = document.toJS({ maxAliasCount: 50 })
    const root = document.contents
    return { file, value, locate: path => placeOf(root ? offsetOf(root, path) : 0) }
  } catch (error) {
    return [problem(placeOf(0), error instanceof Error ? error.message : String(error))]
  }
}

/** The parser's message without its excerpt of the file; a hint for the commonest slip of French text. */
function plainReason(message: string): string {
  const reason = (message.split(/ at line \d+/)[0] ?? message).replace(/[:.]$/, "")
  return reason.startsWith("Nested mappings")
    ? `${reason} (put a text that contains a colon between quotes)`
    : reason
}

function offsetOf(root: Node, path: FieldPath): number {
  let node: unknown = root
  let offset = root.range?.[0] ?? 0
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find(item => isScalar(item.key) && item.key.value === key)
      if (!isPair(pair) || !isScalar(pair.key)) break
      offset = pair.key.range?.[0] ?? offset
      node = pair.value
    } else if (isSeq(node) && typeof key === "number") {
      node = node.items[key]
      if (!isNode(node)) break
      offset = node.range?.[0] ?? offset
    } else break
  }
  return offset
}

export interface SplitFile {
  /** Text between the two `---` lines. */
  yaml: string
  /** Line of the file on which `yaml` starts. */
  yamlLine: number
  /** The article, with as many empty lines before it as the front matter takes: its lines are the file's. */
  body: string
}

const EXPECTED = "front matter: YAML between two lines of three hyphens, at the start of the file"

/**
 * Cuts an .mdx file into front matter and article. A byte order mark and CRLF are fine.
 * Returns a problem instead when the front matter is missing, not closed, or in a language other than
 * YAML: `---js` would be evaluated by gray-matter-like readers.
 */
export function splitFrontMatter(source: string, file: string): SplitFile | ContentProblem {
  const lines = source.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/)
  const problem = { severity: "error", file, line: 1, field: "front matter" } as const
  const opening = lines[0] ?? ""
  if (/^---+\s*[^\s-]/.test(opening)) {
    return {
      ...problem,
      expected: "--- alone on the first line",
      received: JSON.stringify(opening.trim()),
      hint: "Only YAML is read; front matter is never evaluated.",
    }
  }
  if (!isFence(opening)) {
    return { ...problem, expected: EXPECTED, received: "none" }
  }
  const closing = lines.findIndex((line, index) => index > 0 && isFence(line))
  if (closing === -1) {
    return {
      ...problem,
      expected: EXPECTED,
      received: "no closing ---",
      hint: "Add a line of three hyphens after the last field.",
    }
  }
  return {
    yaml: lines.slice(1, closing).join("\n"),
    yamlLine: 2,
    body: "\n".repeat(closing + 1) + lines.slice(closing + 1).join("\n"),
  }
}

function isFence(line: string): boolean {
  return /^---\s*$/.test(line)
}

export interface YamlResult<Value> {
  value?: Value
  yaml?: YamlFile
  problems: ContentProblem[]
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
): Promise<YamlResult<z.output<Schema>>> {
  const file = `content/${name}`
  const source = await readFile(join(root, file), "utf8").catch(() => undefined)
  if (source === undefined) return { problems: required ? [missing(file)] : [] }
  const yaml = readYaml(source.replace(/^\uFEFF/, ""), file)
  if (Array.isArray(yaml)) return { problems: yaml }
  return { yaml, problems: [], ...validateWithSchema(schema, yaml) }
}

function missing(file: string): ContentProblem {
  return {
    severity: "error",
    file,
    line: 1,
    field: "the whole file",
    expected: "the facts about the owner and the site",
    received: "no such file",
    hint: "src/site/site-schema.ts describes each field.",
  }
}
