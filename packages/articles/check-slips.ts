import {
  type ArticleProblem,
  HIDDEN_SIGN,
  type Place,
  partProblem,
  placeIn,
  report,
  shortJson,
} from "@site/problems"
import type { Root as HtmlRoot } from "hast"
import type { Nodes, Root } from "mdast"
import { LOST_MARKS, NOTE, type Slip } from "./lost-marks"
import { messages } from "./messages"
import { placeOf } from "./nodes"
import { visit } from "./visit"

const words = messages.article

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
    return { part: "heading", expected: words.headingWords, received: written.trim() }
  const isImage = node.type === "image" || node.type === "imageReference"
  if (isImage && !node.alt?.trim())
    return { part: "image", expected: words.alt, received: report.nothing, hint: words.decoration }
  const [, name] = (node.type === "html" && PART.exec(node.value)) || []
  if (!name) return undefined
  return {
    part: "component",
    expected: words.harmlessTag,
    received: `<${name}>`,
    hint: words.partsNeedMdx,
  }
}

/** A part of the site, which only MDX knows: `<Callout`. */
const PART = /^<([A-Z][\w.]*)/

/** Place of a comment that does not end in its block: the rest of it is text. */
const openComment = (written: string): number =>
  written.indexOf("<!--", Math.max(written.lastIndexOf("-->"), 0))

const unendedComment = (written: string): Slip => ({
  part: "htmlTag",
  expected: words.endOfComment,
  received: shortJson(written.split("\n")[0]),
  hint: words.endOfCommentHint,
})

/** A block of code without an end: all that follows would be code. */
function openFence(written: string): Slip | undefined {
  const [first = "", ...others] = written.split("\n")
  const [fence] = /^(?:`{3,}|~{3,})/.exec(first) ?? []
  const last = (others.at(-1) ?? "").replace(/^[\s>]*/, "").trimEnd()
  const isClosed = fence && last.startsWith(fence) && last === fence.charAt(0).repeat(last.length)
  if (!fence || isClosed) return undefined
  return { part: "code", expected: words.closedFence(fence), received: first }
}

/** Reports texts and attributes with an invisible character that is written otherwise: `&#x202E;`, `{"\\u202E"}`. */
export function checkShownSigns(tree: HtmlRoot): ArticleProblem[] {
  const problems: ArticleProblem[] = []
  visit(tree, (node, _index, parent) => {
    const texts =
      "value" in node ? [node.value] : "properties" in node ? Object.values(node.properties) : []
    const found = texts.find(text => typeof text === "string" && HIDDEN_SIGN.test(text))
    if (typeof found !== "string") return
    const at = placeOf(node.position || !parent ? node : parent)
    const received = shortJson(found.slice(found.search(HIDDEN_SIGN)))
    problems.push(partProblem(at, "article", { expected: report.hiddenSign, received }))
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
