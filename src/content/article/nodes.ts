// The empty import adds MDX's nodes to the trees' types.

import type { ExpressionStatement, Node, ObjectExpression } from "estree"
import type { Element, Nodes, Parents, Root } from "hast"
import type {} from "mdast-util-mdx"
import type { JsonValue } from "../../content-model/article-tree"
import type { Place } from "../content-problem"

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

export function placeOf({ position }: Pick<Nodes, "position">): Place {
  return { line: position?.start.line ?? 1, column: position?.start.column }
}

/** Says whether a JSX name is an HTML or SVG tag and not a component. */
export function isRawTag(name: string | null | undefined): name is string {
  return typeof name === "string" && /^[a-z][\w-]*$/.test(name)
}

export function isElement(node: { type: string }, ...tagNames: string[]): node is Element {
  if (node.type !== "element" || !("tagName" in node)) return false
  return tagNames.length === 0 || tagNames.some(name => name === node.tagName)
}

export function isBlock(node: Nodes): boolean {
  if (node.type === "element") return BLOCK_TAGS.has(node.tagName)
  return (
    node.type === "mdxJsxFlowElement" ||
    node.type === "mdxFlowExpression" ||
    node.type === "mdxjsEsm"
  )
}

/** Whitespace that HTML collapses; a no-break space, which French needs, is text. */
export function isBlankText(node: { type: string; value?: string }): boolean {
  return node.type === "text" && /^[ \t\r\n]*$/.test(node.value ?? "")
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

/**
 * A component in the article, as JSX nodes: both routes take the name from the component map
 * (as a plain element, @mdx-js/mdx 2 would do it too, but lose numbers and true).
 * Properties that are `undefined` or `false` are left out.
 */
export function component(
  name: string,
  display: "block" | "inline",
  properties: Record<string, string | number | boolean | undefined>,
  { children = [], position }: Partial<Pick<JsxElement, "children" | "position">>,
): JsxElement {
  const attributes = Object.entries(properties).flatMap(([key, value]): JsxAttribute[] =>
    value === undefined || value === false ? [] : [attribute(key, value)],
  )
  const type = display === "block" ? "mdxJsxFlowElement" : "mdxJsxTextElement"
  return { type, name, attributes, children, position }
}

const attribute = (name: string, value: string | number | true): JsxAttribute => ({
  type: "mdxJsxAttribute",
  name,
  value: {
    type: "mdxJsxAttributeValueExpression",
    value: JSON.stringify(value),
    data: {
      estree: {
        type: "Program",
        sourceType: "module",
        comments: [],
        body: [{ type: "ExpressionStatement", expression: { type: "Literal", value } }],
      },
    },
  },
})

/** A program as MDX attaches it to `{…}`. Looser than estree's `Program`, whose node types differ by package. */
type ExpressionProgram = { body: readonly { type: string }[] } | null | undefined

export const isOnlyComment = (program: ExpressionProgram): boolean => program?.body.length === 0

/**
 * Value of a literal expression (text, number, true, null, lists and groups of them), read from its
 * syntax tree: nothing is evaluated. Returns `undefined` when the value would have to be computed.
 */
export function staticValue(program: ExpressionProgram): JsonValue | undefined {
  const statement = program?.body[0]
  if (program?.body.length !== 1 || !statement || !isExpressionStatement(statement))
    return undefined
  return literalValue(statement.expression)
}

function isExpressionStatement(node: { type: string }): node is ExpressionStatement {
  return node.type === "ExpressionStatement" && "expression" in node
}

/** Value of one literal expression node; `undefined` when it is not literal. */
export function literalValue(node: Node | null): JsonValue | undefined {
  switch (node?.type) {
    case "Literal":
      return isPlain(node.value) ? node.value : undefined
    case "TemplateLiteral":
      return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? undefined) : undefined
    case "UnaryExpression": {
      const value = literalValue(node.argument)
      return node.operator === "-" && typeof value === "number" ? -value : undefined
    }
    case "ArrayExpression": {
      const values = node.elements.map(element => literalValue(element))
      return values.every(value => value !== undefined) ? values : undefined
    }
    case "ObjectExpression":
      return objectOf(node.properties)
    default:
      return undefined
  }
}

function objectOf(properties: ObjectExpression["properties"]): JsonValue | undefined {
  const entries: [string, JsonValue][] = []
  for (const property of properties) {
    if (property.type !== "Property" || property.computed || property.kind !== "init")
      return undefined
    const name = property.key.type === "Identifier" ? property.key.name : literalValue(property.key)
    const value = literalValue(property.value)
    if (name === undefined || value === undefined) return undefined
    entries.push([String(name), value])
  }
  return Object.fromEntries(entries)
}

function isPlain(value: unknown): value is string | number | boolean | null {
  return value === null || ["string", "number", "boolean"].includes(typeof value)
}
