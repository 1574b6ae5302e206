import temml from "temml"
import { SKIP, visit } from "unist-util-visit"
import { z } from "zod"
import { messages } from "../../messages/messages"
import { type ArticleProblem, type Place, partName, problemAt, shortJson } from "../content-problem"
import {
  type Element,
  isBlankText,
  isElement,
  type Nodes,
  placeOf,
  type Root,
  textOf,
} from "./nodes"

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
    try {
      if (!isClosed(node, tex)) throw new Unclosed()
      const math = { ...mathOf(tex, node !== code), position: node.position }
      parent.children[index] = node === code ? withSigns(math, parent.children[index + 1]) : math
      return SKIP
    } catch (error) {
      const { hint, offset } = faultOf(error)
      const fault = { expected: messages().article.tex, received: shortJson(tex), hint }
      problems.push(problemAt(placeIn(node, code, tex, offset), partName("formula"), fault))
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
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
  const properties = { className: ["math-word"] }
  const children: Element["children"] = [math, { type: "text", value: signs }]
  return { type: "element", tagName: "span", properties, children }
}

const SIGNS = /^[\u00a0\u202f]?[,.;:!?)»…’'-]+/

/** Says whether a block has a formula, and lines above and below it: one without an end takes the rest of the text. */
const isClosed = ({ tagName, position }: Element, tex: string): boolean =>
  tex.trim() !== "" &&
  (tagName !== "pre" ||
    !position ||
    position.end.line - position.start.line > tex.split("\n").length)

/** What Temml's tree holds. */
const mathNode = z.object({
  type: z.string(),
  attributes: z.record(z.string(), z.unknown()).default({}),
  classes: z.array(z.string().nullish()),
  style: z.record(z.string(), z.unknown()),
  children: z.array(z.unknown()),
})
const textNode = z.object({ text: z.string() })
const fragment = z.object({ children: z.array(z.unknown()) })

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

/** MathML of a formula. Throws for what is no TeX, and for a colour, which would be right in one scheme only. */
function mathOf(tex: string, isBlock: boolean): Element {
  const options = { displayMode: isBlock, throwOnError: true, wrap: "none" } as const
  const [math] = elementsOf(temml.__renderToMathMLTree(tex, options))
  if (!math || !isElement(math)) throw new Error(`Temml gives no element for ${tex}`)
  return math
}

function elementsOf(node: unknown): Element["children"] {
  const text = textNode.safeParse(node)
  if (text.success) return [{ type: "text", value: text.data.text }]
  const element = mathNode.safeParse(node)
  if (!element.success) return fragment.parse(node).children.flatMap(elementsOf)
  const { type, attributes, classes, style, children } = element.data
  const { mathbackground, ...others } = attributes
  if (style.color || (mathbackground && mathbackground !== "black")) throw new Coloured()
  const styled = Object.entries(style).map(([name, value]) => CLASSES[`${name}:${value}`.trim()])
  const className = [...classes, ...styled].filter(name => typeof name === "string")
  const properties: Element["properties"] = mathbackground ? { className: ["math-filled"] } : {}
  if (className.length > 0) properties.className = className
  for (const [name, value] of Object.entries(others)) properties[name] = String(value)
  return [{ type: "element", tagName: type, properties, children: children.flatMap(elementsOf) }]
}

class Coloured extends Error {}
class Unclosed extends Error {}

const parseError = z.object({ message: z.string(), position: z.int() })

/** What is wrong in a formula, and where. Throws again what is not the author's fault. */
function faultOf(error: unknown) {
  const { formula } = messages().article
  if (error instanceof Coloured) return { hint: formula.colours, offset: 0 }
  if (error instanceof Unclosed) return { hint: formula.closed, offset: 0 }
  const fault = parseError.safeParse(error)
  if (!fault.success) throw error
  const reason = fault.data.message.replace(/ at (?:position \d+|end of input): [\s\S]*/, "").trim()
  return { hint: formula.fault(reason), offset: fault.data.position }
}

/** The place of a sign of the TeX: a block's first line is below its fence. */
function placeIn(node: Element, code: Element, tex: string, offset: number): Place {
  const { line, column = 1 } = placeOf(node)
  const before = tex.slice(0, offset).split("\n")
  const inLine = before.at(-1)?.length ?? 0
  if (node.tagName === "pre") return { line: line + before.length, column: column + inLine }
  const dollars = isNamed(code, "math-display") ? 2 : 1
  const isFirst = before.length === 1
  return { line: line + before.length - 1, column: inLine + (isFirst ? column + dollars : 1) }
}
