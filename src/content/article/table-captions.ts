import { visiting } from "./es-modules"
import { type Element, isBlankText, isElement, type Root } from "./nodes"

/** A paragraph right after a table that begins with a colon (“: What it compares”) is its caption, as in Pandoc. */
export async function setTableCaptions(tree: Root): Promise<void> {
  const { visit } = await visiting()
  visit(tree, "element", (table, index, parent) => {
    if (!parent || index === undefined || table.tagName !== "table") return
    const after = parent.children.findIndex((node, at) => at > index && !isBlankText(node))
    const paragraph = parent.children[after]
    const text = paragraph && captionOf(paragraph)
    if (!text) return
    parent.children.splice(after, 1)
    table.children.unshift({ type: "element", tagName: "caption", properties: {}, children: text })
  })
}

/** The caption without its colon; `undefined` for any other paragraph. */
function captionOf(node: { type: string }): Element["children"] | undefined {
  if (!isElement(node, "p")) return undefined
  const [first, ...rest] = node.children
  if (first?.type !== "text" || !/^:\s/.test(first.value)) return undefined
  return [{ ...first, value: first.value.replace(/^:\s+/, "") }, ...rest]
}
