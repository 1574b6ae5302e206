import { visiting } from "./es-modules"
import { type Element, isBlankText, isElement, type Root } from "./nodes"

/**
 * A quotation whose last paragraph begins with a dash (“— Who, where”) has a source: HTML wants it outside
 * the quotation, so both go into a figure, the source as its caption.
 */
export async function setQuoteSources(tree: Root): Promise<void> {
  const { visit } = await visiting()
  visit(tree, "element", (quote, index, parent) => {
    if (!parent || index === undefined || quote.tagName !== "blockquote") return
    const [source, ...others] = quote.children.filter(child => !isBlankText(child)).toReversed()
    if (!source || others.length === 0 || !isSource(source)) return
    parent.children[index] = {
      type: "element",
      tagName: "figure",
      properties: { className: ["quote"] },
      children: [
        { ...quote, children: quote.children.filter(child => child !== source) },
        { ...source, tagName: "figcaption" },
      ],
    }
  })
}

function isSource(node: Element["children"][number]): node is Element {
  if (!isElement(node, "p")) return false
  const [first] = node.children
  return first?.type === "text" && /^—\s/.test(first.value)
}
