import { type ArticleProblem, type Place, partName, problemAt } from "@site/problems"
import type { Nodes } from "mdast"
import type { PlaceAt } from "./lost-markup"
import { messages } from "./messages"
import { placeOf } from "./nodes"

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
