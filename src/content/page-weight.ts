import { type ContentProblem, problemAt } from "@site/problems"
import { messages } from "../messages/messages"
import type { Budgets } from "../site/measure-schema"
import { budgetOf, kindOf } from "../site/measures"
import type { Entry } from "./read-entries"

/** Elements of a page besides its article: head, header, margin, footer; and of a line of its table of contents. */
const [FRAME, CONTENTS_LINE] = [185, 3]

/** Elements of the page of an entry, counted without a build; no number for a module, whose parts nobody knows. */
export const pageElements = ({
  kind,
  elements,
  headings,
}: Pick<Entry, "kind" | "elements" | "headings">): number =>
  kind === "module"
    ? Number.NaN
    : FRAME + elements + CONTENTS_LINE * headings.filter(({ depth }) => depth <= 3).length

/** Warnings of entries whose page will be over its budget. */
export const checkWeight = (entry: Entry, budgets: Budgets | undefined): ContentProblem[] =>
  weightProblems(entry, { elements: pageElements(entry) }, budgets, messages.hints.weight.about)

/**
 * A warning for each part of a page's weight that is over its budget.
 * @param file of the page; without one the page is made of many, and the site file has its limits
 * @param inWords how a count is written: an estimate is marked as such
 */
export function weightProblems(
  { path, file = "content/site.yml" }: { path: string; file?: string | undefined },
  { elements, bytes = 0 }: { elements: number; bytes?: number },
  budgets: Budgets | undefined,
  inWords = (count: string) => count,
): ContentProblem[] {
  const words = messages.hints.weight
  const most = budgetOf(kindOf(path), budgets)
  const parts = [
    { part: "elements", found: elements, limit: most.elements },
    { part: "kilobytes", found: Math.ceil(bytes / 1000), limit: most.bytes / 1000 },
  ] as const
  return parts
    .filter(({ found, limit }) => found > limit)
    .map(({ part, found, limit }) =>
      problemAt({ file, line: 1 }, path, {
        severity: "warning",
        expected: words.most(words[part](limit)),
        received: inWords(words[part](found)),
        hint: words.lighten(part),
      }),
    )
}
