import type { Root } from "mdast"
import remarkGfm from "remark-gfm"
import remarkMdx from "remark-mdx"
import remarkParse from "remark-parse"
import { unified } from "unified"
import { VFileMessage } from "vfile-message"
import { messages } from "../../messages/messages"
import { type ArticleProblem, partProblem, placeIn, shortJson } from "../content-problem"
import { remarkMath } from "./math-syntax"
import { placeOf } from "./nodes"

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath).use(remarkMdx).freeze()

/**
 * Reads MDX with GitHub's extensions. The parser stops at the first fault: each one is hidden and the text
 * read again, so that an author sees all of them at once.
 */
export function readMdx(body: string): { tree?: Root; problems: ArticleProblem[] } {
  const problems: ArticleProblem[] = []
  for (let text = body; ; ) {
    try {
      const tree = parser.parse(text)
      return problems.length > 0 ? { problems } : { tree, problems: checkIndents(tree, body) }
    } catch (error) {
      const { problem, rest } = syntaxFault(error, text, body)
      // Hiding one fault may need several rounds.
      const isNew = ({ line, column }: ArticleProblem) =>
        line !== problem.line || column !== problem.column
      if (problems.every(isNew)) problems.push(problem)
      if (rest === text) return { problems }
      text = rest
    }
  }
}

/** Reports what an author of Markdown means as code: MDX has no code by indentation. */
const checkIndents = ({ children }: Root, body: string): ArticleProblem[] =>
  children.flatMap(node => {
    const { line, column } = placeOf(node)
    const written = body.split("\n", line)[line - 1] ?? ""
    if (!/^(?: {4}|\t)/.test(written) || /^(?:code$|mdx)/.test(node.type)) return []
    const { indented: expected, indentedHint: hint } = messages().article
    const fault = { severity: "warning", expected, received: shortJson(written), hint } as const
    return [partProblem({ line, column }, "code", fault)]
  })

type Words = ReturnType<typeof messages>["mdx"]

/** The parser's messages in the author's words. The first pattern that matches is used. */
const PLAIN_REASONS: readonly [reason: RegExp, plain: keyof Words["reasons"]][] = [
  [/parse expression with acorn/, "expression"],
  [/parse import\/exports with acorn/, "esm"],
  [/only import\/exports are supported/, "onlyEsm"],
  [/expected an object spread|only spread elements/, "onlySpread"],
]

const ADVICE: readonly [reason: RegExp, advice: keyof Words["advice"]][] = [
  [/`style` attribute/, "style"],
  [/autolink|before local name/i, "link"],
  [/import\/exports/, "esm"],
  [/expression|spread/i, "brace"],
  [/closing|open tag|end of file/i, "close"],
  [/name|attribute/i, "lessThan"],
]

/**
 * Takes what the parser threw for a text, some of whose faults are hidden, and the text as it was written.
 * Returns the fault, and the text without it, lines and columns kept; the same text when there is nothing to hide.
 * Throws any error that is not the parser's again: that is not the author's fault.
 */
export function syntaxFault(error: unknown, text: string, body = text) {
  if (!(error instanceof VFileMessage)) throw error
  const { offset, rest } = locate(error, text)
  const place = placeIn(text, offset)
  const words = messages().mdx
  const advice = ADVICE.find(([pattern]) => pattern.test(error.reason))?.[1]
  const problem = partProblem(place, "article", {
    expected: words.readable,
    received: shortJson(body.split("\n")[place.line - 1]?.trim()),
    hint: [`${plainReason(error)}.`, advice && words.advice[advice]].filter(Boolean).join(" "),
  })
  return { problem, rest }
}

function plainReason({ reason, cause }: VFileMessage): string {
  const words = messages().mdx
  const plain = PLAIN_REASONS.find(([pattern]) => pattern.test(reason))?.[1]
  if (!plain) return words.reason(reason.replaceAll(/ \((?:\d+:[\d:-]+|U\+[0-9A-F]+)\)/g, ""))
  return words.reasons[plain] + words.detail(cause instanceof Error ? cause.message : "")
}

function locate({ reason, source, ruleId, place }: VFileMessage, text: string) {
  const { offset = 0 } = (place && "start" in place ? place.start : place) ?? {}
  if (source === "micromark-extension-mdxjs-esm") return esmFault(offset, text)
  if (source === "micromark-extension-mdx-expression") {
    const isOpen = ruleId === "unexpected-eof"
    // What seems to be code may be none: a lone backtick, a fence in a quote.
    const last = isOpen ? -1 : text.lastIndexOf("{", offset)
    const open =
      openBrace(text, isOpen ? 0 : text.lastIndexOf("\n\n", offset) + 1, offset) ??
      (last < 0 ? undefined : last)
    return { offset: isOpen ? (open ?? offset) : offset, rest: withoutBraces(text, open) }
  }
  // Where a tag was opened is in the reason only: “… for `<div>` (3:1-3:6)”.
  const [, line = 0, column = 0] = /\((\d+):(\d+)-[\d:]+\)/.exec(reason) ?? []
  const opened = line
    ? text.split("\n", Number(line) - 1).join("\n").length + Number(column) - (line === "1" ? 1 : 0)
    : text.lastIndexOf("<", offset)
  const isUnclosed = reason.startsWith("Expected a closing tag")
  const isClosedLater =
    source === "micromark-extension-mdx-jsx" || reason.includes("before the end of")
  return { offset: isUnclosed ? opened : offset, rest: withoutTag(text, opened, isClosedLater) }
}

/** Hides the sign that begins a tag, and that of its closing tag: alone, it would be another fault. */
function withoutTag(text: string, start: number, isClosedLater: boolean): string {
  if (start < 0) return text
  const name = /^[\w.-]+/.exec(text.slice(start + 1))?.[0]
  const end = isClosedLater ? text.indexOf(`</${name}>`, start) : -1
  const hidden = blank(text, start, start + 1)
  return end < 0 ? hidden : blank(hidden, end, end + 1)
}

/** An import or export: the parser reads on to the end of the file when a statement has no end. */
function esmFault(found: number, text: string) {
  const start = text.slice(0, found).search(/^(?:import|export) (?![\s\S]*^(?:import|export) )/m)
  if (start < 0) return { offset: found, rest: text }
  const length = text.slice(start).search(/\n[ \t]*(?:\n|$)/)
  const end = length < 0 ? text.length : start + length
  return { offset: found > end ? start : found, rest: blank(text, start, end) }
}

/** The first brace between two places that nothing closes there. Those that are escaped or in code do not count. */
function openBrace(text: string, start: number, end: number): number | undefined {
  const open: number[] = []
  for (const { 0: sign, index } of text.slice(0, end + 1).matchAll(/[{}]/g)) {
    if (index < start || isLiteral(text, index)) continue
    if (sign === "{") open.push(index)
    else if (index < end) open.pop()
  }
  return open[0]
}

/** Hides a brace, and all up to the one that closes it in the same paragraph; an attribute keeps a value. */
function withoutBraces(text: string, open: number | undefined): string {
  if (open === undefined) return text
  let depth = 0
  for (const { 0: sign, index } of text.slice(open).matchAll(/[{}]|\n[ \t]*\n/g)) {
    if (sign !== "{" && sign !== "}") break
    depth += sign === "{" ? 1 : -1
    if (depth > 0) continue
    const end = open + index + 1
    const hidden = blank(text, open, end)
    return text[open - 1] === "="
      ? `${text.slice(0, open)}"${hidden.slice(open + 1, end - 1)}"${text.slice(end)}`
      : hidden
  }
  return blank(text, open, open + 1)
}

/** Says whether a sign is escaped or in code, as far as its line and the fences before it tell. */
function isLiteral(text: string, offset: number): boolean {
  const before = text.slice(0, offset)
  const line = before.slice(before.lastIndexOf("\n") + 1)
  const fences = before.match(/^[ \t>]*(?:```|~~~)/gm) ?? []
  return line.endsWith("\\") || line.split("`").length % 2 === 0 || fences.length % 2 === 1
}

function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, " ") + text.slice(end)
}
