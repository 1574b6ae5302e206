import { type Fault, type partProblem, shortJson } from "@site/problems"
import { messages } from "./messages"

const words = messages.article

/** A fault, and the part of an article that has it. */
export type Slip = Fault & { part: Parameters<typeof partProblem>[1] }

/** Signs that an author means as a mark and Markdown shows as they are. */
interface LostMark {
  pattern: RegExp
  /** Undefined for signs that may be meant as they are. */
  slipOf(found: RegExpExecArray): Slip | undefined
}

const around = ({ 0: all, index, input }: RegExpExecArray) =>
  [input[index - 1] ?? "", input[index + all.length] ?? ""] as const

/** The mark of a note that nothing explains, or whose name has a space, which no note has. */
export const NOTE: LostMark = {
  pattern: /(?<!\\)\[\^([^[\]\n]+)\]/g,
  slipOf: ([received, name = ""]) =>
    /\s/.test(name)
      ? {
          severity: "warning",
          part: "note",
          expected: words.noteName(name.trim().replaceAll(/\s+/g, "-")),
          received,
        }
      : { part: "note", expected: words.definition(name), received },
}

const LETTER = /[\p{L}\p{N}]/u
const PUNCTUATION = /[\p{P}\p{S}]/u

/**
 * Emphasis that CommonMark does not see: signs between punctuation inside and a letter outside, as in `**« a »**b`. One
 * star may be a product: it counts only beside quotation marks.
 */
const STARS: LostMark = {
  pattern: /([*_~]{1,3})([^*_~\n]+)\1/g,
  slipOf(found) {
    const [received, mark = "", inner = ""] = found
    const [before, after] = around(found)
    const [first = "", last = ""] = [inner.at(0), inner.at(-1)]
    const isLost =
      (PUNCTUATION.test(last) && LETTER.test(after)) ||
      (LETTER.test(before) && PUNCTUATION.test(first))
    const isMeant = mark.length > 1 || /[«»“”]/.test(first + last)
    if (!isLost || !isMeant || before === "\\" || last === "\\") return undefined
    return {
      severity: "warning",
      part: "text",
      expected: words.seenStars,
      received: shortJson(received),
      hint: words.starsOutside,
    }
  },
}

/** A tag of Liquid, Nunjucks or Hugo, which an import left: its reader sees it as it is. */
const TAG: LostMark = {
  pattern: /\{%[^%\n]*%\}|\{\{[<%][^{}\n]*[>%]\}\}/g,
  slipOf: ([received]) => ({
    severity: "warning",
    part: "text",
    expected: words.templateTag,
    received,
  }),
}

export const LOST_MARKS: readonly LostMark[] = [NOTE, STARS, TAG]
