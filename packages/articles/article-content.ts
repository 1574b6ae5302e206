import type { Element, Root } from "hast"
import { toHtml } from "hast-util-to-html"
import { element, isElement } from "./nodes"
import { visit } from "./visit"

/** A picture of an article: its address and its size are known only to the page's query. */
interface ArticlePicture {
  /** As the author wrote it, decoded: `./plan.png`. */
  picture: string
  alt: string
  /** In pixels, when the author sets one of them. */
  width?: number | undefined
  height?: number | undefined
  /** As tall as the line that it stands in. */
  inline?: true | undefined
}

/** One fact of a file beside an article, inside of an attribute: of a film, a sound, captions. */
export interface ArticleFileFact {
  file: string
  fact: "address" | "poster" | "width" | "height"
  width?: number | undefined
  height?: number | undefined
}

/** The address of a page of the site, below the path that the site may have. */
interface SiteLink {
  link: string
}

type ArticlePiece = string | ArticlePicture | ArticleFileFact | SiteLink

/** A compiled article: HTML, in pieces between what only its page knows (D1). */
export type ArticleContent = ArticlePiece[]

/** Holds pieces until the article is written; MDX's own route renders it as a component (`components/pieces`). */
const SEALED = "Pieces"

/** An element for what only the page's query completes. */
export const sealed = (pieces: ArticleContent): Element =>
  element(SEALED, { of: JSON.stringify(pieces) })

/** The same of a whole element, some attributes of which are facts of files. */
export const sealedWhole = (node: Element): Element =>
  sealed(contentOf({ type: "root", children: [node] }))

/** A fact of a file, as the value of an attribute of what is sealed. */
export const factOf = (fact: ArticleFileFact): string => signOf(fact)

/** Stands at both ends of a piece: a noncharacter, which no text has (`HIDDEN_SIGN`). */
const END = "\uFDD2"

const signOf = (piece: ArticlePiece): string =>
  END + encodeURIComponent(JSON.stringify(piece)) + END

/** Writes HTML's tree, in pieces between what the page completes. Changes the tree. */
export function contentOf(tree: Root): ArticleContent {
  visit(tree, (node, index, parent) => {
    if (!isElement(node)) return
    const { href } = node.properties
    if (isElement(node, "a") && typeof href === "string" && /^\/(?!\/)/.test(href))
      node.properties.href = signOf({ link: href })
    if (!isElement(node, SEALED) || !parent) return
    const pieces: ArticleContent = JSON.parse(String(node.properties.of))
    const value = pieces.map(piece => (typeof piece === "string" ? piece : signOf(piece))).join("")
    parent.children[index] = { type: "raw", value }
  })
  const written = toHtml(tree, { allowDangerousHtml: true }).split(END)
  return written.flatMap((piece, index): ArticlePiece[] => {
    if (index % 2 === 0) return piece ? [piece] : []
    return [JSON.parse(decodeURIComponent(piece))]
  })
}
