import {
  type ArticleProblem,
  didYouMean,
  HIDDEN_SIGN,
  partName,
  partProblem,
  placeIn,
  problemAt,
  report,
  shortJson,
} from "@site/problems"
import { nameToEmoji } from "gemoji"
import type { Nodes, Root } from "mdast"
import { visit } from "unist-util-visit"
import { lostLinks, lostStars, lowered, type PlaceAt, raised } from "./lost-markup"
import { messages } from "./messages"
import { placeOf } from "./nodes"

/**
 * Reports what Markdown shows without a word and no author means: code that nothing ends, a heading without words, an
 * emoji that there is not, Pandoc's signs for small letters. Takes the tree of Markdown, before it is changed.
 */
export function checkSlips(tree: Root, body: string): ArticleProblem[] {
  const problems: ArticleProblem[] = []
  visit(tree, (node, index = 0, parent) => {
    const { start, end } = node.position ?? {}
    // Beside an address that GitHub makes a link of, words have no place of their own.
    const written =
      !start && node.type === "text" ? node.value : body.slice(start?.offset, end?.offset)
    if (node.type === "code") problems.push(...openFence(node, written))
    if (node.type === "heading" && node.children.length === 0) {
      const fault = { expected: messages.article.headingWords, received: written.trim() }
      problems.push(problemAt(placeOf(node), partName("heading"), fault))
    }
    if (node.type === "delete")
      problems.push(
        ...lowered(node, written, parent?.children[index - 1], parent?.children[index + 1]),
      )
    if (node.type !== "text") return
    const at = (index: number) =>
      placeIn(body, ((start ?? parent?.position?.start)?.offset ?? 0) + index)
    problems.push(
      ...unknownEmoji(written, at),
      ...lostLinks(written, at),
      ...lostStars(written, at),
      ...raised(written, at),
    )
  })
  return problems
}

/** All that follows would be code. */
function openFence(node: Nodes, written: string): ArticleProblem[] {
  const [first = "", ...others] = written.split("\n")
  const [fence] = /^(?:`{3,}|~{3,})/.exec(first) ?? []
  const last = (others.at(-1) ?? "").replace(/^[\s>]*/, "").trimEnd()
  if (!fence || (last.startsWith(fence) && last === fence.charAt(0).repeat(last.length))) return []
  const fault = { expected: messages.article.closedFence(fence), received: first }
  return [problemAt(placeOf(node), partName("code"), fault)]
}

/** A name between colons, with no other word, colon or address around. */
const EMOJI = /(?<![\p{L}\p{N}/:\\]):([a-z_]{2,}):(?![\p{L}\p{N}/:])/gu

/** One that is meant: it stands alone, or is nearly a known one. */
function unknownEmoji(written: string, placeAt: PlaceAt): ArticleProblem[] {
  return [...written.matchAll(EMOJI)].flatMap(({ 0: received, 1: name = "", index }) => {
    const around = [written[index - 1], written[index + received.length]]
    const isAlone = around.every(sign => sign === undefined || /[\s.,;!?…]/.test(sign))
    const hint = didYouMean(name, Object.keys(nameToEmoji))
    if (Object.hasOwn(nameToEmoji, name) || !(isAlone || hint)) return []
    const fault = { severity: "hint", expected: messages.article.emoji, received, hint } as const
    return [problemAt(placeAt(index), partName("emoji"), fault)]
  })
}

const NOTE = /(?<!\\)\[\^([^[\]\n]+)\]/g

/**
 * Reports marks of notes that nothing explains, and names with spaces, which no note has: Markdown shows them as they
 * are written. Takes the text of the tree.
 */
export function checkNotes(tree: Root, body: string): ArticleProblem[] {
  const problems: ArticleProblem[] = []
  const words = messages.article
  visit(tree, ["text", "definition"], (node, _index, parent) => {
    // Beside an address that GitHub makes a link of, words have no place of their own.
    const { position } = node.position ? node : (parent ?? node)
    const { start, end } = node.position ?? {}
    const text = node.type === "text" ? node.value : ""
    const written = start ? body.slice(start.offset, end?.offset) : text
    for (const [received, name = ""] of written.matchAll(NOTE)) {
      const fault = /\s/.test(name)
        ? {
            severity: "warning" as const,
            expected: words.noteName(name.trim().replaceAll(/\s+/g, "-")),
          }
        : { expected: words.definition(name) }
      problems.push(partProblem(placeOf({ position }), "note", { ...fault, received }))
    }
  })
  return problems
}

/** Reports the first invisible character of each line. */
export const checkSigns = (body: string): ArticleProblem[] =>
  body.split("\n").flatMap((line, index) => {
    const at = line.search(HIDDEN_SIGN)
    if (at < 0) return []
    const fault = { expected: report.hiddenSign, received: shortJson(line.slice(at)) }
    return [partProblem({ line: index + 1, column: at + 1 }, "article", fault)]
  })
