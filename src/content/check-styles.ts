import { type ContentProblem, problemAt } from "@site/problems"
import { messages } from "../messages/messages"
import type { Entry } from "./read-entries"

/**
 * The policy names each style attribute by a digest of 53 characters, and may be 2 000 characters long (D5): beyond `many`
 * the build may stop, which depends on what else is in the policy; beyond `most` it does.
 */
const STYLES = { many: 8, most: 15 }

/** Checks how many style attributes the texts have together. The problem is in the text that has most of them. */
export function checkStyles(entries: readonly Entry[]): ContentProblem[] {
  const count = new Set(entries.flatMap(({ styles }) => styles)).size
  const [first] = entries.toSorted((a, b) => b.styles.length - a.styles.length)
  if (!first || count <= STYLES.many) return []
  const words = messages.references.style
  return [
    problemAt({ file: first.file, line: 1 }, "style", {
      severity: count > STYLES.most ? "error" : "warning",
      expected: words.few(STYLES.many),
      received: words.count(count, first.styles.length),
      hint: words.instead,
    }),
  ]
}
