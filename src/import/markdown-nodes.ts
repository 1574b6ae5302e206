import type { Nodes } from "mdast"

/** Where a node is in its text. */
export const spanOf = ({ position }: Nodes) => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
})

/** The words that a reader reads of a node. */
export function wordsOf(node: Nodes): string {
  if (node.type === "break") return " "
  if (node.type === "html") return ""
  if ("value" in node) return node.value
  return "children" in node ? node.children.map(wordsOf).join("") : ""
}
