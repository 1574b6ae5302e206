import { z } from "zod"
import { shortJson } from "../content-problem"
import type { ArticleProblem } from "./article-problems"

const ADVICE: readonly [reason: RegExp, advice: string][] = [
  [/`style` attribute/, 'Write CSS: style="color: red".'],
  [/autolink|before local name/i, "Write [text](https://…) for a link."],
  [/expression|acorn/i, "Write \\{ for a brace in the text, or put code between backticks."],
  [
    /closing|open tag|end of file/i,
    "Close every tag that is opened, in the same paragraph or block.",
  ],
  [
    /name|attribute/i,
    "Write \\< for a “less than” sign in the text, or put code between backticks.",
  ],
]

/** The shape of the messages that unified's packages throw (`VFileMessage`). */
const parserMessage = z.object({
  reason: z.string(),
  line: z.number().optional(),
  column: z.number().optional(),
})

/**
 * The problem behind an error that MDX's parser threw, with its place and reason in plain words.
 * Throws any other error again: that is a fault of ours and not of the author's.
 */
export function syntaxProblem(error: unknown, body: string): ArticleProblem {
  const message = parserMessage.safeParse(error)
  if (!message.success) throw error
  const { reason } = message.data
  // A tag that is never closed has its place in the reason only: “… for `<div>` (3:1-3:6)”.
  const inReason = /\s*\((\d+):(\d+)-[\d:]+\)/.exec(reason)
  const { line = Number(inReason?.[1] ?? 1), column = Number(inReason?.[2] ?? 1) } = message.data
  const plain = inReason ? reason.replace(inReason[0], "") : reason
  const advice = ADVICE.find(([pattern]) => pattern.test(reason))?.[1]
  return {
    severity: "error",
    line,
    column,
    field: "article",
    expected: "MDX that can be read",
    received: shortJson(body.split("\n")[line - 1]?.trim()),
    hint: [`${plain}.`, advice].filter(Boolean).join(" "),
  }
}
