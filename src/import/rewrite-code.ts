import type { Nodes } from "mdast"
import { readDiagram } from "../content/article/diagram-source"
import { fenceAttribute } from "../content/article/diagrams"
import { mathOf } from "../content/article/math"
import { messages } from "../messages/messages"
import type { Notes } from "./foreign-post"

/**
 * Code, diagrams and formulas as the site can show them; undefined for anything else. Takes the node, the text that is
 * written for it, and the title of the page.
 */
export function rewriteCode(
  node: Nodes,
  written: string,
  title: string | undefined,
  notes: Notes,
): string | undefined {
  const words = messages.imports
  if (node.type !== "code" && node.type !== "inlineCode") return undefined
  // Formulas are code here, as `content/article/parse` reads them.
  const isBlock = node.type === "code"
  const classes = String(node.data?.hProperties?.className ?? "")
  if (isBlock ? node.lang === "math" : classes.includes("language-math")) {
    if (!("hint" in mathOf(node.value, isBlock))) return written
    notes.open.push(words.leftFormula(written))
    return isBlock ? `\`\`\`\`tex\n${node.value}\n\`\`\`\`` : `\`\` ${node.value} \`\``
  }
  if (node.type === "inlineCode" || node.lang !== "mermaid") return written
  // A diagram gets words for those who do not see it; one that the site cannot draw stays as code.
  const withoutEnds = (text: string) => text.replaceAll(/;[^\S\n]*$/gm, "")
  if ("reason" in readDiagram(withoutEnds(node.value))) {
    notes.open.push(words.leftDiagram)
    return written.replace(/mermaid.*/, "text")
  }
  const alt = fenceAttribute(node.meta, "alt") ?? words.diagram(title)
  notes.open.push(words.noAlt("mermaid", alt))
  return withoutEnds(written).replace(/mermaid.*/, `mermaid alt="${alt.replaceAll('"', "'")}"`)
}
