import {
  type ArticleProblem,
  type Place,
  partName,
  partProblem,
  problemAt,
  shortJson,
} from "@site/problems"
import type { Nodes } from "mdast"
import { messages } from "./messages"
import { placeOf } from "./nodes"

/** Place in the file of an index in a text. */
export type PlaceAt = (index: number) => Place

const LINK = /(!?)\[[^[\]\n]*\]\(([^()<>\n]*)\)/g

/** A link or a picture whose address has a space: Markdown takes it for text. */
export function lostLinks(written: string, placeAt: PlaceAt): ArticleProblem[] {
  return [...written.matchAll(LINK)].flatMap(
    ({ 0: received, 1: isPicture, 2: target = "", index }) => {
      const isMeant = /^(?:\.{0,2}\/|https?:)|\.\w{2,4}$/.test(target.trim())
      if (!isMeant || !/\s/.test(target.trim())) return []
      const { spacedAddress: expected, angles } = messages.article
      const fault = {
        severity: "warning",
        expected,
        received,
        hint: angles(target.trim()),
      } as const
      return partProblem(placeAt(index), isPicture ? "image" : "link", fault)
    },
  )
}

const STARS = /([*_~]{1,3})([^*_~\n]+)\1/g
const LETTER = /[\p{L}\p{N}]/u
const PUNCTUATION = /[\p{P}\p{S}]/u

/**
 * Emphasis that CommonMark does not see: signs between punctuation inside and a letter outside, as in `**« a »**b`. One
 * star may be a product: it counts only beside quotation marks.
 */
export function lostStars(written: string, placeAt: PlaceAt): ArticleProblem[] {
  return [...written.matchAll(STARS)].flatMap(
    ({ 0: received, 1: mark = "", 2: inner = "", index }) => {
      const [before = "", after = ""] = [written[index - 1], written[index + received.length]]
      const [first = "", last = ""] = [inner.at(0), inner.at(-1)]
      const isLost =
        (PUNCTUATION.test(last) && LETTER.test(after)) ||
        (LETTER.test(before) && PUNCTUATION.test(first))
      const isMeant = mark.length > 1 || /[«»“”]/.test(first + last)
      if (!isLost || !isMeant || before === "\\" || last === "\\" || !(first + last).trim())
        return []
      const { seenStars: expected, starsOutside: hint } = messages.article
      const fault = { severity: "warning", expected, received: shortJson(received), hint } as const
      return partProblem(placeAt(index), "text", fault)
    },
  )
}

/** `H~2~O` and `1~2 ou 3~4` are struck out, as on GitHub: one tilde inside of a word means something else. */
export function lowered(
  node: Nodes,
  written: string,
  before: Nodes | undefined,
  after: Nodes | undefined,
): ArticleProblem[] {
  const [, words] = /^~([^~]+)~$/.exec(written) ?? []
  const isInWord =
    (before?.type === "text" && /[\p{L}\p{N})]$/u.test(before.value)) ||
    (after?.type === "text" && /^[\p{L}\p{N}]/u.test(after.value))
  if (!words || !isInWord) return []
  const { literalTilde } = messages.article.smallLetters
  return /\s/.test(words)
    ? [signFault(placeOf(node), literalTilde, written)]
    : [smallLetters(placeOf(node), "sub", written, words)]
}

/** `x^2^`: between carets right after a word is one word or number, so that `a^2+b^2` is a formula. */
const RAISED = /(?<=[\p{L}\p{N})])\^([+−-]?[\p{L}\p{N}]+(?:[.,]\p{N}+)?)\^(?![\p{L}\p{N}^])/gu

export const raised = (written: string, placeAt: PlaceAt): ArticleProblem[] =>
  [...written.matchAll(RAISED)].map(({ 0: sign, 1: exponent = "", index }) =>
    smallLetters(placeAt(index), "sup", sign, exponent),
  )

const smallLetters = (place: Place, tag: "sub" | "sup", received: string, letters: string) =>
  signFault(place, messages.article.smallLetters[tag](`<${tag}>${letters}</${tag}>`), received)

const signFault = (place: Place, expected: string, received: string): ArticleProblem =>
  problemAt(place, partName("article"), { severity: "hint", expected, received })
