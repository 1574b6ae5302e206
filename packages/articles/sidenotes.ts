import type { Element, Nodes, Root } from "hast"
import type { Writer } from "./draft"
import { element, isBlock, isElement } from "./nodes"
import { visit } from "./visit"

/** Name of a note that is repeated below its paragraph. */
export const BELOW = "SidenoteBelow"

/**
 * A screen without a margin has each sidenote below its paragraph and not amid the sentence: it is written there a
 * second time, and the style sheet shows one of the two. A note that is in no paragraph and no item stays where it is.
 */
export function repeatSidenotes(tree: Root): void {
  visit(tree, (paragraph, index, parent) => {
    if (isElement(paragraph, "p") && parent)
      parent.children.splice(index + 1, 0, ...repeated(paragraph))
  })
  const items: Element[] = []
  visit(tree, item => void (isElement(item, "li") && items.push(item)))
  // An inner item comes after the one that holds it.
  for (const { children } of items.toReversed()) {
    const list = children.findIndex(isBlock)
    const own = { type: "root" as const, children: list < 0 ? children : children.slice(0, list) }
    children.splice(list < 0 ? children.length : list, 0, ...repeated(own))
  }
}

/** The notes in a block that have no copy yet. */
function repeated(block: Nodes): Element[] {
  const copies: Element[] = []
  visit(block, note => {
    if (!isElement(note, "Sidenote") || note.properties.repeated) return
    note.properties.repeated = true
    copies.push(element(BELOW, {}, withoutIds(note.children)))
  })
  return copies
}

/** A copy of nodes that may be in the page a second time. */
export function withoutIds(children: Element["children"]): Element["children"] {
  const copy = structuredClone(children)
  visit({ type: "root", children: copy }, node => {
    if (isElement(node)) delete node.properties.id
  })
  return copy
}

/**
 * Writes a note as HTML. The letter that joins text and note is for the eye: in reading order the note is already in
 * its place.
 */
export const sidenote: Writer = ({ children, properties, tagName }) => {
  if (tagName === BELOW) {
    const below = { className: ["sidenote", "sidenote-below"], role: "note" }
    return element("small", { ...below, dataPagefindIgnore: "all" }, children)
  }
  const dataNumber = typeof properties.number === "string" ? properties.number : undefined
  const mark = { className: ["sidenote-mark"], dataNumber, ariaHidden: "true" }
  const note = { className: ["sidenote"], role: "note", dataSidenote: "", dataNumber }
  const dataRepeated = properties.repeated ? "" : undefined
  return [element("span", mark), element("small", { ...note, dataRepeated }, children)]
}
