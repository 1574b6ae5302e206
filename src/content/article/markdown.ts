import type { Root as HtmlRoot } from "hast"
import type { Nodes, Root } from "mdast"
import rehypeRaw from "rehype-raw"
import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import remarkRehype from "remark-rehype"
import { unified } from "unified"
import { visit } from "unist-util-visit"
import { messages } from "../../messages/messages"
import { type ArticleProblem, partProblem } from "../content-problem"
import { rawTagProblems } from "./check-article"
import { remarkRehypeOptions } from "./elements"
import { remarkMath } from "./math-syntax"
import { component, placeOf } from "./nodes"

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath).freeze()

/** A part of the site, which only MDX knows: `<Callout`. */
const PART = /^<([A-Z][\w.]*)/

/** Reads a `.md` file: Markdown with GitHub's extensions. Braces and lone `<` are text, HTML is HTML. */
export function readMarkdown(body: string): { tree: Root; problems: ArticleProblem[] } {
  const tree = parser.parse(body)
  const problems: ArticleProblem[] = []
  visit(tree, "html", node => {
    const [, name] = PART.exec(node.value) ?? []
    if (!name) return
    const { harmlessTag: expected } = messages().article
    const fault = { expected, received: `<${name}>`, hint: messages().yaml.partsNeedMdx }
    problems.push(partProblem(placeOf(node), "component", fault))
  })
  return { tree, problems }
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
