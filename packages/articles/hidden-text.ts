import { type ArticleProblem, partProblem, placeIn, shortJson } from "@site/problems"
import type { Nodes, Root } from "mdast"
import { SKIP, visit } from "unist-util-visit"
import { messages } from "./messages"
import { placeOf } from "./nodes"

/** A comment of HTML, and what browsers read as one: an instruction, CDATA, a declaration. */
const COMMENT =
  /<!--(?:-?>|[\s\S]*?(?:-->|$))|<\?[\s\S]*?(?:\?>|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<![a-z][^>]*>?/gi

/**
 * Removes what an article does not show, so that neither feeds nor its Markdown publish it: comments, and definitions
 * that nothing refers to, such as `[//]: # (private)`. Returns a problem for each comment without an end, because the
 * rest of it is text.
 */
export function removeHidden(tree: Root): ArticleProblem[] {
  const problems: ArticleProblem[] = []
  const used = usedNames(tree)
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    if (node.type === "html") {
      const { value } = node
      node.value = value.replaceAll(COMMENT, (comment, offset: number) => {
        if (/^<!--(?!-?>)/.test(comment) && !comment.endsWith("-->")) {
          const { endOfComment: expected, endOfCommentHint: hint } = messages.article
          const fault = { expected, received: shortJson(comment.split("\n")[0]), hint }
          const line = placeOf(node).line + placeIn(value, offset).line - 1
          problems.push(partProblem({ line }, "htmlTag", fault))
        }
        return ""
      })
      if (node.value === value || node.value.trim()) return undefined
    } else if (node.type !== "definition" && node.type !== "footnoteDefinition") return undefined
    // Only the first of a name counts.
    else if (used.delete(nameOf(node))) return undefined
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
  return problems
}

/** Names of the definitions that what is shown refers to, those in notes included. */
function usedNames(tree: Root): Set<string> {
  const notes = new Map<string, Nodes>()
  const used = new Set<string>()
  const shown: Nodes[] = [tree]
  visit(tree, "footnoteDefinition", note => {
    if (!notes.has(nameOf(note))) notes.set(nameOf(note), note)
  })
  for (const part of shown)
    visit(part, node => {
      if (node.type === "footnoteDefinition" && node !== part) return SKIP
      if (!/Reference$/.test(node.type) || !("identifier" in node)) return undefined
      const note = notes.get(nameOf(node))
      if (note && !used.has(nameOf(node))) shown.push(note)
      used.add(nameOf(node))
      return undefined
    })
  return used
}

const nameOf = (node: Extract<Nodes, { identifier: string }>): string =>
  `${/^footnote/.test(node.type)} ${node.identifier}`
