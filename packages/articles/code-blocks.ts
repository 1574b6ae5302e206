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
  for (const problem of checkFence(fence, text, placeOf(pre)))
    if (isNew(problem, draft)) draft.problems.push(problem)
  return framedCode(fence, text, draft)
}

async function framedCode(fence: Fence, code: string, draft: Draft): Promise<Element> {
  const { t } = draft
  const { lang, title, showLineNumbers } = fence
  const terminal = readTerminal(code, lang)
  const lines = await highlight(code, fence, terminal)
  for (const [index, { properties }] of lines.entries())
    if (showLineNumbers) properties.dataN = index + 1
  // For `styles/parts/code.css`.
  const look = Object.entries({ terminal, numbers: showLineNumbers }).flatMap(([name, isSo]) =>
    isSo ? [`code-${name}`] : [],
  )
  const language = lang && lang !== "text" ? lang : undefined
  const name = title ?? (terminal ? t("code.terminal") : (language ?? t("code.label")))
  const isNumbered = showLineNumbers === undefined && !terminal && lines.length > 1
  const properties = {
    className: ["box", "code", ...look],
    // The style sheet shows them: neither a copy nor a search has them.
    dataLines: isNumbered ? lines.map((_, index) => index + 1).join("\n") : undefined,
  }
  return element("figure", properties, [
    barOf(name, language, draft),
    frame("code-lines", name, [element("code", { lang: "zxx" }, lines)], "pre"),
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

/** Languages that are left without colours on purpose. */
const PLAIN = new Set(["", "text", "txt", "plain", "plaintext"])

/** A comment that marked its line, and would show now. */
const FOCUS = "[!code focus]"

/** False for a second line about words of a fence: a text of another system has them in each. */
const isNew = ({ expected, hint }: ArticleProblem, { problems }: Draft) =>
  expected !== report.oneOf(FENCE_NAMES) ||
  !problems.some(one => one.expected === expected && one.hint === hint)

function checkFence(fence: Fence, code: string, place: Place): ArticleProblem[] {
  const wording = messages.article
  const warning = (fault: Fault) => partProblem(place, "code", { severity: "warning", ...fault })
  const { lang, lines, unknown } = fence
  const problems = unknown.map(received => {
    const [name = ""] = /^[\w-]*/.exec(received) ?? []
    const near = FENCE_NAMES.includes(name) ? undefined : didYouMean(name, FENCE_NAMES)
    const hint = wording.retired.get(name) ?? near
    return warning({ expected: report.oneOf(FENCE_NAMES), received, hint })
  })
  if (!isBundled(lang) && !PLAIN.has(lang)) {
    const { language: expected, noColours: hint } = wording
    problems.push(warning({ expected, received: shortJson(lang), hint }))
  }
  const count = code.split("\n").length
  const beyond = lines.find(line => line > count)
  if (beyond) problems.push(warning({ expected: wording.lines(count), received: `${beyond}` }))
  const absent = fence.words.find(word => !code.includes(word))
  if (absent) problems.push(warning({ expected: wording.wordOfCode, received: `/${absent}/` }))
  if (code.includes(FOCUS))
    problems.push(
      warning({ expected: wording.noFocus, received: FOCUS, hint: wording.noFocusHint }),
    )
  return problems
}
