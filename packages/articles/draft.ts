import type { ArticleProblem } from "@site/problems"
import type { Element, ElementContent, Parents, Root } from "hast"
import { isElement } from "./nodes"
import type { ArticleReference, FoundHeading } from "./references"
import type { Texts, Translate } from "./words"

/** Settings of a text, by its language and by the site. */
export interface Manner {
  /** French typography: true to apply it. */
  typography: boolean
  /** Texts written into it, where not the site's own French. */
  texts: Texts
  /** Language of those texts, where the article has another one. */
  lang?: string | undefined
}

/** An article on its way from Markdown's tree to the site's HTML, and what was found on it. */
export interface Draft {
  tree: Root
  manner: Manner
  t: Translate
  problems: ArticleProblem[]
  headings: FoundHeading[]
  anchors: string[]
  links: ArticleReference[]
  images: ArticleReference[]
  uncaptioned: ArticleReference[]
  embeds: ArticleReference[]
  words: readonly string[]
  plain: Root
  /** Number of diagrams drawn so far. */
  diagrams: number
  /** Number of blocks of code so far, by their names. */
  codeNames: Map<string, number>
}

/** Place of an element among its siblings. */
export interface Spot {
  parent: Parents
  index: number
}

/** Nodes that replace an element; undefined keeps it. */
type Replacement = ElementContent | ElementContent[] | undefined

/** Writes an element of one name as the site shows it. Its children are written by then. */
export type Writer = (node: Element, draft: Draft, spot: Spot) => Replacement | Promise<Replacement>

/** Replaces elements by their names in one walk, inner ones first. Results are not walked again. */
export async function replaceElements(
  draft: Draft,
  writers: ReadonlyMap<string, Writer>,
  parent: Parents = draft.tree,
): Promise<void> {
  for (let index = 0; index < parent.children.length; index++) {
    const node = parent.children[index]
    if (!node || !("children" in node)) continue
    await replaceElements(draft, writers, node)
    const write = isElement(node) && writers.get(node.tagName)
    const written = write && (await write(node, draft, { parent, index }))
    if (!written) continue
    const nodes = [written].flat()
    parent.children.splice(index, 1, ...nodes)
    index += nodes.length - 1
  }
}
