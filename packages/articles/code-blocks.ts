import {
  type ArticleProblem,
  didYouMean,
  type Fault,
  type Place,
  partProblem,
  report,
  shortJson,
} from "@site/problems"
import type { Element } from "hast"
import { diagram } from "./diagrams"
import type { Draft, Writer } from "./draft"
import { FENCE_NAMES, type Fence, readFence } from "./fence"
import { frame } from "./frames"
import { highlight, isBundled } from "./highlight"
import { messages } from "./messages"
import { element, isElement, placeOf, textOf } from "./nodes"
import { readTerminal } from "./terminal"

/**
 * Writes fenced code as a frame with an element per line, highlighted, and Mermaid's source as its drawing. `fence`
 * reads its first line. Adds a warning for unknown words of a fence, or for lines and words that are not there.
 */
export const codeBlock: Writer = async (pre, draft) => {
  const [code] = pre.children
  if (pre.children.length !== 1 || !code || !isElement(code, "code")) return undefined
  const fence = readFence(code)
  if (fence.lang === "mermaid") return diagram(pre, code, draft)
  const text = textOf(code).replace(/\n$/, "")
  draft.problems.push(...checkFence(fence, text, placeOf(pre)))
  return framedCode(fence, text, draft)
}

async function framedCode(fence: Fence, code: string, draft: Draft): Promise<Element> {
  const { t } = draft
  const { lang, title, wrap, startLine, showLineNumbers } = fence
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
  }).flatMap(([name, isSo]) => (isSo ? [`code-${name}`] : []))
  const language = lang && lang !== "text" ? lang : undefined
  const name = title ?? (terminal ? t("code.terminal") : (language ?? t("code.label")))
  const hasMargin = showLineNumbers === undefined && !terminal && folds.length === 0
  const isNumbered = hasMargin && !wrap && (lines.length > 1 || startLine > 1)
  const shown = folds.length > 0 ? foldedLines(lines, folds, startLine, draft) : [codeOf(lines)]
  const properties = {
    className: ["box", "code", ...look],
    // The style sheet shows them: neither a copy nor a search has them.
    dataLines: isNumbered ? numbersFrom(startLine, lines.length) : undefined,
  }
  return element("figure", properties, [
    barOf(name, language, draft),
    frame("code-lines", name, shown, folds.length > 0 ? "div" : "pre", {
      dataWrap: wrap ? "" : undefined,
    }),
  ])
}

/** File name or language, and the button that copies: without scripts, where it could not work, it is hidden. */
function barOf(
  name: string,
  language: string | undefined,
  { t, manner: { lang }, codeNames }: Draft,
): Element {
  const count = (codeNames.get(name) ?? 0) + 1
  codeNames.set(name, count)
  // Screen readers list the buttons of a page by their names alone.
  const copied = count > 1 ? `${name} (${count})` : name
  const copy = { type: "button", className: ["code-copy", "screen-only", "script-only"], lang }
  return element("figcaption", { className: ["code-bar"] }, [
    element("span", { className: ["code-name"] }, [name]),
    ...(language && name !== language ? [element("span", {}, [language])] : []),
    element("button", { ...copy, ariaLabel: `${t("code.copy")} ${copied}` }, [t("code.copy")]),
  ])
}

/** As many numbers as lines, one on a line. */
const numbersFrom = (first: number, count: number): string =>
  Array.from({ length: count }, (_, index) => first + index).join("\n")

/** Blocks of lines one after the other, those that are folded in a part that opens. */
function foldedLines(
  lines: readonly Element[],
  folds: readonly number[][],
  startLine: number,
  { t, manner: { lang } }: Draft,
): Element[] {
  const blocks: Element[] = []
  let next = 1
  for (const fold of folds) {
    const [first = next] = fold
    const last = Math.min(first + fold.length - 1, lines.length)
    if (first > next) blocks.push(preOf(lines.slice(next - 1, first - 1)))
    const [from, to] = [startLine + first - 1, startLine + last - 1]
    const words = from === to ? t("code.line", { from }) : t("code.lines", { from, to })
    const summary = element("summary", { lang, dataPagefindIgnore: "all" }, [words])
    const folded = preOf(lines.slice(first - 1, last))
    blocks.push(element("details", { className: ["code-fold"] }, [summary, folded]))
    next = last + 1
  }
  return next <= lines.length ? [...blocks, preOf(lines.slice(next - 1))] : blocks
}

const preOf = (lines: readonly Element[]): Element => element("pre", {}, [codeOf(lines)])

const codeOf = (lines: readonly Element[]): Element => element("code", { lang: "zxx" }, lines)

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
    return warning({ expected: report.oneOf(FENCE_NAMES), received, hint })
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
