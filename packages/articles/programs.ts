import type { Place } from "@site/problems"
import jsx from "acorn-jsx"
import { fromJs } from "esast-util-from-js"
import type { Program } from "estree"
import type { Root } from "mdast"
import { VFileMessage } from "vfile-message"
import { isExpression, isJsx, placeOf } from "./nodes"
import { visit } from "./visit"

const REASONS = {
  module: "Could not parse import/exports",
  only: "Unexpected content: only import/exports are supported",
  expression: "Could not parse expression",
} as const

/** Code that is no JavaScript. Its place is in the article's text. */
export class CodeFault extends Error {
  constructor(
    /** In the words of the parser of Markdown. */
    readonly reason: (typeof REASONS)[keyof typeof REASONS],
    readonly place: Place,
    readonly detail = "",
  ) {
    super(`${reason}: ${detail}`)
  }
}

/**
 * Adds the syntax tree of its code to each import, expression and attribute, where MDX's compiler and `readCode` look
 * for it. Throws the first `CodeFault`.
 */
export function addPrograms(tree: Root): void {
  visit(tree, node => {
    if (node.type === "mdxjsEsm") {
      const estree = programOf(REASONS.module, node.value, placeOf(node))
      if (!estree.body.every(({ type }) => /^(?:Im|Ex)port/.test(type)))
        throw new CodeFault(REASONS.only, placeOf(node))
      node.data = { ...node.data, estree }
    } else if (isExpression(node)) {
      node.data = { ...node.data, estree: expressionOf(node.value, placeOf(node)) }
    } else if (isJsx(node)) {
      for (const attribute of node.attributes) {
        const code = attribute.type === "mdxJsxAttribute" ? attribute.value : attribute
        if (typeof code !== "object" || code === null) continue
        if (code.value.trim() === "") throw new CodeFault(REASONS.expression, placeOf(node))
        code.data = { ...code.data, estree: expressionOf(code.value, placeOf(node)) }
      }
    }
  })
}

/** Comments alone. There is one way to read each, because ways multiply where there are two. */
const COMMENTS = /^(?:\s|\/\*(?:(?!\*\/)[\s\S])*\*\/|\/\/.*(?!.))*$/

/** Replaces its brace. A spread is the inside of an object. */
function expressionOf(code: string, place: Place): Program {
  if (COMMENTS.test(code)) return { type: "Program", sourceType: "module", body: [], comments: [] }
  const isSpread = /^\s*\.\.\./.test(code)
  return programOf(REASONS.expression, isSpread ? `({${code}\n})` : `(${code}\n)`, place)
}

/** Place in the article of a place in its code, which counts from its own beginning. */
export const placeInCode = (at: Place, { line, column = 1 }: Place): Place => ({
  line: at.line + line - 1,
  column: at.line === 1 ? (at.column ?? 1) + column - 1 : at.column,
})

function programOf(reason: CodeFault["reason"], code: string, place: Place): Program {
  try {
    return fromJs(code, { module: true, plugins: [jsx()] })
  } catch (error) {
    if (!(error instanceof VFileMessage) || !error.place || "start" in error.place) throw error
    // Code that ends too early is a fault of its beginning: the parser looks for its end in what follows.
    const read = code.slice(0, error.place.offset)
    const isEnd = read.length >= code.trimEnd().length || /\n[ \t]*\n/.test(read)
    const detail = error.cause instanceof Error ? error.cause.message : error.reason
    throw new CodeFault(
      reason,
      isEnd ? place : placeInCode(error.place, place),
      detail.replace(/ \(\d+:\d+\)$/, ""),
    )
  }
}
