import { nameToEmoji } from "gemoji"
import type { Nodes, Root } from "mdast"
import { visit } from "unist-util-visit"
import { messages } from "../../messages/messages"
import {
  type ArticleProblem,
  didYouMean,
  type Place,
  partName,
  problemAt,
} from "../content-problem"
import { placeOf } from "./nodes"

/**
 * Reports what Markdown shows without a word and no author means: code that nothing ends, a heading without words, an
 * emoji that there is not, Pandoc's signs for small letters. Takes the tree of Markdown, before it is changed.
 */
export function checkSlips(tree: Root, body: string): ArticleProblem[] {
  const problems: ArticleProblem[] = []
  visit(tree, (node, index = 0, parent) => {
    const { start, end } = node.position ?? {}
    const written = body.slice(start?.offset, end?.offset)
    if (node.type === "code") problems.push(...openFence(node, written))
    if (node.type === "heading" && node.children.length === 0) {
      const fault = { expected: messages().article.headingWords, received: written.trim() }
      problems.push(problemAt(placeOf(node), partName("heading"), fault))
    }
    if (node.type === "delete")
      problems.push(
        ...lowered(node, written, parent?.children[index - 1], parent?.children[index + 1]),
      )
    if (node.type === "text") {
      const { line, column = 1 } = placeOf(node)
      for (const [down, text] of written.split("\n").entries()) {
        const place = { line: line + down, column: down === 0 ? column : 1 }
        problems.push(...unknownEmoji(text, place), ...raised(text, place))
      }
    }
  })
  return problems
}

/** All that follows would be code. */
function openFence(node: Nodes, written: string): ArticleProblem[] {
  const [first = "", ...others] = written.split("\n")
  const [fence] = /^(?:`{3,}|~{3,})/.exec(first) ?? []
  const last = (others.at(-1) ?? "").replace(/^[\s>]*/, "").trimEnd()
  if (!fence || (last.startsWith(fence) && last === fence.charAt(0).repeat(last.length))) return []
  const fault = { expected: messages().article.closedFence(fence), received: first }
  return [problemAt(placeOf(node), partName("code"), fault)]
}

/** A name between colons, with no other word, colon or address around. */
const EMOJI = /(?<![\p{L}\p{N}/:\\]):([a-z_]{2,}):(?![\p{L}\p{N}/:])/gu

/** One that is meant: it stands alone, or is nearly a known one. */
function unknownEmoji(written: string, { line, column }: Required<Place>): ArticleProblem[] {
  return [...written.matchAll(EMOJI)].flatMap(({ 0: received, 1: name = "", index }) => {
    const around = [written[index - 1], written[index + received.length]]
    const isAlone = around.every(sign => sign === undefined || /[\s.,;!?…]/.test(sign))
    const hint = didYouMean(name, Object.keys(nameToEmoji))
    if (Object.hasOwn(nameToEmoji, name) || !(isAlone || hint)) return []
    const fault = { severity: "hint", expected: messages().article.emoji, received, hint } as const
    return [problemAt({ line, column: column + index }, partName("emoji"), fault)]
  })
}

/** `H~2~O` and `1~2 ou 3~4` are struck out, as on GitHub: one tilde inside of a word means something else. */
function lowered(
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
  const { literalTilde } = messages().article.smallLetters
  return /\s/.test(words)
    ? [signFault(placeOf(node), literalTilde, written)]
    : [smallLetters(placeOf(node), "sub", written, words)]
}

/** `x^2^`: between carets right after a word is one word or number, so that `a^2+b^2` is a formula. */
const RAISED = /(?<=[\p{L}\p{N})])\^([+−-]?[\p{L}\p{N}]+(?:[.,]\p{N}+)?)\^(?![\p{L}\p{N}^])/gu

const raised = (written: string, { line, column }: Required<Place>): ArticleProblem[] =>
  [...written.matchAll(RAISED)].map(({ 0: sign, 1: exponent = "", index }) =>
    smallLetters({ line, column: column + index }, "sup", sign, exponent),
  )

const smallLetters = (place: Place, tag: "sub" | "sup", received: string, letters: string) =>
  signFault(place, messages().article.smallLetters[tag](`<${tag}>${letters}</${tag}>`), received)

const signFault = (place: Place, expected: string, received: string): ArticleProblem =>
  problemAt(place, partName("article"), { severity: "hint", expected, received })
