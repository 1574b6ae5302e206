import type { ArticleReference } from "../content-types"
import { decodedAddress } from "./decoded-address"
import { visiting } from "./es-modules"
import { attributeValue, isElement, isJsx, type Nodes, type Root, textOf } from "./nodes"

/** Links as the author wrote them; those between a note and its mark are left out. */
export async function collectLinks(tree: Root): Promise<ArticleReference[]> {
  const { visit } = await visiting()
  const links: ArticleReference[] = []
  visit(tree, node => {
    const target = hrefOf(node)
    if (typeof target !== "string" || isNoteLink(node)) return
    const { line = 1, column } = node.position?.start ?? {}
    links.push({ target: decodedAddress(target), line, column })
  })
  return links
}

/** Every id in the article: where a link's `#…` may lead. */
export async function collectAnchors(tree: Root): Promise<string[]> {
  const { visit } = await visiting()
  const anchors: string[] = []
  visit(tree, node => {
    const id = isElement(node) ? node.properties.id : isJsx(node) && attributeValue(node, "id")
    if (typeof id === "string" && id) anchors.push(id)
  })
  return anchors
}

/** Words that a reader reads: code blocks are skimmed and do not count. */
export function countWords(tree: Root): number {
  const text = textOf(tree, node => isJsx(node) && node.name === "CodeBlock")
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0
}

function hrefOf(node: Nodes): unknown {
  if (isElement(node, "a")) return node.properties.href
  return isJsx(node) && node.name === "a" ? attributeValue(node, "href") : undefined
}

function isNoteLink(node: Nodes): boolean {
  return (
    isElement(node) &&
    (node.properties.dataFootnoteRef !== undefined ||
      node.properties.dataFootnoteBackref !== undefined)
  )
}
