import type { Element, Nodes, Parents, Root } from "hast"
import { toHtml } from "hast-util-to-html"
import { isOnSite } from "./addresses"
import { element, isElement } from "./nodes"
import { visit } from "./visit"

/** A picture of an article: its address and its size are known only to the build of its page. */
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

/** A compiled article, or a part of one: HTML, in pieces between what only the build of its page knows (D1). */
export type ArticleContent = ArticlePiece[]

declare module "hast" {
  interface Element {
    /** Pieces that stand for the element. */
    pieces?: ArticleContent
    /** Attributes that are facts of files. */
    facts?: Facts
  }
}

type Facts = Readonly<Record<string, ArticleFileFact | SiteLink | undefined>>

/** Holds pieces until the article is written; MDX's own route renders it as a component (`article/article-body`). */
const SEALED = "Pieces"

/** An element for what only the build of the page completes. */
export const sealed = (pieces: ArticleContent): Element => ({
  ...element(SEALED, {}),
  pieces,
})

/** The same of a whole element, some attributes of which are facts of files. */
export const sealedWhole = (node: Element): Element =>
  sealed(contentOf({ type: "root", children: [node] }))

/** Takes out what is sealed, in the order of the text, and leaves its number in its place: for MDX's own route. */
export function takeSealed(tree: Root): ArticleContent[] {
  const taken: ArticleContent[] = []
  visit(tree, node => {
    if (!isElement(node) || !node.pieces) return
    taken.push(node.pieces)
    node.properties.of = String(taken.length - 1)
  })
  return taken
}

/** Writes HTML's tree, in pieces between what the page completes: no sign in a text separates them. */
export function contentOf(tree: Root): ArticleContent {
  const content: ArticleContent = []
  for (const piece of piecesOf(tree)) {
    const last = content.at(-1)
    if (typeof piece === "string" && typeof last === "string")
      content[content.length - 1] = last + piece
    else if (piece !== "") content.push(piece)
  }
  return content
}

function piecesOf(node: Nodes): ArticlePiece[] {
  if (!("children" in node) || !isInPieces(node)) return [toHtml(node)]
  const children = node.children.flatMap(piecesOf)
  if (!isElement(node)) return children
  if (node.pieces) return node.pieces
  const { tagName } = node
  const facts = factsOf(node)
  const properties = facts?.href ? { ...node.properties, href: undefined } : node.properties
  const end = `</${tagName}>`
  const written = toHtml(element(tagName, properties))
  const start = written.endsWith(end) ? written.slice(0, -end.length) : written
  const name = `<${tagName}`
  const attributes = Object.entries(facts ?? {}).flatMap(([attribute, fact]) =>
    fact ? [` ${attribute}="`, fact, '"'] : [],
  )
  return [name, ...attributes, start.slice(name.length), ...children, start === written ? "" : end]
}

/** Returns true for a node with a part that the page completes. */
const isInPieces = (node: Parents): boolean =>
  (isElement(node) && Boolean(node.pieces ?? factsOf(node))) ||
  node.children.some(child => "children" in child && isInPieces(child))

/** Attributes of an element that the page completes. */
function factsOf({ tagName, properties: { href }, facts }: Element): Facts | undefined {
  if (tagName === "a" && typeof href === "string" && isOnSite(href)) return { href: { link: href } }
  return facts
}
