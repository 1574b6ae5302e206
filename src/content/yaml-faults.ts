import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  type LineCounter,
  parseDocument,
  visit,
  type YAMLMap,
} from "yaml"
import { PROSE } from "./typeset-fields"

/** The package looks for a duplicate key in all keys before it, in quadratic time: `syntaxFaults` does. */
const OPTIONS = {
  schema: "core",
  resolveKnownTags: false,
  prettyErrors: false,
  uniqueKeys: false,
} as const

export const parsed = (text: string, lineCounter: LineCounter) =>
  parseDocument(text, { ...OPTIONS, lineCounter })

type Parsed = ReturnType<typeof parsed>

/** A fault of YAML: where, and the code that the package yaml has for it, or one of ours. */
export interface SyntaxFault {
  offset: number
  code: string
  message?: string
}

/** Faults of the syntax; without any, those that the package leaves: of keys and of aliases. */
export function syntaxFaults({ errors, contents }: Parsed): SyntaxFault[] {
  const [first] = errors
  if (first) {
    return (
      errors
        // Tabs change what all lines after them mean. What follows from the first error at a place is no second one.
        .filter(({ code }) => code === first.code || first.code !== "TAB_AS_INDENT")
        .filter(({ pos }, index, all) => all[index - 1]?.pos[0] !== pos[0])
        .map(({ code, pos: [offset], message }) => ({ offset, code, message }))
    )
  }
  const faults: SyntaxFault[] = []
  const anchors = new Map<string, unknown>()
  visit(contents, (_key, node, path) => {
    if (!isNode(node)) return
    const [offset = 0] = node.range ?? []
    if (isAlias(node)) {
      const target = anchors.get(node.source)
      if (!target) faults.push({ offset, code: "BAD_ALIAS" })
      else if (path.some(parent => parent === target)) faults.push({ offset, code: "CYCLE" })
    } else if (node.anchor) anchors.set(node.anchor, node)
    if (isMap(node)) faults.push(...duplicateKeys(node))
  })
  return faults
}

function duplicateKeys({ items }: YAMLMap): SyntaxFault[] {
  const seen = new Set<unknown>()
  return items.flatMap(({ key }) => {
    if (!isScalar(key)) return []
    if (seen.has(key.value)) return { offset: key.range?.[0] ?? 0, code: "DUPLICATE_KEY" }
    seen.add(key.value)
    return []
  })
}

/** Places of texts that YAML ends at a `#`: `title: C # and more`. */
export function cutTexts({ contents }: Parsed): number[] {
  const found: number[] = []
  visit(contents, {
    Pair(_key, { key, value }) {
      const isText = isScalar(key) && PROSE.has(`${key.value}`) && isScalar(value)
      if (isText && value.type === "PLAIN" && value.comment) found.push(value.range?.[0] ?? 0)
    },
  })
  return found
}

/** Deepest nesting of YAML, which `report.nesting` names: its parser calls itself for each level. */
const DEEPEST = 100

/** Hyphens and keys that one line of YAML begins with: each opens a level. */
const YAML_LEVELS = /^(?: *(?:[-?]|[^\s#:,[\]{}]+:)(?=\s|$))+/

/** The first line of YAML that is nested too deeply. A scan, which costs a step for each sign. */
export function deepLineOfYaml(text: string): number | undefined {
  let depth = 0
  const index = text.split("\n").findIndex(line => {
    const [levels = ""] = YAML_LEVELS.exec(line) ?? []
    for (const [sign] of line.matchAll(/[[\]{}]/g)) {
      depth = Math.max(depth + ("[{".includes(sign) ? 1 : -1), 0)
      if (depth > DEEPEST) return true
    }
    return levels.search(/\S/) > 4 * DEEPEST || levels.split(/\s+/).length > DEEPEST
  })
  return index < 0 ? undefined : index + 1
}
