import type { Nodes as HtmlNodes, Parents as HtmlParents } from "hast"
import type { Nodes, Parents } from "mdast"

/** Goes on after the node without its children. */
export const SKIP = "skip"
/** Ends the walk. */
export const EXIT = "exit"

/** Next step of a walk: the node's children, or the sibling at an index. */
type Next = undefined | number | typeof SKIP | typeof EXIT

interface Tree<Node> {
  type: string
  children?: Node[]
}

/**
 * Calls `enter` for each node of a tree, parents first. It may change the tree. `unist-util-visit` gives each node a
 * function with a name of its own, which took a sixth of a compilation.
 */
export function visit(
  tree: HtmlNodes,
  enter: (node: HtmlNodes, index: number, parent?: HtmlParents) => Next,
): void
export function visit(
  tree: Nodes,
  enter: (node: Nodes, index: number, parent?: Parents) => Next,
): void
export function visit<Node extends Tree<Node>>(
  tree: Node,
  enter: (node: Node, index: number, parent?: Node) => Next,
): void {
  walk(tree, 0)

  function walk(node: Node, index: number, parent?: Node): Next {
    const next = enter(node, index, parent)
    // After `enter`, which may have changed them.
    const { children } = node
    if (next !== undefined || !children) return next
    for (let at = 0; at < children.length; ) {
      const child = children[at]
      const after = child && walk(child, at, node)
      if (after === EXIT) return EXIT
      at = typeof after === "number" ? after : at + 1
    }
    return undefined
  }
}
