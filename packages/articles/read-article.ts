import { isNativeError } from "node:util/types"
import { type ArticleProblem, type Place, partProblem, report, shortJson } from "@site/problems"
import type { Root } from "mdast"
import { VFileMessage } from "vfile-message"
import { messages } from "./messages"
import { deepLineOfCode, deepTag, NestingError } from "./nesting"
import { type Format, parseText } from "./parse"
import { CodeFault } from "./programs"

/** Reads an article. The parser stops at the first fault; a tree that is nested too deeply is one. */
export function readArticle(
  body: string,
  format: Format,
): { tree: Root; problem?: undefined } | { tree?: undefined; problem: ArticleProblem } {
  const line = format === "mdx" ? deepLineOfCode(body) : undefined
  if (line) return { problem: partProblem({ line }, "nesting", report.nesting) }
  try {
    const tree = parseText(body, format)
    const deep = deepTag(tree)
    if (deep) throw new NestingError(deep)
    return { tree }
  } catch (error) {
    return { problem: syntaxFault(error, body) }
  }
}

type Words = (typeof messages)["mdx"]

/** The parser's messages in the author's words. The first pattern that matches is used. */
const PLAIN_REASONS: readonly [reason: RegExp, plain: keyof Words["reasons"]][] = [
  [/parse expression/, "expression"],
  [/parse import\/exports/, "esm"],
  [/only import\/exports are supported/, "onlyEsm"],
  [/expected an object spread|only spread elements/, "onlySpread"],
]

const ADVICE: readonly [reason: RegExp, advice: keyof Words["advice"]][] = [
  [/autolink|before local name/i, "link"],
  [/import\/exports/, "esm"],
  [/expression|spread/i, "brace"],
  [/closing|open tag|end of file/i, "close"],
  [/name|attribute/i, "lessThan"],
]

/** Error of a parser: place, reason and detail. */
interface Fault {
  place: Place
  reason: string
  detail?: string
}

/**
 * The problem of what a parser threw for a text. Throws any other error again, because that is not the author's fault.
 */
function syntaxFault(error: unknown, body: string): ArticleProblem {
  if (error instanceof NestingError) return partProblem(error.place, "nesting", report.nesting)
  const { place, reason, detail = "" } = faultOf(error)
  const written = body.split("\n", place.line).at(-1)?.trim() ?? ""
  const words = messages.mdx
  const known = ADVICE.find(([pattern]) => pattern.test(reason))?.[1]
  const advice = known === "esm" && !STATEMENT.test(written) ? "sentence" : known
  const plain = PLAIN_REASONS.find(([pattern]) => pattern.test(reason))?.[1]
  const said = plain ? words.reasons[plain] + words.detail(detail) : words.reason(reason)
  return partProblem(place, "article", {
    expected: words.readable,
    received: shortJson(written),
    hint: [`${said}.`, advice && words.advice[advice]].filter(Boolean).join(" "),
  })
}

/** Beginning of code that imports or exports; a sentence that begins with these words does not match. */
const STATEMENT =
  /^import\s*(?:["'{*(]|[\w$]+\s*(?:,|from\b|$))|^export\s*(?:[{*]|(?:default|const|let|var|function|class|async)\b|$)/

const REASONS: Readonly<Record<CodeFault["kind"], string>> = {
  esm: "Could not parse import/exports",
  onlyEsm: "only import/exports are supported",
  expression: "Could not parse expression",
}

/** The parser's own message: `3:1: Expected a closing tag for … (mdx-jsx:…)`. */
const PARSER = /^(\d+):(\d+): ([\s\S]*?)(?: \([\w-]+:[\w-]+\))?$/

function faultOf(error: unknown): Fault {
  if (error instanceof CodeFault) {
    return { place: error.place, reason: REASONS[error.kind], detail: error.message }
  }
  if (error instanceof VFileMessage) {
    const { place = { line: 1, column: 1 }, reason } = error
    return { place: "start" in place ? place.start : place, reason }
  }
  const [, line, column, said = ""] = (isNativeError(error) && PARSER.exec(error.message)) || []
  if (!line) throw error
  const [reason = "", detail] = said.split(/ with oxc: /)
  const place = { line: Number(line), column: Number(column) }
  return { place, reason: reason.replaceAll(/ \((?:\d+:[\d:-]+|U\+[0-9A-F]+)\)/g, ""), detail }
}
