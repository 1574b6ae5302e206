import { type Place, partProblem, placeIn, shortJson } from "@site/problems"
import type { Element, Nodes } from "hast"
import temml from "temml"
import { z } from "zod"
import { elementsIn } from "./bridge"
import type { Draft, Writer } from "./draft"
import { frame } from "./frames"
import { messages } from "./messages"
import { element, isBlankText, isElement, placeOf, textOf } from "./nodes"
import { visit } from "./visit"
import type { Translate } from "./words"

/** Writes the formula of a sentence, `code.language-math`, as MathML (D33). */
export const formula: Writer = (code, draft, { parent, index }) => {
  if (!isNamed(code, "language-math") || (isElement(parent) && onlyFormulaIn(parent)))
    return undefined
  const math = written(code, code, draft)
  return math ? withSigns(math, parent.children[index + 1]) : code
}

/** Writes a formula that is alone in its paragraph or fence, in a frame. */
export const formulaBlock: Writer = (block, draft) => {
  const code = onlyFormulaIn(block)
  if (!code) return undefined
  const math = written(block, code, draft)
  return math ? framedFormula(math, draft.t) : []
}

/** Puts the author's own MathML into a frame, where it stands alone. */
export const ownFormula: Writer = (math, { t }) =>
  math.properties.display === "block" ? framedFormula(math, t) : undefined

const framedFormula = (math: Element, t: Translate): Element =>
  frame("math-frame", t("formula.label"), [math])

/** MathML of a formula. Undefined, and a problem at its place, for what is no TeX. */
function written(node: Element, code: Element, { problems }: Draft): Element | undefined {
  const tex = textOf(code).replace(/\n$/, "")
  const math = isClosed(node, tex)
    ? mathOf(tex, node !== code)
    : { hint: messages.article.formula.closed, offset: 0 }
  if (!("hint" in math)) return math
  const fault = { expected: messages.article.tex, received: shortJson(tex), hint: math.hint }
  problems.push(partProblem(placeOfSign(node, code, tex, math.offset), "formula", fault))
  return undefined
}

/** The code of a formula that is all of a block. */
function onlyFormulaIn(block: Element): Element | undefined {
  const isShown = (child: Element["children"][number]) => !isBlankText(child)
  const only = block.children.find(isShown)
  if (!only || only !== block.children.findLast(isShown) || !isElement(only, "code"))
    return undefined
  const name = block.tagName === "pre" ? "language-math" : "math-display"
  return isElement(block, "pre", "p") && isNamed(only, name) ? only : undefined
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

/** Returns true for a block with a formula and with lines above and below it: one without an end takes the rest of the text. */
const isClosed = ({ tagName, position }: Element, tex: string): boolean =>
  tex.trim() !== "" &&
  (tagName !== "pre" ||
    !position ||
    position.end.line - position.start.line > tex.split("\n").length)

/** Styles of Temml that mean something, as classes: the policy allows no style attribute (D5). */
const CLASSES: Readonly<Record<string, string>> = {
  "border:1px solid": "math-boxed",
  "border-top:0.06em solid": "math-top",
  "border-bottom:0.06em solid": "math-bottom",
  "border-left:0.06em solid": "math-left",
  "border-right:0.06em solid": "math-right",
  "width:100%": "math-full",
  "width:50%": "math-half",
  "padding-left:0em": "math-joined",
  "padding-left:1em": "math-apart",
  "padding-right:0em": "math-joined-after",
}

/** Signs of the longest formula: Temml looks at a longer one again and again. */
const LONGEST = 5000

/** MathML of a formula; or what is no TeX in it, and a colour, which would be right in one scheme only. */
export function mathOf(tex: string, isBlock: boolean): Element | { hint: string; offset: number } {
  const { formula } = messages.article
  if (tex.length > LONGEST) return { hint: formula.unread, offset: 0 }
  const options = { displayMode: isBlock, throwOnError: true, wrap: "none" } as const
  let value: string
  try {
    value = temml.renderToString(tex, options)
  } catch (error) {
    const { data } = parseError.safeParse(error)
    // An index without a sign, or more levels than it can call itself.
    if (!data) return { hint: formula.unread, offset: 0 }
    const reason = data.message.replace(/ at (?:position \d+|end of input): [\s\S]*/, "").trim()
    return { hint: formula.fault(reason), offset: data.position }
  }
  // A script would number equations that have no tag.
  const [math] = elementsIn(value.replaceAll(/<span class="tml-eqn"><\/span>/g, ""))
  if (!math || !isElement(math)) throw new Error(`Temml gives no element for ${tex}`)
  let isColoured = false
  visit(math, node => {
    if (isElement(node)) isColoured = setClasses(node) || isColoured
  })
  return isColoured ? { hint: formula.colours, offset: 0 } : math
}

/** Temml knows no place for some of its errors. */
const parseError = z.object({
  name: z.literal("ParseError"),
  message: z.string(),
  position: z.int().default(0),
})

/** Writes the styles of an element as classes. Returns true for one with a colour. */
function setClasses(node: Element): boolean {
  const { style = "", mathbackground, className = [], ...others } = node.properties
  const rules = String(style).split(";")
  const isColoured = rules.some(rule => rule.startsWith("color:"))
  const names = [className, rules.map(rule => CLASSES[rule.trim()] ?? [])].flat(2)
  if (mathbackground) names.push("math-filled")
  node.properties = names.length > 0 ? { className: names.map(String), ...others } : others
  return isColoured || Boolean(mathbackground && mathbackground !== "black")
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
