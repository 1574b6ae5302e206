import type { Element, Nodes, Root } from "hast"
import temml from "temml"
import { SKIP, visit } from "unist-util-visit"
import { z } from "zod"
import { messages } from "../../messages/messages"
import {
  type ArticleProblem,
  type Place,
  partProblem,
  placeIn,
  shortJson,
} from "../content-problem"
import { element, isBlankText, isElement, placeOf, textOf } from "./nodes"

/**
 * Replaces `code.language-math`, which formulas and ```math fences are, by MathML (D33). Takes the tree of HTML;
 * returns what is no TeX, each at its place.
 */
export function setMath(tree: Root): ArticleProblem[] {
  const problems: ArticleProblem[] = []
  visit(tree, "element", (node, index, parent) => {
    const code = formulaIn(node)
    if (!code || !parent || index === undefined) return undefined
    const tex = textOf(code).replace(/\n$/, "")
    const math = isClosed(node, tex)
      ? mathOf(tex, node !== code)
      : { hint: messages().article.formula.closed, offset: 0 }
    if ("hint" in math) {
      const fault = { expected: messages().article.tex, received: shortJson(tex), hint: math.hint }
      problems.push(partProblem(placeOfSign(node, code, tex, math.offset), "formula", fault))
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    math.position = node.position
    parent.children[index] = node === code ? withSigns(math, parent.children[index + 1]) : math
    return SKIP
  })
  return problems
}

/** The code of a formula: in a sentence, or alone in the block that is given. */
function formulaIn(node: Element): Element | undefined {
  if (isNamed(node, "language-math")) return node
  const [only, ...others] = node.children.filter(child => !isBlankText(child))
  if (!only || others.length > 0 || !isElement(only, "code")) return undefined
  const name = node.tagName === "pre" ? "language-math" : "math-display"
  return isElement(node, "pre", "p") && isNamed(only, name) ? only : undefined
}

const isNamed = ({ tagName, properties }: Element, name: string): boolean =>
  tagName === "code" && [properties.className].flat().includes(name)

/** A browser may break a line after any formula: keeps the signs that follow with it. */
function withSigns(math: Element, next: Nodes | undefined): Element {
  const [signs] = (next?.type === "text" && SIGNS.exec(next.value)) || []
  if (!signs || next?.type !== "text") return math
  next.value = next.value.slice(signs.length)
  return element("span", { className: ["math-word"] }, [math, signs])
}

const SIGNS = /^[\u00a0\u202f]?[,.;:!?)»…’'-]+/

/** Says whether a block has a formula, and lines above and below it: one without an end takes the rest of the text. */
const isClosed = ({ tagName, position }: Element, tex: string): boolean =>
  tex.trim() !== "" &&
  (tagName !== "pre" ||
    !position ||
    position.end.line - position.start.line > tex.split("\n").length)

/** What Temml's tree holds: texts, elements, and fragments, which have no type. */
const mathNode = z.object({
  text: z.string().optional(),
  type: z.string().optional(),
  attributes: z.record(z.string(), z.unknown()).default({}),
  classes: z.array(z.string().nullish()).default([]),
  style: z.record(z.string(), z.unknown()).default({}),
  children: z.array(z.unknown()).default([]),
})

/** Styles of Temml that mean something, as classes: the policy allows no style attribute (D5). */
const CLASSES: Readonly<Record<string, string>> = {
  "border:1px solid": "math-boxed",
  "borderTop:0.06em solid": "math-top",
  "borderBottom:0.06em solid": "math-bottom",
  "borderLeft:0.06em solid": "math-left",
  "borderRight:0.06em solid": "math-right",
  "width:100%": "math-full",
  "width:50%": "math-half",
  "paddingLeft:0em": "math-joined",
  "paddingLeft:1em": "math-apart",
  "paddingRight:0em": "math-joined-after",
}

/** MathML of a formula; or what is no TeX in it, and a colour, which would be right in one scheme only. */
function mathOf(tex: string, isBlock: boolean): Element | { hint: string; offset: number } {
  const { formula } = messages().article
  const options = { displayMode: isBlock, throwOnError: true, wrap: "none" } as const
  try {
    const [math] = elementsOf(temml.__renderToMathMLTree(tex, options))
    if (math && isElement(math)) return math
    throw new Error(`Temml gives no element for ${tex}`)
  } catch (error) {
    if (error instanceof Coloured) return { hint: formula.colours, offset: 0 }
    const { data } = parseError.safeParse(error)
    if (!data) throw error
    const reason = data.message.replace(/ at (?:position \d+|end of input): [\s\S]*/, "").trim()
    return { hint: formula.fault(reason), offset: data.position }
  }
}

class Coloured extends Error {}

const parseError = z.object({ message: z.string(), position: z.int() })

function elementsOf(node: unknown): Element["children"] {
  const { text, type, attributes, classes, style, ...read } = mathNode.parse(node)
  if (text !== undefined) return [{ type: "text", value: text }]
  const children = read.children.flatMap(elementsOf)
  if (!type) return children
  const { mathbackground, ...others } = attributes
  if (style.color || (mathbackground && mathbackground !== "black")) throw new Coloured()
  const styled = Object.entries(style).map(([name, value]) => CLASSES[`${name}:${value}`.trim()])
  const className = [...classes, ...styled].filter(name => typeof name === "string")
  const properties: Element["properties"] = mathbackground ? { className: ["math-filled"] } : {}
  if (className.length > 0) properties.className = className
  for (const [name, value] of Object.entries(others)) properties[name] = String(value)
  return [element(type, properties, children)]
}

/** The place of a sign of the TeX: a block's first line is below its fence. */
function placeOfSign(node: Element, code: Element, tex: string, offset: number): Place {
  const { line, column = 1 } = placeOf(node)
  const at = placeIn(tex, offset)
  if (node.tagName === "pre") return { line: line + at.line, column: column + at.column - 1 }
  const dollars = isNamed(code, "math-display") ? 2 : 1
  return {
    line: line + at.line - 1,
    column: at.line === 1 ? column + dollars + at.column - 1 : at.column,
  }
}
