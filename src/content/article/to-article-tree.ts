import type { Root } from "hast"
import { toJsxRuntime } from "hast-util-to-jsx-runtime"
import { visit } from "unist-util-visit"
import type {
  ArticleElement,
  ArticleNode,
  ArticleProps,
  ArticleTree,
} from "../../content-model/article-tree"
import { elementOf } from "./elements"
import { isJsx } from "./nodes"

/**
 * What our `jsx` makes: a bare array would look like a list of children.
 * `type`, `props` and `key` are there because the runtime's types ask for a React element.
 */
class Made {
  readonly type = "article"
  readonly props = {}
  readonly key = null
  constructor(readonly nodes: ArticleNode[]) {}
}

/**
 * Writes HTML's tree as the React-ready arrays of the page data (D1). The conversion of names and
 * styles is hast-util-to-jsx-runtime's, run at build time with a `jsx` that makes arrays.
 * Throws a `VFileMessage` for a `style` that is not CSS.
 */
export function toArticleTree(root: Root): ArticleTree {
  // All code in it is literal: anything else has sent the article to the module route.
  visit(root, (node, index, parent) => {
    if (!parent || index === undefined || !isJsx(node)) return
    parent.children.splice(index, 1, ...(node.name ? [elementOf(node, node.name)] : node.children))
    return index
  })
  const Fragment = Symbol("fragment")
  const jsx = (type: unknown, properties: object) => {
    const { children, ...rest } = { children: undefined, ...properties }
    const nodes = mergeText([children].flat().flatMap(nodesOf))
    return new Made(type === Fragment ? nodes : [tuple(String(type), rest, nodes)])
  }
  const made: unknown = toJsxRuntime(root, {
    Fragment,
    jsx,
    jsxs: jsx,
    passKeys: false,
  })
  return nodesOf(made)
}

function nodesOf(child: unknown): ArticleNode[] {
  if (child instanceof Made) return child.nodes
  return typeof child === "string" && child !== "" ? [child] : []
}

function mergeText(nodes: ArticleNode[]): ArticleNode[] {
  const merged: ArticleNode[] = []
  for (const node of nodes) {
    const last = merged.at(-1)
    if (typeof node === "string" && typeof last === "string")
      merged[merged.length - 1] = last + node
    else merged.push(node)
  }
  return merged
}

function tuple(tag: string, properties: object, children: ArticleNode[]): ArticleElement {
  // What JSON cannot carry is left out.
  const props: ArticleProps = JSON.parse(JSON.stringify(properties))
  return [tag, Object.keys(props).length > 0 ? props : 0, ...children]
}
