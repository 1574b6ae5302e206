import GithubSlugger from "github-slugger"
import type { Nodes } from "mdast"
import { visit } from "unist-util-visit"
import { slugOf } from "../shared/slug-of"
import { spanOf, wordsOf } from "./markdown-nodes"
import type { Edit } from "./rewrite-article"

/** An id that Hugo and kramdown write behind a heading: `{#plus-bas}`. */
const WRITTEN_ID = /\s*\{#([\w-]+)[^}]*\}\s*$/

/**
 * The title of the page is its only heading of the first level: the one that says it again goes, and when others are
 * left, all go down by one. Returns the ids of headings too, by those that links may use for them.
 */
export function rewriteHeadings(tree: Nodes, text: string, title: string | undefined) {
  const edits: Edit[] = []
  const ids = new Map<string, string>()
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
    if (isRepeated && node === first) return void edits.push({ start, end, text: "" })
    const words = wordsOf(node)
    const [, written] = WRITTEN_ID.exec(words) ?? []
    const slug = slugger.slug(words.replace(WRITTEN_ID, "").trim())
    for (const id of [slug, slugOf(slug), written]) if (id) ids.set(id, slug)
    if (!down && !written) return
    const marks = "#".repeat(Math.min(6, node.depth + down))
    const bare = text.slice(start, end).replace(/^#+\s*|\s+#+\s*$|\n[=-]+\s*$/g, "")
    const line = bare.replace(WRITTEN_ID, "").replaceAll("\n", " ")
    edits.push({ start, end, text: `${marks} ${line}` })
  })
  return { edits, ids, title: isRepeated ? wordsOf(first).trim() : undefined }
}
