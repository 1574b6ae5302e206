import type { Element, Nodes, Parents, Root } from "hast"
import type { Writer } from "./draft"
import { element, isBlankText, isBlock, isElement, part, textOf } from "./nodes"
import { SKIP, visit } from "./visit"

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
function withoutIds(children: Element["children"]): Element["children"] {
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

/** Elements that scroll or fold would cut off a note that leaves them; a heading is read by itself. */
const KEEPS_NOTES = ["table", "details", "figcaption", "dl", "h2", "h3", "h4", "h5", "h6"] as const

/**
 * Writes footnotes beside their lines too, for screens with a margin: the style sheet shows them there or at the end.
 * All of an article's notes or none: each has to be one paragraph that is called once, from a place where a sidenote
 * may be. Call after `setMarkdownExtras`.
 */
export function setNotesAside(tree: Root): void {
  const section = tree.children.find(isNotes)
  if (!section) return
  const notes = notesIn(section)
  const marks = marksIn(tree)
  if (!notes || marks.length !== notes.size || marksIn(tree, KEEPS_NOTES).length !== notes.size)
    return
  section.properties.dataAside = ""
  // A search leads to the line that the note is beside.
  section.properties.dataPagefindIgnore = "all"
  for (const { mark, parent } of marks) {
    const [link] = mark.children
    const children = notes.get(link && isElement(link) ? String(link.properties.href) : "") ?? []
    mark.properties.dataAside = ""
    const note = part(
      "Sidenote",
      { repeated: true, number: textOf(mark) },
      { children: withoutIds(children) },
    )
    parent.children.splice(parent.children.indexOf(mark) + 1, 0, note)
  }
}

const isNotes = (node: Nodes): node is Element =>
  isElement(node, "section") && node.properties.dataFootnotes !== undefined

/** The words of each note by its address, unless one of them is more than a paragraph, or called again. */
function notesIn({ children }: Element): Map<string, Element["children"]> | undefined {
  const list = children.find(child => isElement(child, "ol"))
  const items = list && isElement(list) ? list.children.filter(child => isElement(child, "li")) : []
  const notes = new Map<string, Element["children"]>()
  for (const { properties, children: blocks } of items) {
    const [only, ...others] = blocks.filter(block => !isBlankText(block))
    if (!only || others.length > 0 || !isElement(only, "p")) return undefined
    const words = only.children.filter(child => !isBackLink(child))
    if (only.children.length - words.length !== 1) return undefined
    notes.set(`#${properties.id}`, words)
  }
  return notes
}

const isBackLink = (node: Nodes): boolean =>
  isElement(node, "a") && node.properties.dataFootnoteBackref !== undefined

/** The marks of notes in the text, but not those in elements that are left out. */
function marksIn(tree: Root, leftOut: readonly string[] = []) {
  const marks: { mark: Element; parent: Parents }[] = []
  visit(tree, (node, _index, parent) => {
    if (isElement(node, ...leftOut) && leftOut.length > 0) return SKIP
    if (!isElement(node, "sup") || !parent) return undefined
    const [link] = node.children
    if (link && isElement(link, "a") && link.properties.dataFootnoteRef !== undefined)
      marks.push({ mark: node, parent })
    return undefined
  })
  return marks
}
