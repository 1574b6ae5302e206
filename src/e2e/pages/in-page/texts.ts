import { isVisible } from "./elements"

interface Text {
  text: string
  /** The element that styles the text. */
  element: Element
  node: globalThis.Text
  /** One per line. */
  rects: DOMRect[]
}

const NOT_TEXT = "script, style, template, noscript, title, svg"

/** Every text that a reader sees, with the boxes of its lines. */
export function visibleTexts(root: Node = document.body): Text[] {
  return textNodes(root).flatMap(({ node, element }) => {
    if (!isVisible(element)) return []
    const rects = rectsOf(node).filter(({ width, height }) => width > 0 && height > 0)
    return rects.length > 0 ? [{ text: textOf(node), element, node, rects }] : []
  })
}

/** Text nodes with words in them, whether they are seen or not. */
export function textNodes(root: Node): { node: globalThis.Text; element: Element }[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: { node: globalThis.Text; element: Element }[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!(node instanceof globalThis.Text) || !element || textOf(node) === "") continue
    if (!element.closest(NOT_TEXT)) found.push({ node, element })
  }
  return found
}

export const textOf = (node: Node) => (node.textContent ?? "").replace(/\s+/g, " ").trim()

function rectsOf(node: Node): DOMRect[] {
  const range = document.createRange()
  range.selectNodeContents(node)
  return [...range.getClientRects()]
}

/** The nearest element around it that is laid out as a block. */
export function blockOf(element: Element): Element {
  let block = element
  while (getComputedStyle(block).display.startsWith("inline") && block.parentElement)
    block = block.parentElement
  return block
}
