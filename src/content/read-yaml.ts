import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml"
import { type ContentProblem, shortJson } from "./content-problem"

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
  /** Where a field stands in the file; for a missing field, its nearest parent that exists. */
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
