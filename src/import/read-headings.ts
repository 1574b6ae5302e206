import GithubSlugger from "github-slugger"
import type { Nodes } from "mdast"
import { visit } from "unist-util-visit"
import { slugOf } from "../shared/slug-of"

/** An id that Hugo and kramdown write behind a heading: `{#plus-bas}`. */
export const WRITTEN_ID = /\s*\{#([\w-]+)[^}]*\}\s*$/

/**
 * Says what becomes of headings. The title of the page is its only one of the first level: the one that says it again
 * is `removed`, and when others are left, all go `down` by one. `ids` are those of headings by what links may call them.
 */
export function readHeadings(tree: Nodes, text: string, title: string | undefined) {
  const tagged = text.matchAll(/<\w[^>]*\s(?:id|name)=["']?([^"'\s>]+)/g)
  const ids = new Map([...tagged].map(([, id = ""]) => [id, id]))
  const slugger = new GithubSlugger()
  const blocks = "children" in tree ? tree.children : []
  const first = blocks.find(({ type }) => type !== "mdxjsEsm" && type !== "html")
  const isTitle = first?.type === "heading" && first.depth === 1
  const isRepeated = isTitle && (!title || slugOf(wordsOf(first)) === slugOf(title))
  const removed = isRepeated ? first : undefined
  let down = 0
  visit(tree, "heading", node => {
    if (node === removed) return
    if (node.depth === 1) down = 1
    const words = wordsOf(node)
    const slug = slugger.slug(words.replace(WRITTEN_ID, "").trim())
    const written = WRITTEN_ID.exec(words)?.[1] ?? slug
    for (const name of [slug, slugOf(slug), written]) ids.set(name, slug)
  })
  return { ids, removed, down, title: removed && wordsOf(removed).trim() }
}

/** The words that a reader reads of a node of Markdown. */
export function wordsOf(node: Nodes): string {
  if (node.type === "break") return " "
  if (node.type === "html") return ""
  if ("value" in node) return node.value
  return "children" in node ? node.children.map(wordsOf).join("") : ""
}
