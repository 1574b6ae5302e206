import type { Nodes as Html } from "hast"
import type { Nodes as Markdown } from "mdast"
import { MDX_COMPONENTS } from "../../content-model/mdx-components"
import { OPAQUE, typeset, typesetPieces } from "../../shared/french-typography"
import {
  attributeValue,
  isBlock,
  isElement,
  isJsx,
  isRawTag,
  type JsxElement,
  literalOf,
} from "./nodes"

export type Node = Html | Markdown

/** What stands in a sentence for a line that the author breaks. */
const BREAK = "\u2028"

/** A piece of a sentence: text of the tree, or a sign for what is none. */
interface Piece {
  value: string
}

/** Text that is not language, or that is to be copied as it is. */
const VERBATIM = new Set("code pre kbd samp var textarea script style math svg Kbd".split(" "))

/** Properties that a reader reads, of tags and of the site's own parts. */
const READ = ["title", "alt", "caption", "was", "why", "ariaLabel", "aria-label"]

const OWN_PARTS = new Set<unknown>([...Object.keys(MDX_COMPONENTS), "InlineImage", "Media"])

/** Markdown's parents that are in a sentence; its other parents hold sentences. */
const INLINE = new Set("emphasis strong delete link linkReference".split(" "))

/**
 * Sets an article's texts as the French do (`shared/french-typography`), of HTML's tree or of Markdown's, whole
 * sentences at once: « *mot* ! » is one, whatever elements it goes through. Leaves code, addresses, and what is marked
 * as another language. Says whether anything changed.
 */
export function typesetTree(tree: Node): boolean {
  let isChanged = false
  visitBlock(tree, true)
  return isChanged

  /** Each block begins and ends sentences. */
  function visitBlock(block: Node, french: boolean): void {
    const sentence: Piece[] = []
    visit(block, french, sentence)
    end(sentence)
  }

  function visit(node: Node, outer: boolean, sentence: Piece[]): void {
    const french = isFrenchIn(node, outer)
    if (french) setProperties(node)
    if (node.type === "text" && french) return void sentence.push(node)
    if (isNoteReference(node)) return
    if (nameOf(node) === "br" || node.type === "break") return void sentence.push({ value: BREAK })
    const own = french === outer ? sentence : []
    const isEmpty = childrenOf(node).next().done
    if (own !== sentence || isEmpty) sentence.push({ value: OPAQUE })
    for (const { child, isForeign } of childrenOf(node)) {
      if (isForeign) own.push({ value: OPAQUE })
      else if (!isApart(child)) visit(child, french, own)
      else {
        // The sentence goes on after a remark.
        if (nameOf(child) !== "Sidenote") end(own)
        visitBlock(child, french)
      }
    }
    if (own !== sentence) end(own)
  }

  function end(sentence: Piece[]): void {
    const pieces = sentence.splice(0)
    const set = typesetPieces(pieces.map(({ value }) => value))
    for (const [index, piece] of pieces.entries()) {
      const value = set[index] ?? piece.value
      isChanged ||= value !== piece.value
      piece.value = value
    }
  }

  function setProperties(node: Node): void {
    if (isElement(node)) setIn(node.properties)
    else if (node.type === "image" || node.type === "link" || node.type === "definition")
      setIn(node)
    else if (isJsx(node)) setAttributes(node)
  }

  function setIn(properties: object): void {
    for (const name of READ) {
      const value: unknown = Reflect.get(properties, name)
      if (typeof value === "string") Reflect.set(properties, name, changed(value))
    }
  }

  function setAttributes(element: JsxElement): void {
    for (const attribute of readAttributes(element)) {
      const value = literalOf(attribute)
      if (typeof value === "string" && changed(value) !== value) attribute.value = changed(value)
    }
  }

  function changed(value: string): string {
    const set = typeset(value)
    isChanged ||= set !== value
    return set
  }
}

/** Attributes that a reader reads. Of a part that the article brings itself, nobody knows what a title is. */
const readAttributes = ({ name, attributes }: JsxElement) =>
  isRawTag(name) || OWN_PARTS.has(name)
    ? attributes.flatMap(attribute =>
        attribute.type === "mdxJsxAttribute" && READ.includes(attribute.name) ? attribute : [],
      )
    : []

const nameOf = (node: Node): string => {
  if (isElement(node)) return node.tagName
  return isJsx(node) ? (node.name ?? "") : ""
}

/** The children that are language, and whether tags beside them make code or another language of them. */
function* childrenOf(node: Node): Generator<{ child: Node; isForeign: boolean }> {
  if (!("children" in node) || VERBATIM.has(nameOf(node))) return
  let foreign: string | undefined
  for (const child of node.children) {
    // Plain Markdown has its tags beside the text that they enclose.
    foreign ??= foreignTag(child)
    yield { child, isForeign: foreign !== undefined }
    if (child.type === "html" && child.value === `</${foreign}>`) foreign = undefined
  }
}

const isNoteReference = (node: Node): boolean =>
  node.type === "footnoteReference" ||
  (isElement(node) && node.properties.dataFootnoteRef !== undefined)

/** Says whether a node is no part of the sentence around it. */
function isApart(node: Node): boolean {
  if (nameOf(node) === "Sidenote") return true
  if (isElement(node)) return isBlock(node)
  if (isJsx(node)) return node.type === "mdxJsxFlowElement"
  return "children" in node && !INLINE.has(node.type)
}

function isFrenchIn(node: Node, outer: boolean): boolean {
  const lang = isElement(node) ? node.properties.lang : isJsx(node) && attributeValue(node, "lang")
  return typeof lang === "string" ? /^fr\b/i.test(lang) : outer
}

/** The name of the tag that opens code or another language. */
function foreignTag(node: Node): string | undefined {
  const [, name = "", attributes = ""] =
    (node.type === "html" && /^<([a-z]+)([^>]*)>$/.exec(node.value)) || []
  const isForeign = VERBATIM.has(name) || /\slang=["']?(?!fr\b)[a-z]/i.test(attributes)
  return isForeign ? name : undefined
}
