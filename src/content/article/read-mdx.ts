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
import { writtenLines } from "./written-signs"

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath).use(remarkMdx).freeze()

/** Reads MDX with GitHub's extensions. The parser stops at the first fault. */
export function readMdx(body: string): { tree?: Root; problems: ArticleProblem[] } {
  try {
    const tree = parser.parse(body)
    return { tree, problems: checkIndents(tree, body) }
  } catch (error) {
    return { problems: [syntaxFault(error, body)] }
  }
}

/** Reports what an author of Markdown means as code: MDX has no code by indentation. */
function checkIndents({ children }: Root, body: string): ArticleProblem[] {
  const lines = body.split("\n")
  return children.flatMap(node => {
    const { line, column } = placeOf(node)
    const written = lines[line - 1] ?? ""
    if (!/^(?: {4}|\t)/.test(written) || /^(?:code$|mdx)/.test(node.type)) return []
    const { indented: expected, indentedHint: hint } = messages().article
    const fault = { severity: "warning", expected, received: shortJson(written), hint } as const
    return [partProblem({ line, column }, "code", fault)]
  })
}

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
 * The problem of what the parser threw for a text. Throws any error that is not the parser's again, because that is not
 * the author's fault.
 */
export function syntaxFault(error: unknown, body: string): ArticleProblem {
  if (!(error instanceof VFileMessage)) throw error
  const place = placeIn(body, offsetOf(error, body))
  const written = body.split("\n", place.line).at(-1)?.trim() ?? ""
  const words = messages().mdx
  const known = ADVICE.find(([pattern]) => pattern.test(error.reason))?.[1]
  const advice = known === "esm" && !STATEMENT.test(written) ? "sentence" : known
  return partProblem(place, "article", {
    expected: words.readable,
    received: shortJson(written),
    hint: [`${plainReason(error)}.`, advice && words.advice[advice]].filter(Boolean).join(" "),
  })
}

/** How code begins that imports or exports; a sentence that begins with these words does not. */
const STATEMENT =
  /^import\s*(?:["'{*(]|[\w$]+\s*(?:,|from\b|$))|^export\s*(?:[{*]|(?:default|const|let|var|function|class|async)\b|$)/

function plainReason({ reason, cause }: VFileMessage): string {
  const words = messages().mdx
  const plain = PLAIN_REASONS.find(([pattern]) => pattern.test(reason))?.[1]
  if (!plain) return words.reason(reason.replaceAll(/ \((?:\d+:[\d:-]+|U\+[0-9A-F]+)\)/g, ""))
  return words.reasons[plain] + words.detail(cause instanceof Error ? cause.message : "")
}

function offsetOf({ reason, source, ruleId, place }: VFileMessage, text: string): number {
  const { offset = 0 } = (place && "start" in place ? place.start : place) ?? {}
  if (source === "micromark-extension-mdxjs-esm") return startOfCode(offset, text)
  const isOpen = source === "micromark-extension-mdx-expression" && ruleId === "unexpected-eof"
  if (isOpen) return openBrace(text, offset) ?? offset
  if (!reason.startsWith("Expected a closing tag")) return offset
  // Where the tag was opened is in the reason only: “… for `<div>` (3:1-3:6)”.
  const [, line = 1, column = 1] = /\((\d+):(\d+)-[\d:]+\)/.exec(reason) ?? []
  const before = text.split("\n", Number(line) - 1).map(one => one.length + 1)
  return before.reduce((sum, length) => sum + length, Number(column) - 1)
}

/** Where the parser stopped in an import or export; where that begins, when it read on to the end of the file. */
function startOfCode(found: number, text: string): number {
  const before = text.slice(0, found)
  const start = Math.max(...["import ", "export "].map(word => before.lastIndexOf(`\n${word}`))) + 1
  const length = text.slice(start).search(/\n[ \t]*(?:\n|$)/)
  return length >= 0 && found > start + length ? start : found
}

/** The first brace of those that nothing closes up to a place. */
function openBrace(text: string, end: number): number | undefined {
  const open: number[] = []
  for (const { signs } of writtenLines(text)) {
    for (const { sign, offset } of signs) {
      if (offset > end) return open[0]
      if (sign === "{") open.push(offset)
      else if (sign === "}") open.pop()
    }
  }
  return open[0]
}
