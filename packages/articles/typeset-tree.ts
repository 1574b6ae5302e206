import type { Nodes, Properties } from "hast"
import { OPAQUE, typeset, typesetPieces } from "./french-typography"
import { attributeValue, isBlock, isElement, isJsx } from "./nodes"
import { isNoteReference } from "./references"

/** Sign in a sentence for a line that the author breaks. */
const BREAK = "\u2028"

/** A piece of a sentence: text of the tree, or a sign for what is none. */
interface Piece {
  value: string
}

/** Text that is not language, or that is to be copied as it is. */
const VERBATIM = new Set("code pre kbd samp var textarea script style math svg".split(" "))

/** Properties that a reader reads, of tags and of the site's own parts. */
const READ = ["title", "alt", "caption", "was", "why", "ariaLabel"]

/**
 * Sets an article's texts as the French do (`french-typography`), whole sentences at once: « *mot* ! » is one,
 * whatever elements it goes through. Leaves code, addresses, and what is marked as another language.
 */
export function typesetTree(tree: Nodes): void {
  visitBlock(tree, true)

  /** Each block begins and ends sentences. */
  function visitBlock(block: Nodes, french: boolean): void {
    const sentence: Piece[] = []
    visit(block, french, sentence)
    end(sentence)
  }

  function visit(node: Nodes, outer: boolean, sentence: Piece[]): void {
    const french = isFrenchIn(node, outer)
    if (french && isElement(node)) setProperties(node.properties)
    if (node.type === "text" && french) return void sentence.push(node)
    if (isNoteReference(node)) return
    if (isElement(node, "br")) return void sentence.push({ value: BREAK })
    const own = french === outer ? sentence : []
    const children = childrenOf(node)
    if (own !== sentence || children.length === 0) sentence.push({ value: OPAQUE })
    for (const child of children) {
      if (!isApart(child)) visit(child, french, own)
      else {
        // The sentence goes on after a remark.
        if (!isElement(child, "Sidenote")) end(own)
        visitBlock(child, french)
      }
    }
    if (own !== sentence) end(own)
  }

  function end(sentence: Piece[]): void {
    const pieces = sentence.splice(0)
    const set = typesetPieces(pieces.map(({ value }) => value))
    for (const [index, piece] of pieces.entries()) piece.value = set[index] ?? piece.value
  }
}

function setProperties(properties: Properties): void {
  for (const name of READ) {
    const value = properties[name]
    if (typeof value === "string") properties[name] = typeset(value)
  }
}

const isVerbatim = (node: Nodes): boolean =>
  isElement(node) ? VERBATIM.has(node.tagName) : isJsx(node) && VERBATIM.has(node.name ?? "")

/** The children that are language. */
const childrenOf = (node: Nodes): readonly Nodes[] =>
  "children" in node && !isVerbatim(node) ? node.children : []

/** Returns true for a node that is no part of the sentence around it. */
const isApart = (node: Nodes): boolean => isElement(node, "Sidenote") || isBlock(node)

function isFrenchIn(node: Nodes, outer: boolean): boolean {
  const lang = isElement(node) ? node.properties.lang : isJsx(node) && attributeValue(node, "lang")
  return typeof lang === "string" ? /^fr\b/i.test(lang) : outer
}
