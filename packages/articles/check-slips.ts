import {
  type ArticleProblem,
  type Fault,
  type Place,
  partProblem,
  placeIn,
  report,
  shortJson,
} from "@site/problems"
import type { Nodes, Root } from "mdast"
import { messages } from "./messages"
import { placeOf } from "./nodes"
import { visit } from "./visit"

const wording = messages.article

/** A fault, and the part of an article that has it. */
type Slip = Fault & { part: Parameters<typeof partProblem>[1] }

/** Reports what Markdown shows without a word and no author means. Takes its tree, before that is changed. */
export function checkSlips(tree: Root, body: string): ArticleProblem[] {
  const problems: ArticleProblem[] = []
  const add = (place: Place, { part, ...fault }: Slip) =>
    problems.push(partProblem(place, part, fault))
  visit(tree, (node, _index, parent) => {
    const { start, end } = node.position ?? {}
    // Beside an address that GitHub makes a link of, words have no place of their own.
    const written =
      !start && node.type === "text" ? node.value : body.slice(start?.offset, end?.offset)
    const slip = slipOf(node, written)
    if (slip) add(placeOf(node), slip)
    const open = node.type === "html" ? openComment(written) : -1
    if (open >= 0)
      add(placeIn(body, (start?.offset ?? 0) + open), unendedComment(written.slice(open)))
    const marks = node.type === "text" ? LOST_MARKS : node.type === "definition" ? [NOTE] : []
    const offset = (start ?? parent?.position?.start)?.offset ?? 0
    for (const mark of marks)
      for (const found of written.matchAll(mark.pattern)) {
        const lost = mark.slipOf(found)
        if (lost) add(placeIn(body, offset + found.index), lost)
      }
  })
  return problems
}

/** Slip that a whole node is. */
function slipOf(node: Nodes, written: string): Slip | undefined {
  if (node.type === "code") return openFence(written)
  if (node.type === "heading" && node.children.length === 0)
    return { part: "heading", expected: wording.headingWords, received: written.trim() }
  const isImage = node.type === "image" || node.type === "imageReference"
  if (isImage && !node.alt?.trim())
    return {
      part: "image",
      expected: wording.alt,
      received: report.nothing,
      hint: wording.decoration,
    }
  const [, name] = (node.type === "html" && PART.exec(node.value)) || []
  if (!name) return undefined
  return {
    part: "component",
    expected: wording.shownTag,
    received: `<${name}>`,
    hint: wording.partsNeedMdx,
  }
}

/** A part of the site, which only MDX knows: `<Callout`. */
const PART = /^<([A-Z][\w.]*)/

/** Place of a comment that does not end in its block: the rest of it is text. */
const openComment = (written: string): number =>
  written.indexOf("<!--", Math.max(written.lastIndexOf("-->"), 0))

const unendedComment = (written: string): Slip => ({
  part: "htmlTag",
  expected: wording.endOfComment,
  received: shortJson(written.split("\n")[0]),
  hint: wording.endOfCommentHint,
})

/** A block of code without an end: all that follows would be code. */
function openFence(written: string): Slip | undefined {
  const [first = "", ...others] = written.split("\n")
  const [fence] = /^(?:`{3,}|~{3,})/.exec(first) ?? []
  const last = (others.at(-1) ?? "").replace(/^[\s>]*/, "").trimEnd()
  const isClosed = fence && last.startsWith(fence) && last === fence.charAt(0).repeat(last.length)
  if (!fence || isClosed) return undefined
  return { part: "code", expected: wording.closedFence(fence), received: first }
}

/** Signs that an author means as a mark and Markdown shows as they are. */
interface LostMark {
  pattern: RegExp
  /** Undefined for signs that may be meant as they are. */
  slipOf(found: RegExpExecArray): Slip | undefined
}

const around = ({ 0: all, index, input }: RegExpExecArray) =>
  [input[index - 1] ?? "", input[index + all.length] ?? ""] as const

/** The mark of a note that nothing explains, or whose name has a space, which no note has. */
const NOTE: LostMark = {
  pattern: /(?<!\\)\[\^([^[\]\n]+)\]/g,
  slipOf: ([received, name = ""]) =>
    /\s/.test(name)
      ? {
          severity: "warning",
          part: "note",
          expected: wording.noteName(name.trim().replaceAll(/\s+/g, "-")),
          received,
        }
      : { part: "note", expected: wording.definition(name), received },
}

/** The name of an emoji, as GitHub and earlier versions of this site replace it: between colons, and alone. */
const EMOJI: LostMark = {
  pattern: /(?<![\p{L}\p{N}/:\\]):[a-z_]{2,}:(?![\p{L}\p{N}/:])/gu,
  slipOf(found) {
    const [received] = found
    const isAlone = around(found).every(sign => /^[\s.,;!?…()]?$/.test(sign))
    if (!isAlone) return undefined
    return { severity: "warning", part: "emoji", expected: wording.emoji, received }
  },
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
      expected: wording.seenStars,
      received: shortJson(received),
      hint: wording.starsOutside,
    }
  },
}

/** A tag of Liquid, Nunjucks or Hugo, which an import left: its reader sees it as it is. */
const TAG: LostMark = {
  pattern: /\{%[^%\n]*%\}|\{\{[<%][^{}\n]*[>%]\}\}/g,
  slipOf: ([received]) => ({
    severity: "warning",
    part: "text",
    expected: wording.templateTag,
    received,
  }),
}

const LOST_MARKS: readonly LostMark[] = [NOTE, EMOJI, STARS, TAG]
