import type { Root } from "hast"
import { visit } from "unist-util-visit"

/** A frame, two formats, and the picture. */
const PICTURE = 4

/** Number of elements of a compiled article as its page has them; of a picture, those of its formats too. */
export function elementsOf(article: Root): number {
  let count = 1
  visit(article, "element", ({ tagName }) => {
    count += tagName === "Pieces" ? PICTURE : 1
  })
  return count
}

/** The different style attributes of a compiled article. */
export function stylesOf(article: Root): string[] {
  const styles = new Set<string>()
  visit(article, "element", ({ properties: { style } }) => {
    if (typeof style === "string") styles.add(style)
  })
  return [...styles]
}
