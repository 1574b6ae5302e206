import type { ContentProblem } from "@site/problems"
import { messages } from "../messages/messages"
import { undrawnSigns } from "../shared/share-picture"
import type { FieldPath, ProblemOf } from "./read-yaml"

/** Enough to know a script by. */
const MOST = 10

/** Warns of letters that the share picture cannot show: it would leave them out. */
export function checkShareTitle(
  title: string | undefined,
  field: FieldPath,
  problem: ProblemOf,
): ContentProblem[] {
  const signs = undrawnSigns(title ?? "")
  if (signs.length === 0) return []
  const words = messages.site.shareTitle
  const received = [...signs.slice(0, MOST), ...(signs.length > MOST ? ["…"] : [])].join(" ")
  const { expected, hint } = words
  return [problem(field, { severity: "warning", expected, received, hint })]
}
