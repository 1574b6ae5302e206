import type { ArticleProblem, Place } from "@site/problems"
import type { Root as HtmlRoot } from "hast"
import type { Root } from "mdast"
import { EXIT, visit } from "unist-util-visit"
import { rawTagProblems } from "./check-article"
import { placeOf } from "./nodes"

/** A tag, without those that have no end tag or need none. */
const NESTING_TAG =
  /<(\/?)(?!(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|li|p|tr|td|th|dt|dd|tbody|thead|tfoot)\b)([a-z][\w-]*)[^<>]*?(\/?)>/gi
const DEEPEST_TAG = 100

/** The HTML of Markdown in which tags are nested too deeply: their tree is made later, by calls for each level. */
export function deepTag(tree: Root): Place | undefined {
  let [depth, drawing] = [0, 0]
  let deep: Place | undefined
  visit(tree, "html", node => {
    for (const [, isEnd, name = "", isEmpty] of node.value.matchAll(NESTING_TAG)) {
      // Only drawings and formulas have tags that end themselves.
      if (isEmpty && drawing > 0) continue
      const step = isEnd ? -1 : 1
      if (/^(?:svg|math)$/i.test(name)) drawing = Math.max(drawing + step, 0)
      depth = Math.max(depth + step, 0)
      if (depth > DEEPEST_TAG) deep = placeOf(node)
    }
    return deep ? EXIT : undefined
  })
  return deep
}

/** Checks the tags that the author wrote as MDX's are checked. Takes the tree of HTML. */
export function checkElements(tree: HtmlRoot): ArticleProblem[] {
  const problems: ArticleProblem[] = []
  visit(tree, "element", ({ tagName, properties, position }) => {
    const attributes = Object.entries(properties).map(([name, value]) => ({
      type: "mdxJsxAttribute" as const,
      name,
      value: value === true ? null : String(value ?? ""),
    }))
    problems.push(...rawTagProblems({ attributes, position }, tagName))
  })
  return problems
}
