import { isAlias, isNode, isScalar, type LineCounter, parseDocument, visit } from "yaml"
import { PROSE } from "./typeset-fields"

const OPTIONS = { schema: "core", resolveKnownTags: false, prettyErrors: false } as const

export const parsed = (text: string, lineCounter: LineCounter) =>
  parseDocument(text, { ...OPTIONS, lineCounter })

type Parsed = ReturnType<typeof parsed>

/** A fault of YAML: where, and the code that the package yaml has for it. */
export interface SyntaxFault {
  offset: number
  code: string
  message?: string
}

/** Faults of the syntax; without any, each anchor and alias: no text needs one, and cycles and bombs are made of them. */
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
  visit(contents, (_key, node) => {
    if (isNode(node) && (isAlias(node) || node.anchor))
      faults.push({ offset: node.range?.[0] ?? 0, code: "BAD_ALIAS" })
  })
  return faults
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
