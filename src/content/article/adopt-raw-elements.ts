import { htmlNames, visiting } from "./es-modules"
import { type Element, isJsx, type JsxElement, literalOf, type Root } from "./nodes"

/**
 * Turns raw HTML tags of the article (`<kbd class="x">`) into ordinary elements, so that attribute names
 * become React's and the component map treats them like Markdown's own elements on both routes.
 * Tags with an attribute that must be computed, or that is a group (`style={{…}}`), stay JSX.
 */
export async function adoptRawElements(tree: Root): Promise<void> {
  const [{ visit }, { find, html }] = await Promise.all([visiting(), htmlNames()])
  const propertiesOf = (node: JsxElement): Element["properties"] | undefined => {
    const properties: Element["properties"] = {}
    for (const attribute of node.attributes) {
      const value = literalOf(attribute)
      if (attribute.type !== "mdxJsxAttribute" || value === undefined) return undefined
      if (typeof value === "object") return undefined
      properties[find(html, attribute.name).property] = value
    }
    return properties
  }
  visit(tree, (node, index, parent) => {
    // MDX 2's bridge leaves out empty properties, against today's types: the transforms after this one rely on them.
    if (node.type === "element") node.properties ??= {}
    if (!parent || index === undefined || !isJsx(node) || !isRawTag(node.name)) return
    const properties = propertiesOf(node)
    if (!properties) return
    const { name: tagName, children, position } = node
    parent.children[index] = { type: "element", tagName, properties, children, position }
    return index
  })
}

/** Says whether a JSX name is an HTML or SVG tag and not a component. */
export function isRawTag(name: string | null | undefined): name is string {
  return typeof name === "string" && /^[a-z][\w-]*$/.test(name)
}
