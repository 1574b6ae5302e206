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

/** Holds pieces until the article is written; MDX's own route renders it as a component (`article/article-body`). */
const SEALED = "Pieces"

/** An element for what only the build of the page completes. */
export const sealed = (pieces: ArticleContent): Element =>
  element(SEALED, { of: JSON.stringify(pieces) })

/** The same of a whole element, some attributes of which are facts of files. */
export const sealedWhole = (node: Element): Element =>
  sealed(contentOf({ type: "root", children: [node] }))

/** Takes out what is sealed, in the order of the text, and leaves its number in its place: for MDX's own route. */
export function takeSealed(tree: Root): ArticleContent[] {
  const taken: ArticleContent[] = []
  visit(tree, node => {
    if (!isElement(node, SEALED)) return
    taken.push(JSON.parse(String(node.properties.of)))
    node.properties.of = String(taken.length - 1)
  })
  return taken
}

/** Facts of files as a property of an element, by the names of attributes; none when there are none. */
export const factsAs = (facts: Readonly<Record<string, ArticleFileFact | undefined>>): string =>
  JSON.stringify(facts)

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
  if (isElement(node, SEALED)) return JSON.parse(String(node.properties.of))
  const children = node.children.flatMap(piecesOf)
  if (!isElement(node)) return children
  const { tagName } = node
  const end = `</${tagName}>`
  const written = toHtml(element(tagName, propertiesOf(node)))
  const start = written.endsWith(end) ? written.slice(0, -end.length) : written
  const name = `<${tagName}`
  const attributes = Object.entries(factsOf(node)).flatMap(([attribute, fact]) => [
    ` ${attribute}="`,
    fact,
    '"',
  ])
  return [name, ...attributes, start.slice(name.length), ...children, start === written ? "" : end]
}

/** Returns true for a node with a part that the page completes. */
const isInPieces = (node: Parents): boolean =>
  isElement(node, SEALED) ||
  (isElement(node) && Object.keys(factsOf(node)).length > 0) ||
  node.children.some(child => "children" in child && isInPieces(child))

/** Attributes of an element that the page completes. `facts` is a property that no author may write (`allowed`). */
function factsOf({ tagName, properties }: Element): Record<string, ArticlePiece> {
  const { href, facts } = properties
  if (tagName === "a" && typeof href === "string" && isOnSite(href)) return { href: { link: href } }
  return typeof facts === "string" ? JSON.parse(facts) : {}
}

/** The other attributes of an element. */
function propertiesOf({ tagName, properties }: Element): Element["properties"] {
  const { href, facts, ...others } = properties
  const isLink = tagName === "a" && typeof href === "string" && isOnSite(href)
  return isLink ? others : { href, ...others }
}
