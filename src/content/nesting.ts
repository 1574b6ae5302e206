import type { Nodes } from "mdast"
import { messages } from "../messages/messages"
import { placeOf } from "./article/nodes"
import { writtenLines } from "./article/written-signs"
import { type Place, partName, problemAt } from "./content-problem"

/**
 * Deepest nesting of what authors write. Parsers, and what walks their trees, call themselves for each level: their
 * stack ends at some hundreds, and so may the process, which catches nothing.
 */
const DEEPEST = 100

export const deepProblem = <At extends Place>(at: At) => {
  const { expected, received, hint } = messages().report.nesting
  return problemAt(at, partName("nesting"), {
    expected: expected(DEEPEST, MOST_SIGNS, MOST_ITEMS),
    received,
    hint,
  })
}

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
    return levels.search(/\S/) > 4 * DEEPEST || countOf(levels, /\S+/g) > DEEPEST
  })
  return index < 0 ? undefined : index + 1
}

/** Quotations and lists that one line begins with. */
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)))+/
const RULE = /^[ \t]*([-*])(?:[ \t]*\1)*[ \t]*$/
/** Signs in a paragraph, and items in a list without empty lines, for which the parser's time, quadratic, is short. */
const MOST_SIGNS = 5000
const MOST_ITEMS = 10_000
/** Lines that begin a block of their own. */
const NEW_BLOCK = /^[ \t>]*(?:$|[#|]|(?:[-*+]|\d{1,9}[.)])[ \t])/

/**
 * The first line of Markdown or MDX whose quotations, lists, brackets or emphases are nested too deeply, or too
 * many: a scan before the parser, whose time for them is quadratic.
 */
export function deepLineOfMarkdown(text: string, isMdx: boolean): number | undefined {
  let open = { brackets: 0, emphases: 0, closed: 0 }
  let [number, count, items, tags] = [0, 0, 0, 0]
  for (const { line, signs } of writtenLines(text)) {
    number += 1
    const [levels = ""] = CONTAINERS.exec(line) ?? []
    const isDeep = levels.search(/\S/) > 2 * DEEPEST || countOf(levels, /[^\s\d]/g) > DEEPEST
    if (isDeep && !RULE.test(line)) return number
    items = line.trim() === "" ? 0 : items + (/[^\s>]/.test(levels) ? 1 : 0)
    if (items > MOST_ITEMS) return number
    if (NEW_BLOCK.test(line)) {
      open = { brackets: 0, emphases: 0, closed: 0 }
      count = 0
    }
    for (const { sign, at } of signs) {
      if (/[<>]/.test(sign)) {
        // Only MDX's tags are all closed.
        tags = Math.max(tags + (sign === "<" ? 1 : -1), 0)
        if (isMdx && tags > DEEPEST) return number
        continue
      }
      if ("([{".includes(sign)) open.brackets += 1
      else if (")]}".includes(sign)) {
        if (sign === "]" && open.brackets === 0) open.closed += 1
        open.brackets = Math.max(open.brackets - 1, 0)
      } else {
        const opens = isSpace(line[at - 1]) && !isSpace(line[at + sign.length])
        open.emphases = Math.max(open.emphases + (opens ? sign.length : -sign.length), 0)
      }
      count += sign.length
      if (count > MOST_SIGNS || Math.max(...Object.values(open)) > DEEPEST) return number
    }
  }
  return undefined
}

const isSpace = (sign = " "): boolean => /\s/.test(sign)

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** What has a place of its own in a tree, and no levels. */
const PLACES = new Set(["position", "loc", "range"])

/**
 * Where a tree of Markdown, with the code in it, is nested too deeply. A node and the list of its children are two
 * levels each. Calls nothing for each level.
 */
export function deepPlace(tree: object): Place | undefined {
  let level: { node: object; place: Place }[] = [{ node: tree, place: { line: 1 } }]
  for (let depth = 0; depth <= 4 * DEEPEST; depth += 1) {
    level = level.flatMap(({ node, place }) =>
      Object.entries(node).flatMap(([key, child]: [string, unknown]) =>
        typeof child !== "object" || child === null || PLACES.has(key)
          ? []
          : { node: child, place: hasPlace(child) ? placeOf(child) : place },
      ),
    )
    if (level.length === 0) return undefined
  }
  return level[0]?.place
}

const hasPlace = (node: object): node is Pick<Nodes, "position"> =>
  "position" in node && typeof node.position === "object"
