import { createElement, type ElementType, type ReactNode } from "react"
import type { ArticleNode, ArticleTree } from "../../content-model/article-tree"

/** Components of an article by name; a name that is not here is an HTML element. */
export type ComponentMap = Readonly<Record<string, ElementType>>

/**
 * Renders a compiled article (D1). Children are passed one by one, as compiled JSX does,
 * so that they need no keys.
 */
export function renderArticle(tree: ArticleTree, components: ComponentMap): ReactNode {
  return createElement(
    "div",
    { "data-article": "" },
    ...tree.map(node => renderNode(node, components)),
  )
}

function renderNode(node: ArticleNode, components: ComponentMap): ReactNode {
  if (typeof node === "string") return node
  const [tag, props, ...children] = node
  const component = Object.hasOwn(components, tag) ? components[tag] : tag
  return createElement(
    component ?? tag,
    props === 0 ? null : props,
    ...children.map(child => renderNode(child, components)),
  )
}
