import { articleReader, visit } from "@site/articles"
import type { Heading, Root } from "mdast"
import type { Site } from "./site"

/** An id that Hugo and kramdown write behind a heading: `{#plus-bas}`. */
export const WRITTEN_ID = /\{\s*#([\w-]+)[^{}]*\}\s*$/

/** Reads the heading that goes, how far the others go down, and their ids by what links may call them. */
export function readHeadings(site: Site, tree: Root, text: string, title: string | undefined) {
  const tagged = text.matchAll(/<\w[^<>]*\s(?:id|name)=["']?([^"'\s>]+)/g)
  const ids = new Map([...tagged].map(([, id = ""]) => [id, id]))
  const first = tree.children.find(({ type }) => type !== "mdxjsEsm" && type !== "html")
  const isTitle = first?.type === "heading" && first.depth === 1
  const isSaid =
    isTitle && (!title || site.slugOf(articleReader.wordsOf(first)) === site.slugOf(title))
  const removed = isSaid ? first : undefined
  const headings: Heading[] = []
  visit(tree, node => {
    if (node.type === "heading" && node !== removed) headings.push(node)
    return undefined
  })
  const down = headings.some(({ depth }) => depth === 1) ? 1 : 0
  const texts = headings.map(articleReader.wordsOf)
  const slugs = articleReader.headingIds(texts.map(words => words.replace(WRITTEN_ID, "").trim()))
  for (const [index, slug] of slugs.entries()) {
    const written = WRITTEN_ID.exec(texts[index] ?? "")?.[1] ?? slug
    for (const name of [slug, site.slugOf(slug), written]) ids.set(name, slug)
  }
  return { ids, removed, down }
}
