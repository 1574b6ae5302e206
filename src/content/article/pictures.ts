import type { Element, Nodes, Parents, Root } from "hast"
import { visit } from "unist-util-visit"
import { decoded } from "../../shared/decoded"
import { attributeValue, component, isBlankText, isBlock, isElement, isJsx, placeOf } from "./nodes"
import type { ArticleReference } from "./references"

const COMPONENTS = ["Figure", "InlineImage", "Video", "Embed"]

/**
 * Turns pictures into components: `Figure` for a picture that is alone in its paragraph (the
 * paragraph goes), `InlineImage` for one inside a line. Returns every picture of the article, those of
 * `<Figure src="…">` included, in order.
 */
export function setPictures(tree: Root): ArticleReference[] {
  const images: ArticleReference[] = []
  visit(tree, "element", (paragraph, index, parent) => {
    if (!parent || index === undefined || !isOnlyImages(paragraph)) return
    parent.children.splice(index, 1, ...paragraph.children)
    return index
  })
  visit(tree, (node, index, parent) => {
    if (isJsx(node) && node.name === "Figure") {
      const src = attributeValue(node, "src")
      if (typeof src === "string") images.push({ target: src, ...placeOf(node) })
    }
    if (!parent || index === undefined || !isElement(node, "img")) return
    const { src, alt, title, width, height } = node.properties
    const target = decoded(String(src ?? ""))
    images.push({ target, ...placeOf(node) })
    const picture = {
      src: target,
      alt: String(alt ?? ""),
      width: pixels(width),
      height: pixels(height),
    }
    const caption = title ? String(title) : undefined
    parent.children[index] = isAlone(index, parent)
      ? component("Figure", "block", { ...picture, caption }, node)
      : component("InlineImage", "inline", picture, node)
  })
  return images
}

/** A paragraph of pictures, linked or not, and nothing else: gatsby-plugin-mdx unwraps the same ones. */
function isOnlyImages({ tagName, children }: Element): boolean {
  return (
    tagName === "p" &&
    children.some(isImage) &&
    children.every(child => isImage(child) || isBlankText(child))
  )
}

function isImage(node: Nodes): boolean {
  if (isElement(node, "a")) return node.children.length > 0 && node.children.every(isImage)
  return (
    isElement(node, "img", "video", "audio", "iframe") ||
    (isJsx(node) && COMPONENTS.includes(node.name ?? ""))
  )
}

/**
 * Paragraphs of pictures are gone by now. A picture is alone when its parent holds blocks, and only
 * pictures are between the block before it and the block after it.
 */
function isAlone(index: number, { children, ...parent }: Parents): boolean {
  const holdsBlocks =
    parent.type === "root" ||
    parent.type === "mdxJsxFlowElement" ||
    isElement(parent, "li", "blockquote", "div", "section", "dd", "details")
  const isOther = (node: Nodes) => !isBlankText(node) && !isImage(node)
  const before = children.slice(0, index).findLast(isOther)
  const after = children.slice(index + 1).find(isOther)
  return holdsBlocks && [before, after].every(node => !node || isBlock(node))
}

/** A size as the author wrote it, `320` or `"320"`; the content check refuses any other. */
function pixels(written: unknown): number | undefined {
  return written === undefined || written === null ? undefined : Number(written)
}
