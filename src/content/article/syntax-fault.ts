import { z } from "zod"
import { type ArticleProblem, problemAt, shortJson } from "../content-problem"

/** The shape of the messages that unified's packages throw (`VFileMessage`). */
const parserMessage = z.object({
  reason: z.string(),
  line: z.number().optional(),
  column: z.number().optional(),
  ruleId: z.string().optional(),
  source: z.string().optional(),
  cause: z.unknown(),
})
type ParserMessage = z.infer<typeof parserMessage>

/** The parser's messages in the author's words. The first pattern that matches is used. */
const PLAIN_REASONS: readonly [reason: RegExp, plain: string][] = [
  [/parse expression with acorn/, "The code between braces cannot be read"],
  [/parse import\/exports with acorn/, "The import or export cannot be read"],
  [/only import\/exports are supported/, "Only imports and exports can stand there"],
  [/expected an object spread|only spread elements/, "Only {...properties} can stand there"],
]

const ADVICE: readonly [reason: RegExp, advice: string][] = [
  [/`style` attribute/, 'Write CSS: style="color: red".'],
  [/autolink|before local name/i, "Write [text](https://…) for a link."],
  [/import\/exports/, "Write import and export as in JavaScript, with an empty line after them."],
  [/expression|spread/i, "Write \\{ for a brace in the text, or put code between backticks."],
  [
    /closing|open tag|end of file/i,
    "Close every tag that is opened, in the same paragraph or block.",
  ],
  [
    /name|attribute/i,
    "Write \\< for a “less than” sign in the text, or put code between backticks.",
  ],
]

/** A fault that MDX's parser found, and the part of the text to hide so that it finds the next one. */
export interface SyntaxFault {
  problem: ArticleProblem
  /** The text without the fault, lines and columns kept; the same text when there is nothing to hide. */
  rest: string
}

/**
 * Takes what the parser threw for a text, some of whose faults are hidden, and the text as it was written.
 * Throws any error that is not the parser's again: that is not the author's fault.
 */
export function syntaxFault(error: unknown, text: string, body = text): SyntaxFault {
  const message = parserMessage.safeParse(error)
  if (!message.success) throw error
  const { offset, rest } = locate(message.data, text)
  const before = text.slice(0, offset).split("\n")
  const line = before.length
  const { reason } = message.data
  return {
    problem: problemAt({ line, column: (before.at(-1)?.length ?? 0) + 1 }, "article", {
      expected: "MDX that can be read",
      received: shortJson(body.split("\n")[line - 1]?.trim()),
      hint: [`${plainReason(message.data)}.`, ADVICE.find(([pattern]) => pattern.test(reason))?.[1]]
        .filter(Boolean)
        .join(" "),
    }),
    rest,
  }
}

function plainReason({ reason, cause }: ParserMessage): string {
  const plain = PLAIN_REASONS.find(([pattern]) => pattern.test(reason))?.[1]
  if (!plain) return reason.replaceAll(/ \((?:\d+:[\d:-]+|U\+[0-9A-F]+)\)/g, "")
  const detail = cause instanceof Error ? cause.message.replace(/ \(\d+:\d+\)$/, "") : ""
  return detail ? `${plain}: ${detail.charAt(0).toLowerCase()}${detail.slice(1)}` : plain
}

function locate({ reason, source, ruleId, ...place }: ParserMessage, text: string) {
  // A tag that is never closed has its place in the reason only: “… for `<div>` (3:1-3:6)”.
  const tag = /\((\d+):(\d+)-[\d:]+\)/.exec(reason)
  const opened = tag && offsetOf(text, Number(tag[1]), Number(tag[2]))
  const isUnclosed = reason.startsWith("Expected a closing tag")
  const found =
    isUnclosed && opened !== null ? opened : offsetOf(text, place.line ?? 1, place.column ?? 1)
  if (source === "micromark-extension-mdxjs-esm") return esmFault(found, text)
  if (source === "micromark-extension-mdx-expression") {
    return ruleId === "unexpected-eof" ? openBrace(text) : braces(found, text)
  }
  const isClosedLater =
    source === "micromark-extension-mdx-jsx" || reason.includes("before the end of")
  const start = opened ?? text.lastIndexOf("<", found)
  return { offset: found, rest: start < 0 ? text : withoutTag(text, start, isClosedLater) }
}

/** Hides the sign that begins a tag, and that of its closing tag: alone, it would be another fault. */
function withoutTag(text: string, start: number, isClosedLater: boolean): string {
  const hidden = blank(text, start, start + 1)
  const name = /^[\w.-]+/.exec(text.slice(start + 1))?.[0]
  const end = isClosedLater ? text.indexOf(`</${name}>`, start) : -1
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

/** Without a closing brace anywhere after it, the first brace after the last closing one is the fault. */
function openBrace(text: string) {
  let offset = text.lastIndexOf("}")
  do offset = text.indexOf("{", offset + 1)
  while (offset >= 0 && isLiteral(text, offset))
  return offset < 0
    ? { offset: text.length, rest: text }
    : { offset, rest: blank(text, offset, offset + 1) }
}

/** Hides the braces around a fault and what is between them; an attribute keeps a value. */
function braces(found: number, text: string) {
  const paragraph = text.lastIndexOf("\n\n", found) + 1
  let open = -1
  for (let at = found, depth = 0; at >= paragraph; at -= 1) {
    if (text[at] === "}" && at < found) depth += 1
    if (text[at] !== "{" || isLiteral(text, at)) continue
    if (depth > 0) depth -= 1
    else open = at
  }
  if (open < 0) open = text.lastIndexOf("{", found)
  if (open < 0) return { offset: found, rest: text }
  const length = closing(text.slice(open))
  const hidden = blank(text, open, open + (length ?? 1))
  const isValue = text[open - 1] === "=" && length !== undefined
  const rest = isValue
    ? `${hidden.slice(0, open)}"${hidden.slice(open + 1, open + length - 1)}"${hidden.slice(open + length)}`
    : hidden
  return { offset: found, rest }
}

/** Length of the text up to the brace that closes its first one, in the same paragraph. */
function closing(text: string): number | undefined {
  let depth = 0
  for (const { 0: sign, index } of text.matchAll(/[{}]|\n[ \t]*\n/g)) {
    if (sign !== "{" && sign !== "}") return undefined
    depth += sign === "{" ? 1 : -1
    if (depth === 0) return index + 1
  }
  return undefined
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

function offsetOf(text: string, line: number, column: number): number {
  const before = text.split("\n").slice(0, line - 1)
  return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1
}
