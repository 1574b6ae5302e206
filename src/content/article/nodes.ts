// The empty import adds MDX's nodes to the trees' types.

import type { Element, Nodes, Parents, Root } from "hast"
import type {} from "mdast-util-mdx"
import type { JsonValue } from "../../content-model/article-tree"
import { staticValue } from "./static-value"

/** A JSX element of an article: a component, a raw HTML tag, or a fragment. */
export type JsxElement = Extract<Nodes, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>
export type JsxAttribute = JsxElement["attributes"][number]
export type { Element, Nodes, Parents, Root }

const BLOCK_TAGS = new Set(
  "address article aside blockquote caption dd details div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
)

export function isJsx(node: { type: string }): node is JsxElement {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement"
}

export function isElement(node: { type: string }, ...tagNames: string[]): node is Element {
  if (node.type !== "element" || !("tagName" in node)) return false
  return tagNames.length === 0 || tagNames.some(name => name === node.tagName)
}

/** Says whether a node stands on its own between blocks rather than in a line of text. */
export function isBlock(node: Nodes): boolean {
  if (node.type === "element") return BLOCK_TAGS.has(node.tagName)
  return (
    node.type === "mdxJsxFlowElement" ||
    node.type === "mdxFlowExpression" ||
    node.type === "mdxjsEsm"
  )
}

/** Whitespace that HTML collapses; a no-break space, which French needs, is text. */
export function isBlankText(node: Nodes): boolean {
  return node.type === "text" && /^[ \t\r\n]*$/.test(node.value)
}

/**
 * Value of an attribute of a JSX element: `undefined` when it is not there or only known at run time,
 * `true` for a bare attribute.
 */
export function attributeValue(node: JsxElement, name: string): JsonValue | undefined {
  const attribute = node.attributes.find(
    candidate => candidate.type === "mdxJsxAttribute" && candidate.name === name,
  )
  return attribute && literalOf(attribute)
}

/** Value of a JSX attribute that is known now; `undefined` for one that must be computed. */
export function literalOf(attribute: JsxAttribute): JsonValue | undefined {
  if (attribute.type !== "mdxJsxAttribute") return undefined
  const { value } = attribute
  if (value === null || value === undefined) return true
  return typeof value === "string" ? value : staticValue(value.data?.estree)
}

/** All text below a node, as a reader sees it; `skip` leaves parts out. */
export function textOf(node: Nodes, skip: (node: Nodes) => boolean = () => false): string {
  if (skip(node)) return ""
  if (node.type === "text") return node.value
  return "children" in node ? node.children.map(child => textOf(child, skip)).join("") : ""
}
