import type { Element, Nodes, Root } from "hast"
import { visit } from "unist-util-visit"
import { attributeValue, component, isBlock, isElement, isJsx, type JsxElement } from "./nodes"

/**
 * A screen without a margin has each sidenote below its paragraph and not amid the sentence: it is written there a
 * second time, and the style sheet shows one of the two. A note that is in no paragraph and no item stays where it is.
 */
export function repeatSidenotes(tree: Root): void {
  visit(tree, "element", (paragraph, index, parent) => {
    if (!isElement(paragraph, "p") || !parent || index === undefined) return
    parent.children.splice(index + 1, 0, ...repeated(paragraph))
  })
  const items: Element[] = []
  visit(tree, "element", item => void (isElement(item, "li") && items.push(item)))
  // An inner item comes after the one that holds it.
  for (const { children } of items.toReversed()) {
    const list = children.findIndex(isBlock)
    const own = { type: "root" as const, children: list < 0 ? children : children.slice(0, list) }
    children.splice(list < 0 ? children.length : list, 0, ...repeated(own))
  }
}

/** Says whether a node is a note that was written a second time, a footnote's number included (`notes-aside`). */
export const isRepeated = (node: Nodes): boolean =>
  isSidenote(node) && (node.name === BELOW || attributeValue(node, "number") !== undefined)

const BELOW = "SidenoteBelow"

const isSidenote = (node: Nodes): node is JsxElement =>
  isJsx(node) && (node.name === "Sidenote" || node.name === BELOW)

/** The notes in a block that have no copy yet. */
function repeated(block: Nodes): JsxElement[] {
  const copies: JsxElement[] = []
  visit(block, note => {
    if (!isSidenote(note) || note.name === BELOW || note.attributes.length > 0) return
    const { attributes } = component("Sidenote", "inline", { repeated: true })
    note.attributes = attributes
    const { children } = structuredClone(note)
    copies.push(component(BELOW, "block", {}, { children, position: note.position }))
  })
  for (const copy of copies) visit(copy, "element", ({ properties }) => void delete properties.id)
  return copies
}
