import type { Element, Parents, Root } from "hast"
import { visit } from "unist-util-visit"
import type { Translate } from "../../i18n/translate"
import { messages } from "../../messages/messages"
import {
  type ArticleProblem,
  didYouMean,
  type Fault,
  type Place,
  partProblem,
  shortJson,
} from "../content-problem"
import { diagramDrawer } from "./diagrams"
import { FENCE_NAMES, type Fence, readFence } from "./fence"
import { highlight, isBundled } from "./highlight"
import { component, element, isElement, type JsxElement, placeOf, textOf } from "./nodes"
import { readTerminal } from "./terminal"

/**
 * Replaces fenced code by `CodeBlock` with one element per line, highlighted, and Mermaid's source by its drawing.
 * `fence` reads what its first line may say. Returns what cannot be drawn, and a warning for what a fence says that is
 * not understood, or of lines and words that are not there.
 */
export async function setCodeBlocks(
  tree: Root,
  typography: boolean,
  t: Translate,
): Promise<ArticleProblem[]> {
  const found: { pre: Element; code: Element; parent: Parents }[] = []
  visit(tree, "element", (pre, _index, parent) => {
    const code = pre.tagName === "pre" && pre.children.length === 1 ? pre.children[0] : undefined
    if (parent && code && isElement(code, "code")) found.push({ pre, code, parent })
  })
  const problems: ArticleProblem[] = []
  const diagram = diagramDrawer(typography, t)
  for (const { pre, code, parent } of found) {
    const fence = readFence(code)
    const block =
      fence.lang === "mermaid"
        ? await diagram(pre, code)
        : await codeBlock(pre, fence, textOf(code))
    problems.push(...block.problems)
    if (block.node) parent.children[parent.children.indexOf(pre)] = block.node
  }
  return problems
}

async function codeBlock(pre: Element, fence: Fence, text: string) {
  const { lang, title, wrap, startLine, showLineNumbers } = fence
  const code = text.replace(/\n$/, "")
  const terminal = readTerminal(code, lang)
  const lines = await highlight(code, fence, terminal)
  for (const [index, { properties }] of lines.entries())
    if (showLineNumbers) properties.dataN = startLine + index
  const folds = fence.folds.filter(([from = 0]) => from <= lines.length)
  // Styles that only such blocks load: `styles/parts/code.css`.
  const look = Object.entries({
    terminal,
    numbers: showLineNumbers,
    focus: lines.some(({ properties }) => `${properties.className}`.includes("focused")),
    folds: folds.length > 0,
  }).flatMap(([name, isSo]) => (isSo ? `code-${name}` : []))
  const hasMargin = showLineNumbers === undefined && !terminal && folds.length === 0
  const properties = {
    lang: lang || "text",
    title,
    wrap,
    look: look.join(" ") || undefined,
    firstLine: hasMargin ? (startLine === 1 ? undefined : startLine) : 0,
  }
  const node = component("CodeBlock", "block", properties, {
    children: folds.length > 0 ? foldedLines(lines, folds, startLine) : lines,
    position: pre.position,
  })
  return { node, problems: checkFence(fence, code, placeOf(pre)) }
}

/** Blocks of lines one after the other, those that are folded in a part that opens. */
function foldedLines(
  lines: readonly Element[],
  folds: readonly number[][],
  startLine: number,
): (Element | JsxElement)[] {
  const blocks: (Element | JsxElement)[] = []
  let next = 1
  for (const fold of folds) {
    const [from = next] = fold
    const to = Math.min(from + fold.length - 1, lines.length)
    if (from > next) blocks.push(preOf(lines.slice(next - 1, from - 1)))
    const numbers = { from: startLine + from - 1, to: startLine + to - 1 }
    const children = [preOf(lines.slice(from - 1, to))]
    blocks.push(component("CodeFold", "block", numbers, { children }))
    next = to + 1
  }
  return next <= lines.length ? [...blocks, preOf(lines.slice(next - 1))] : blocks
}

const preOf = (lines: readonly Element[]): Element =>
  element("pre", {}, [element("code", { lang: "zxx" }, [...lines])])

/** Languages that are left without colours on purpose. */
const PLAIN = new Set(["", "text", "txt", "plain", "plaintext"])

function checkFence(fence: Fence, code: string, place: Place): ArticleProblem[] {
  const words = messages.article
  const warning = (fault: Fault) => partProblem(place, "code", { severity: "warning", ...fault })
  const { lang, unknown, marks, folds } = fence
  const problems = unknown.map(received => {
    if (/^twoslash\b/.test(received))
      return partProblem(place, "code", {
        expected: words.noTypes,
        received,
        hint: words.noTypesHint,
      })
    const [name = ""] = /^[\w-]*/.exec(received) ?? []
    const hint = FENCE_NAMES.includes(name) ? undefined : didYouMean(name, FENCE_NAMES)
    return warning({ expected: messages.report.oneOf(FENCE_NAMES), received, hint })
  })
  if (!isBundled(lang) && !PLAIN.has(lang)) {
    const { language: expected, noColours: hint } = words
    problems.push(warning({ expected, received: shortJson(lang), hint }))
  }
  const count = code.split("\n").length
  const beyond = [...marks.flatMap(({ lines }) => lines), ...folds.flat()].find(
    line => line > count,
  )
  if (beyond) problems.push(warning({ expected: words.lines(count), received: `${beyond}` }))
  const absent = fence.words.find(word => !code.includes(word))
  if (absent) problems.push(warning({ expected: words.wordOfCode, received: `/${absent}/` }))
  return problems
}
