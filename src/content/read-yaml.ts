import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml"
import type { z } from "zod"
import {
  type ContentProblem,
  type Fault,
  type Place,
  problemAt,
  shortJson,
} from "./content-problem"
import { validateWithSchema } from "./validate-with-schema"

/** A path into parsed YAML: `["series", "position"]`. */
export type FieldPath = readonly PropertyKey[]

export interface YamlFile {
  value: unknown
  /** A problem at a field's place in the file; of a missing field, at its nearest parent that exists. */
  problem: (path: FieldPath, fault: Fault) => ContentProblem
}

/**
 * Parses YAML. Returns the value and a way to find its fields again, or problems (syntax, duplicate keys, too many
 * aliases) with their lines. Nothing is ever evaluated and no type is made but text, number, boolean,
 * null, list and map: a date stays text.
 */
export function readYaml(text: string, file: string): YamlFile | ContentProblem[] {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, {
    lineCounter,
    schema: "core",
    resolveKnownTags: false,
    uniqueKeys: true,
  })
  const placeOf = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset)
    return { line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  const syntaxProblem = (offset: number, reason: string): ContentProblem => {
    const place = placeOf(offset)
    return problemAt({ file, ...place }, "YAML", {
      expected: reason.startsWith("Map keys must be unique") ? "each field once" : "valid YAML",
      received: shortJson(text.split("\n")[place.line - 1]?.trim()),
      hint: `${plainReason(reason)}.`,
    })
  }
  if (document.errors.length > 0) {
    return document.errors.map(({ pos, message }) => syntaxProblem(pos[0], message))
  }
  try {
    const value: unknown = document.toJS({ maxAliasCount: 50 })
    const root = document.contents
    const problem: YamlFile["problem"] = (path, fault) => {
      const place = placeOf(root ? offsetOf(root, path) : 0)
      return problemAt({ file, ...place }, path.map(String).join(".") || "the whole file", fault)
    }
    return { value, problem }
  } catch (error) {
    return [syntaxProblem(0, error instanceof Error ? error.message : String(error))]
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
  /** Text between the two `---` lines, after an empty line: its lines are the file's. */
  yaml: string
  /** The article, with as many empty lines before it as the front matter takes, for the same reason. */
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
  const problem = (fault: Fault) => problemAt({ file, line: 1 }, "front matter", fault)
  const opening = lines[0] ?? ""
  if (/^---+\s*[^\s-]/.test(opening)) {
    return problem({
      expected: "--- alone on the first line",
      received: JSON.stringify(opening.trim()),
      hint: "Only YAML is read; front matter is never evaluated.",
    })
  }
  if (!isFence(opening)) return problem({ expected: EXPECTED, received: "none" })
  const closing = lines.findIndex((line, index) => index > 0 && isFence(line))
  if (closing === -1) {
    const hint = "Add a line of three hyphens after the last field."
    return problem({ expected: EXPECTED, received: "no closing ---", hint })
  }
  return {
    yaml: `\n${lines.slice(1, closing).join("\n")}`,
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

const missing = (file: string): ContentProblem =>
  problemAt({ file, line: 1 }, "the whole file", {
    expected: "the facts about the owner and the site",
    received: "no such file",
    hint: "src/site/site-schema.ts describes each field.",
  })
