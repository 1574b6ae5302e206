import { visiting } from "./es-modules"
import {
  isBlankText,
  isBlock,
  isElement,
  isJsx,
  type Nodes,
  type Parents,
  type Root,
} from "./nodes"

/** Removes the line breaks that Markdown's bridge writes between blocks: they show nowhere. */
export async function dropBlockWhitespace(tree: Root): Promise<void> {
  const { SKIP, visit } = await visiting()
  visit(tree, node => {
    if (isElement(node, "pre") || (isJsx(node) && node.name === "CodeBlock")) return SKIP
    if ("children" in node) dropIn(node)
    return undefined
  })
}

function dropIn(parent: Parents): void {
  const kept: Nodes[] = []
  parent.children.forEach((child, index) => {
    if (!isBlankText(child)) {
      kept.push(child)
      return
    }
    const before = kept.at(-1)
    const after = parent.children.slice(index + 1).find(next => !isBlankText(next))
    const isAtBlock = [before, after].some(node => node && isBlock(node))
    // One space stands for all the whitespace between two words.
    if (!isAtBlock && !(before && isBlankText(before))) kept.push({ type: "text", value: " " })
  })
  Object.assign(parent, { children: kept })
}
