import type { Root as HtmlRoot } from "hast"
import type { Nodes, Root } from "mdast"
import rehypeRaw from "rehype-raw"
import remarkRehype from "remark-rehype"
import { unified } from "unified"
import { EXIT, visit } from "unist-util-visit"
import type { ArticleProblem, Place } from "../content-problem"
import { rawTagProblems } from "./check-article"
import { remarkRehypeOptions } from "./elements"
import { component, placeOf } from "./nodes"

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

/** Turns its tree into HTML's, the tags that the author wrote included. Callouts that were alerts pass. */
export const markdownBridge = (passThrough: Nodes["type"][]) =>
  unified()
    .use(remarkRehype, { ...remarkRehypeOptions, passThrough, allowDangerousHtml: true })
    .use(writeMeta)
    .use(rehypeRaw, { passThrough })
    .use(readMeta)
    .freeze()

/** The rest of a fence's line is no attribute, and rehype-raw forgets it. */
const writeMeta = () => (tree: HtmlRoot) =>
  visit(tree, { type: "element", tagName: "code" }, ({ data, properties }) => {
    if (data?.meta) properties.dataMeta = data.meta
  })

const readMeta = () => (tree: HtmlRoot) =>
  visit(tree, { type: "element", tagName: "code" }, node => {
    const { dataMeta, ...properties } = node.properties
    if (typeof dataMeta === "string") Object.assign(node, { properties, data: { meta: dataMeta } })
  })

/** Checks the tags that the author wrote as MDX's are checked. Takes the tree of HTML. */
export function checkElements(tree: HtmlRoot): ArticleProblem[] {
  const problems: ArticleProblem[] = []
  visit(tree, "element", ({ tagName, properties, position }) => {
    const attributes = Object.entries(properties).map(([name, value]) => [name, value ?? ""])
    const tag = component(tagName, "inline", Object.fromEntries(attributes), { position })
    problems.push(...rawTagProblems(tag, tagName))
  })
  return problems
}
