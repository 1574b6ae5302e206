import { isNativeError } from "node:util/types"
import { type ArticleProblem, type Place, partProblem, report, shortJson } from "@site/problems"
import type { Root } from "mdast"
// Before the parser's own types of MDX's nodes, which are less exact.
import type {} from "mdast-util-mdx"
import { type Features, markdownToMdast, mdxToMdast } from "satteri"
import { readFormulas } from "./dollars"
import { messages } from "./messages"
import { deepLineOfCode, deepPlace, deepTag, NestingError } from "./nesting"
import { addPrograms, CodeFault } from "./programs"

/** Format of an article, named by the ending of its file. */
export type Format = "md" | "mdx"

const FEATURES: Features = { frontmatter: false, gfm: true, math: true }

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

/**
 * Reads Markdown or MDX with GitHub's extensions and formulas. Throws a `NestingError`, what `addPrograms` throws, and
 * the parser's errors: `3:1: Expected a closing tag for …`.
 */
export function parseText(text: string, format: Format): Root {
  const tree = readFormulas(text, masked => {
    const root = (format === "mdx" ? mdxToMdast : markdownToMdast)(masked, { features: FEATURES })
    if (root.type !== "root") throw new TypeError(`A ${root.type} is no text.`)
    const deep = deepPlace(root)
    if (deep) throw new NestingError(deep)
    return root
  })
  if (format === "mdx") addPrograms(tree)
  return tree
}

/**
 * The problem of what a parser threw for a text. Throws any other error again, because that is not the author's fault.
 */
function syntaxFault(error: unknown, body: string): ArticleProblem {
  if (error instanceof NestingError) return partProblem(error.place, "nesting", report.nesting)
  const { place, reason, detail } = error instanceof CodeFault ? error : parserFault(error)
  const written = body.split("\n", place.line).at(-1)?.trim() ?? ""
  const wording = messages.mdx
  const [, remedy] = wording.advice.find(([pattern]) => pattern.test(reason)) ?? []
  const reply = wording.reply(detail ? `${reason}: ${detail}` : reason)
  return partProblem(place, "article", {
    expected: wording.readable,
    received: shortJson(written),
    hint: [remedy, reply].filter(Boolean).join(" "),
  })
}

/** The parser's own message: `3:1: Expected a closing tag for … (mdx-jsx:…)`. */
const PARSER = /^(\d+):(\d+): ([\s\S]*?)(?: \([\w-]+:[\w-]+\))?$/

function parserFault(error: unknown): { place: Place; reason: string; detail: string } {
  const [, line, column, said = ""] = (isNativeError(error) && PARSER.exec(error.message)) || []
  if (!line) throw error
  const [reason = "", detail = ""] = said.split(/ with oxc: /)
  const place = { line: Number(line), column: Number(column) }
  const plain = reason.replaceAll(/ \((?:\d+:[\d:-]+|U\+[0-9A-F]+)\)/g, "").replaceAll(/\s+/g, " ")
  return { place, reason: plain, detail }
}
