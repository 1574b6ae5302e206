import type { z } from "zod"

/** A value that survives `JSON.stringify`; properties of article elements hold nothing else. */
export type JsonValue = z.core.util.JSONType

/** React-ready properties of an article element: `className`, not `class`. */
export type ArticleProps = Record<string, JsonValue>

/**
 * An element of a compiled article: tag or component name, properties (`0` for none), children.
 * Arrays instead of objects keep the page data small (D1).
 */
export type ArticleElement = [tag: string, props: ArticleProps | 0, ...children: ArticleNode[]]

/** A piece of a compiled article: text or an element. */
export type ArticleNode = string | ArticleElement

export type ArticleTree = ArticleNode[]

/** Says whether a value read from page data is an article tree. Looks at the shape, not at tag names. */
export function isArticleTree(value: unknown): value is ArticleTree {
  return Array.isArray(value) && value.every(isArticleNode)
}

function isArticleNode(value: unknown): value is ArticleNode {
  if (typeof value === "string") return true
  if (!Array.isArray(value)) return false
  const [tag, props, ...children] = value
  const hasProps =
    props === 0 || (typeof props === "object" && props !== null && !Array.isArray(props))
  return typeof tag === "string" && hasProps && children.every(isArticleNode)
}
