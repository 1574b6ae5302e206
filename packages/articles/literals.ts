import type { Element, Root } from "hast"
import { find, html } from "property-information"
import { MDX_COMPONENTS } from "./mdx-components"
import {
  element,
  isExpression,
  isJsx,
  isRawTag,
  type JsonValue,
  type JsxElement,
  literalOf,
  shownValue,
} from "./nodes"
import { visit } from "./visit"

/**
 * Turns tags of HTML and the site's own parts, which an author of MDX writes as JSX, into elements; literal expressions
 * (`{" "}`, `{3}`) into text; removes comments (`{/* … *\/}`) and what only groups (`<>…</>`). What remains JSX has an
 * attribute that must be computed, or is a component that the article imports.
 */
export function adoptLiterals(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (!parent) return
    if (isExpression(node)) {
      const value = shownValue(node)
      if (value === undefined) return
      const shown = typeof value === "string" || typeof value === "number" ? String(value) : ""
      parent.children.splice(index, 1, ...(shown ? [{ type: "text" as const, value: shown }] : []))
      return index
    }
    if (!isJsx(node)) return
    if (node.name === null) {
      parent.children.splice(index, 1, ...node.children)
      return index
    }
    const isOwn = Object.hasOwn(MDX_COMPONENTS, node.name)
    if (!isOwn && !isRawTag(node.name)) return
    if (node.attributes.some(attribute => literalOf(attribute) === undefined)) return
    const tagName = node.name === "Kbd" ? "kbd" : node.name
    parent.children[index] = elementOf(node, tagName, isOwn)
    return index
  })
}

/** The element that a JSX element is, all of whose attributes are literal. A part keeps its names. */
function elementOf(
  { attributes, children, position }: JsxElement,
  tagName: string,
  isPart: boolean,
): Element {
  const properties = {}
  for (const attribute of attributes) {
    if (attribute.type !== "mdxJsxAttribute") continue
    const property = isPart ? attribute.name : find(html, attribute.name).property
    const value = literalOf(attribute)
    Object.assign(properties, {
      [property]: Array.isArray(value) ? value.join(" ") : plainValue(value),
    })
  }
  return { ...element(tagName, properties, children), position }
}

/** A group, which is React's way to write a style, is no value of HTML. */
const plainValue = (value: JsonValue | undefined): string | number | boolean | null | undefined =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : value
