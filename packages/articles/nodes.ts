import type { Place } from "@site/problems"
import type { Element, Nodes } from "hast"
import JSON5 from "json5"
import type { Nodes as MarkdownNodes } from "mdast"
// This adds MDX's nodes to the trees' types.
import type {} from "mdast-util-mdx"
import type { z } from "zod"

/** A JSX element of an article: a component, a raw HTML tag, or a fragment. */
export type JsxElement = Extract<Nodes, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>
type JsxAttribute = JsxElement["attributes"][number]
/** A value of JSON, which an attribute may hold in braces. */
export type JsonValue = z.core.util.JSONType
/** `{…}` in the text. */
type Expression = Extract<Nodes, { type: "mdxFlowExpression" | "mdxTextExpression" }>

/** Elements of HTML, and parts of the site, that stand in no sentence. */
const BLOCK_TAGS = new Set(
  "Callout Figure address article aside blockquote caption dd details div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
)

export function isJsx(node: { type: string }): node is JsxElement {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement"
}

export function isExpression(node: { type: string }): node is Expression {
  return node.type === "mdxFlowExpression" || node.type === "mdxTextExpression"
}

export function placeOf({ position }: Pick<Nodes, "position">): Place {
  return { line: position?.start.line ?? 1, column: position?.start.column }
}

/** Returns true for the JSX name of an HTML or SVG tag, false for a component. */
export function isRawTag(name: string | null | undefined): name is string {
  return typeof name === "string" && /^[a-z][\w-]*$/.test(name)
}

export function isElement(node: { type: string }, ...tagNames: string[]): node is Element {
  if (node.type !== "element" || !("tagName" in node)) return false
  return tagNames.length === 0 || tagNames.some(name => name === node.tagName)
}

/** A parent whose children are a sentence: no frame may be in it. */
export const isInSentence = (parent: { type: string }): boolean =>
  isElement(parent, ..."p a em strong del span h2 h3 h4 h5 h6".split(" "))

/** A parent in which a paragraph would break the line: also a cell, or an item of a list. */
export const isInLine = (parent: { type: string }): boolean =>
  isInSentence(parent) || isElement(parent, "td", "th", "li", "dt", "dd")

export function isBlock(node: Nodes): boolean {
  if (node.type === "element") return BLOCK_TAGS.has(node.tagName)
  return /^mdx(?:JsxFlow|Flow|jsEsm)/.test(node.type)
}

/** Whitespace that HTML collapses; a no-break space, which French needs, is text. */
export function isBlankText(node: { type: string; value?: string }): boolean {
  return node.type === "text" && /^[ \t\r\n]*$/.test(node.value ?? "")
}

/**
 * Value of an attribute of a JSX element: `undefined` when it is not there or only known at run time,
 * `true` for a bare attribute.
 */
export function attributeValue(
  { attributes }: Pick<JsxElement, "attributes">,
  name: string,
): JsonValue | undefined {
  const attribute = attributes.find(
    candidate => candidate.type === "mdxJsxAttribute" && candidate.name === name,
  )
  return attribute && literalOf(attribute)
}

/** Value of a JSX attribute that is known now; `undefined` for one that must be computed. */
export function literalOf(attribute: JsxAttribute): JsonValue | undefined {
  if (attribute.type !== "mdxJsxAttribute") return undefined
  const { value } = attribute
  if (value === null || value === undefined) return true
  return typeof value === "string" ? value : literalValue(value.value)
}

/** Text of an expression; `undefined` when it must be computed, `null` for a comment. */
export function shownValue({ value, data }: Expression) {
  if (data?.estree?.body.length === 0) return null
  const literal = literalValue(value)
  return typeof literal === "object" && literal !== null ? undefined : literal
}

/**
 * Value of code that is a literal of JSON5: text, number, true, null, lists and groups of them; or a template
 * without backslashes. Nothing is evaluated.
 */
function literalValue(code: string): JsonValue | undefined {
  const template = /^\s*`((?:[^`\\$]|\$(?!\{))*)`\s*$/.exec(code)
  try {
    const value = template ? template[1] : JSON5.parse<JsonValue>(code)
    // JSON, which keeps the value, has neither NaN nor Infinity.
    return typeof value === "number" && !Number.isFinite(value) ? undefined : value
  } catch {
    return undefined
  }
}

/** All text below a node, as a reader sees it; `skip` leaves parts out. */
export function textOf(node: Nodes, skip: (node: Nodes) => boolean = () => false): string {
  if (skip(node)) return ""
  if (node.type === "text") return node.value
  return "children" in node ? node.children.map(child => textOf(child, skip)).join("") : ""
}

/** An element of HTML. A string among its children is a text. */
export const element = (
  tagName: string,
  properties: Element["properties"],
  children: readonly (Element["children"][number] | string)[] = [],
): Element => ({
  type: "element",
  tagName,
  properties,
  children: children.map(child =>
    typeof child === "string" ? { type: "text", value: child } : child,
  ),
})

/** All words below a node of Markdown, as a reader sees them. */
export function shownText(node: MarkdownNodes): string {
  if (node.type === "break") return " "
  if (node.type === "html") return ""
  if ("value" in node) return node.value
  return "children" in node ? node.children.map(shownText).join("") : ""
}

/**
 * A part of the site, until `steps` writes it as HTML: an element whose name has a capital, which HTML's never
 * have. Properties that are `undefined` or `false` are left out.
 */
export function part(
  name: string,
  properties: Record<string, string | number | boolean | undefined>,
  { children = [], position }: Partial<Pick<Element, "children" | "position">> = {},
): Element {
  const given = Object.entries(properties).filter(
    ([, value]) => value !== undefined && value !== false,
  )
  return { ...element(name, Object.fromEntries(given), children), position }
}

/** A property of an element that is a text; empty for any other. */
export const attr = ({ properties }: Element, name: string): string => {
  const value = properties[name]
  return typeof value === "string" ? value : ""
}
