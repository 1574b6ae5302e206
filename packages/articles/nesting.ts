import { type Place, placeIn } from "@site/problems"
import type { Nodes, Root } from "mdast"
import { placeOf } from "./nodes"
import { EXIT, visit } from "./visit"

/**
 * Limits of what authors nest, which `report.nesting` names. Parsers, and what walks their trees, call themselves for
 * each level: their stack ends at some hundreds, and so may the process, which catches nothing.
 */
const DEEPEST = 100
/** Braces of code, one in the other: unclosed ones in tags cost the parser 2^n steps. */
const MOST_BRACES = 12
/** Signs of code between braces, whose depth the parser's stack must hold. */
const MOST_CODE = 10_000

/** A block between fences, as far as a scan finds. */
const FENCED = /^[ \t>]*(`{3,}(?=[^`\n]*$)|~{3,}).*(?:\n(?![ \t>]*\1[`~]*[ \t]*$).*)*(?:\n.*)?/gm
/** An escaped sign, or code in a line. */
const NO_CODE = /\\[\s\S]|(?<!`)(`+)(?!`).*?\1/g

/**
 * The first line of MDX whose code is nested too deeply, or too long: a scan before the parser, which ends the process
 * where its stack ends. It costs a step for each sign.
 */
export function deepLineOfCode(text: string): number | undefined {
  const blank = (found: string) => " ".repeat(found.length)
  const open: { sign: string; index: number }[] = []
  let braces = 0
  const scanned = text.replaceAll(FENCED, blank).replaceAll(NO_CODE, blank)
  for (const { 0: sign, index } of scanned.matchAll(/[()[\]{}]/g)) {
    const isLong = open[0] && index - open[0].index > MOST_CODE
    if (sign === "{" || (open.length > 0 && /[([]/.test(sign))) open.push({ sign, index })
    else if (/[)\]}]/.test(sign) && open.pop()?.sign === "{") braces -= 1
    if (sign === "{") braces += 1
    if (isLong || open.length > DEEPEST || braces > MOST_BRACES) return placeIn(text, index).line
  }
  return undefined
}

/** Objects with a place of their own in a tree, and no levels. */
const PLACES = new Set(["position", "loc", "range"])

/**
 * Place where a tree of Markdown, with the code in it, is nested too deeply. A node and the list of its children are
 * two levels each. Calls nothing for each level.
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

/** A tag, without those that have no end tag or need none. */
const NESTING_TAG =
  /<(\/?)(?!(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|li|p|tr|td|th|dt|dd|tbody|thead|tfoot)\b)([a-z][\w-]*)(?![\w-])[^<>]*?(\/?)>/gi

/** The HTML of Markdown in which tags are nested too deeply: their tree is made later, by calls for each level. */
export function deepTag(tree: Root): Place | undefined {
  let [depth, drawing] = [0, 0]
  let deep: Place | undefined
  visit(tree, node => {
    if (node.type !== "html") return undefined
    for (const [, isEnd, name = "", isEmpty] of node.value.matchAll(NESTING_TAG)) {
      // Only drawings and formulas have tags that end themselves.
      if (isEmpty && drawing > 0) continue
      const step = isEnd ? -1 : 1
      if (/^(?:svg|math)$/i.test(name)) drawing = Math.max(drawing + step, 0)
      depth = Math.max(depth + step, 0)
      if (depth > DEEPEST) deep = placeOf(node)
    }
    return deep ? EXIT : undefined
  })
  return deep
}

/** Thrown for a text that is nested too deeply for what walks its tree. */
export class NestingError extends Error {
  constructor(readonly place: Place) {
    super(`nested too deeply at line ${place.line}`)
  }
}
