import GithubSlugger from "github-slugger"
import type { Nodes } from "mdast"
import { visit } from "unist-util-visit"
import { slugOf } from "../shared/slug-of"
import { spanOf, wordsOf } from "./markdown-nodes"
import type { Edit } from "./rewrite-article"

/** An id that Hugo and kramdown write behind a heading: `{#plus-bas}`. */
const WRITTEN_ID = /\s*\{#([\w-]+)[^}]*\}\s*$/

/** What a program of the other system replaces by a list: this site has its own. */
const CONTENTS = /^(?:table of contents|contents|toc|table des matières|sommaire)$/i

/**
 * The title of the page is its only heading of the first level: the one that says it again goes, and when others are
 * left, all go down by one. Returns the ids of headings too, by those that links may use for them.
 */
export function rewriteHeadings(tree: Nodes, text: string, title: string | undefined) {
  const edits: Edit[] = []
  const ids = new Map<string, string>()
  for (const [, id = ""] of text.matchAll(/<\w[^>]*\s(?:id|name)=["']?([^"'\s>]+)/g))
    ids.set(id, id)
  const slugger = new GithubSlugger()
  const blocks = "children" in tree ? tree.children : []
  const first = blocks.find(({ type }) => type !== "mdxjsEsm" && type !== "html")
  const isTitle = first?.type === "heading" && first.depth === 1
  const isRepeated = isTitle && (!title || slugOf(wordsOf(first)) === slugOf(title))
  let down = 0
  visit(tree, "heading", node => {
    if (node.depth === 1 && !(isRepeated && node === first)) down = 1
  })
  visit(tree, "heading", node => {
    const { start, end } = spanOf(node)
    const words = wordsOf(node)
    const next = blocks[blocks.indexOf(node) + 1]
    const isEmpty = CONTENTS.test(words.trim()) && next?.type === "heading"
    if (isEmpty || (isRepeated && node === first)) return void edits.push({ start, end, text: "" })
    const [id = "", written] = WRITTEN_ID.exec(words) ?? []
    const slug = slugger.slug(words.replace(WRITTEN_ID, "").trim())
    for (const name of [slug, slugOf(slug), written]) if (name) ids.set(name, slug)
    const last = spanOf(node.children.at(-1) ?? node).end
    const marks = "#".repeat(Math.min(6, node.depth + down))
    const [hashes = ""] = /^#*/.exec(text.slice(start)) ?? []
    if (down) edits.push({ start, end: start + hashes.length, text: hashes ? marks : `${marks} ` })
    // An id, and the line below a heading that has one.
    if (written) edits.push({ start: last - id.length, end, text: "" })
    else if (down && !hashes) edits.push({ start: last, end, text: "" })
  })
  return { edits, ids, title: isRepeated ? wordsOf(first).trim() : undefined }
}
