import type { Element, Nodes } from "hast"
import { sealed } from "./article-content"
import type { Spot, Writer } from "./draft"
import { attr, element, isBlankText, isBlock, isElement, placeOf } from "./nodes"
import { decoded } from "./references"

/** Removes a paragraph of pictures, linked or not, films and frames, and nothing else. */
export const unwrapped: Writer = ({ children }) =>
  children.some(isImage) && children.every(child => isImage(child) || isBlankText(child))
    ? children
    : undefined

/** Writes a picture: `<Figure>` and one that is alone as a figure, any other in its line. Call after `unwrapped`. */
export const picture: Writer = (node, { images }, spot) => {
  const src = attr(node, "src")
  const target = node.tagName === "img" ? decoded(src) : src
  images.push({ target, ...placeOf(node) })
  const isFigure = node.tagName === "Figure" || isAlone(spot)
  return isFigure ? figureOf(node, target) : pictureOf(node, target, !fillsCell(spot))
}

function figureOf(node: Element, target: string): Element {
  const caption = attr(node, node.tagName === "img" ? "title" : "caption")
  return element(
    "figure",
    { className: ["figure"], dataWide: node.properties.wide ? "" : undefined },
    [
      element("span", { className: ["picture"] }, [pictureOf(node, target)]),
      ...(caption ? [element("figcaption", {}, [caption])] : []),
    ],
  )
}

/** A picture, which only the page's query knows. In a line it is as tall as the line, unless the author sets a size. */
export function pictureOf({ properties }: Element, target: string, isInline = false): Element {
  const { alt, width, height } = properties
  const size = { width: pixels(width), height: pixels(height) }
  const inline = isInline && !size.width && !size.height ? (true as const) : undefined
  return sealed([{ picture: target, alt: String(alt ?? ""), ...size, inline }])
}

function isImage(node: Nodes): boolean {
  if (isElement(node, "a")) return node.children.length > 0 && node.children.every(isImage)
  return isElement(node, ..."img video audio iframe Figure Video Embed".split(" "))
}

/**
 * Paragraphs of pictures are gone by now. A picture is alone when its parent holds blocks, and only
 * pictures are between the block before it and the block after it.
 */
function isAlone({ parent, index }: Spot): boolean {
  const { children } = parent
  const holdsBlocks =
    parent.type === "root" ||
    parent.type === "mdxJsxFlowElement" ||
    isElement(parent, "li", "blockquote", "div", "section", "dd", "details", "Callout")
  if (!holdsBlocks) return false
  // A picture before this one is written by now, as a block or not.
  let before = index - 1
  while (isBlank(children[before])) before -= 1
  return [children[before], afterPictures(children, index)].every(node => !node || isBlock(node))
}

const isBlank = (node: Nodes | undefined) => node !== undefined && isBlankText(node)

/** The node after the last of some pictures, by each of them: an article may have thousands in a row. */
const nodesAfter = new WeakMap<Nodes, Nodes | undefined>()

function afterPictures(children: readonly Nodes[], index: number): Nodes | undefined {
  const picture = children[index]
  if (!picture || nodesAfter.has(picture)) return picture && nodesAfter.get(picture)
  const others = children.slice(index + 1)
  const after = others.find(node => !isBlankText(node) && !isImage(node))
  for (const node of others) {
    if (node === after) break
    nodesAfter.set(node, after)
  }
  return after
}

/** Returns true for a picture that fills its cell of a table, and is no sign in a line. */
const fillsCell = ({ parent }: Spot): boolean =>
  isElement(parent, "td", "th") && parent.children.filter(node => !isBlankText(node)).length === 1

/** A size as the author wrote it, `320` or `"320"`; the content check refuses any other. */
const pixels = (written: unknown): number | undefined => Number(written) || undefined
