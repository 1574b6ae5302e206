import type { Paragraph, PhrasingContent, Root, RootContent } from "mdast"
import { visiting } from "./es-modules"
import { isOnlyComment, staticValue } from "./static-value"

/**
 * Takes JSX that is alone on its lines out of its paragraph, as @mdx-js/mdx does
 * (`remark-mark-and-unravel`): `<Figure />` between two empty lines is a block.
 */
export async function unravelJsx(tree: Root): Promise<void> {
  const { visit } = await visiting()
  visit(tree, "paragraph", (paragraph, index, parent) => {
    if (!parent || index === undefined || !holdsOnlyJsx(paragraph)) return
    const blocks: RootContent[] = paragraph.children
      .filter(child => !isBlank(child))
      .map(child => asBlock(child))
    parent.children.splice(index, 1, ...blocks)
    return index
  })
}

function holdsOnlyJsx({ children }: Paragraph): boolean {
  return (
    children.every(child => isJsxOrExpression(child) || isBlank(child)) &&
    children.some(isJsxOrExpression)
  )
}

function isJsxOrExpression(node: PhrasingContent): boolean {
  return node.type === "mdxJsxTextElement" || node.type === "mdxTextExpression"
}

function isBlank(node: PhrasingContent): boolean {
  return node.type === "text" && /^[\t\r\n ]+$/.test(node.value)
}

function asBlock(node: PhrasingContent): RootContent {
  // The children stay phrasing content, as in MDX: JSX may hold either.
  if (node.type === "mdxJsxTextElement") return Object.assign(node, { type: "mdxJsxFlowElement" })
  if (node.type === "mdxTextExpression") return Object.assign(node, { type: "mdxFlowExpression" })
  return node
}

/**
 * Removes comments (`{/* … *\/}`) and turns literal expressions (`{" "}`, `{3}`) into text: what is
 * left of them in an article that is data.
 */
export async function settleExpressions(tree: Root): Promise<void> {
  const { visit } = await visiting()
  visit(tree, ["mdxFlowExpression", "mdxTextExpression"], (node, index, parent) => {
    if (!parent || index === undefined) return
    if (node.type !== "mdxFlowExpression" && node.type !== "mdxTextExpression") return
    const value = isOnlyComment(node.data?.estree) ? null : staticValue(node.data?.estree)
    if (value === undefined) return
    const shown = typeof value === "string" || typeof value === "number" ? String(value) : ""
    parent.children.splice(index, 1, ...(shown ? [{ type: "text" as const, value: shown }] : []))
    return index
  })
}
