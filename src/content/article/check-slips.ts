import { nameToEmoji } from "gemoji"
import type { Nodes, Root } from "mdast"
import { visit } from "unist-util-visit"
import { messages } from "../../messages/messages"
import { type ArticleProblem, didYouMean, partName, problemAt } from "../content-problem"
import { placeOf } from "./nodes"

/**
 * Reports what Markdown shows without a word and no author means: code that nothing ends, a heading without words, an
 * emoji that there is not. Takes the tree of Markdown, before it is changed.
 */
export function checkSlips(tree: Root, body: string): ArticleProblem[] {
  const problems: ArticleProblem[] = []
  visit(tree, node => {
    const { start, end } = node.position ?? {}
    const written = body.slice(start?.offset, end?.offset)
    if (node.type === "code") problems.push(...openFence(node, written))
    if (node.type === "heading" && node.children.length === 0) {
      const fault = { expected: messages().article.headingWords, received: written.trim() }
      problems.push(problemAt(placeOf(node), partName("heading"), fault))
    }
    if (node.type === "text") problems.push(...unknownEmoji(written, body.slice(0, start?.offset)))
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
function unknownEmoji(written: string, before: string): ArticleProblem[] {
  return [...written.matchAll(EMOJI)].flatMap(({ 0: received, 1: name = "", index }) => {
    const around = [written[index - 1], written[index + received.length]]
    const isAlone = around.every(sign => sign === undefined || /[\s.,;!?…]/.test(sign))
    const hint = didYouMean(name, Object.keys(nameToEmoji))
    if (Object.hasOwn(nameToEmoji, name) || !(isAlone || hint)) return []
    const lines = (before + written.slice(0, index)).split("\n")
    const place = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
    const fault = { severity: "hint", expected: messages().article.emoji, received, hint } as const
    return [problemAt(place, partName("emoji"), fault)]
  })
}
