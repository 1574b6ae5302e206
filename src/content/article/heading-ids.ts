import type { ArticleHeading } from "../../content-model/article-tree"
import { slugging, visiting } from "./es-modules"
import { isElement, type Nodes, type Root, textOf } from "./nodes"

export interface FoundHeading extends ArticleHeading {
  line: number
}

/** Id that Markdown gives to the heading above the notes. */
const NOTES_ID = "footnote-label"

/**
 * Gives every heading an id and returns the headings in order. One slugger per article, so that the ids
 * in the text and in the table of contents agree, accents and duplicates included.
 * An id that the author wrote (`<h2 id="x">`) is kept.
 */
export async function setHeadingIds(tree: Root): Promise<FoundHeading[]> {
  const [{ visit }, { default: GithubSlugger }] = await Promise.all([visiting(), slugging()])
  const slugger = new GithubSlugger()
  const headings: FoundHeading[] = []
  visit(tree, "element", node => {
    const depth = depthOf(node.tagName)
    if (depth === undefined || node.properties.id === NOTES_ID) return
    const text = textOf(node, isNoteReference).trim()
    const written = node.properties.id
    const id = typeof written === "string" && written ? written : slugger.slug(text)
    node.properties.id = id
    headings.push({ depth, id, text, line: node.position?.start.line ?? 1 })
  })
  return headings
}

function depthOf(tagName: string): number | undefined {
  const digit = /^h([1-6])$/.exec(tagName)?.[1]
  return digit ? Number(digit) : undefined
}

function isNoteReference(node: Nodes): boolean {
  return isElement(node, "a") && node.properties.dataFootnoteRef !== undefined
}
