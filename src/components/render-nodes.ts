import { createElement, type ElementType, type ReactNode } from "react"
import type { ArticleNode } from "../content-model/article-tree"

/** By name, what is rendered in place of an element. */
export type Components = Readonly<Record<string, ElementType>>

/**
 * Renders a compiled tree: the policy takes no markup from scripts (D5). Its children are for `createElement`, one by
 * one, as compiled JSX passes them: they have no keys.
 */
export const renderNodes = (
  nodes: readonly ArticleNode[],
  components: Components = {},
): ReactNode[] =>
  nodes.map(node => {
    if (typeof node === "string") return node
    const [tag, props, ...children] = node
    const component = (Object.hasOwn(components, tag) && components[tag]) || tag
    return createElement(component, props || null, ...renderNodes(children, components))
  })
