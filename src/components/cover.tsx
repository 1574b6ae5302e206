import { type ComponentProps, createElement, type ReactNode } from "react"
import { type ArticleNode, isArticleTree } from "../content-model/article-tree"
import { ResponsivePicture } from "./responsive-picture"

interface Props extends Omit<ComponentProps<typeof ResponsivePicture>, "file" | "alt"> {
  of: {
    cover: Queries.WidePictureFragment | null
    coverDrawing: Queries.Project["coverDrawing"]
    coverAlt: string | null
  }
}

/** The main picture of a post or project. A drawing is a part of the page: its colours follow the scheme. */
export function Cover({ of: { cover, coverDrawing, coverAlt }, className, ...picture }: Props) {
  if (!isArticleTree(coverDrawing))
    return <ResponsivePicture {...picture} className={className} file={cover} alt={coverAlt} />
  const label = { className, role: "img", "aria-label": coverAlt ?? "" }
  return createElement("div", label, ...coverDrawing.map(drawNode))
}

/** The policy takes no markup from scripts (D5). */
function drawNode(node: ArticleNode): ReactNode {
  if (typeof node === "string") return null
  const [shape, properties, ...children] = node
  return createElement(shape, properties || null, ...children.map(drawNode))
}
