import type { Code, InlineCode, Nodes, Paragraph, PhrasingContent, Root } from "mdast"
import { visit } from "./visit"

/** Unicode's block of currency signs: as long as a dollar, and equal to it beside an emphasis. The euro is in texts. */
const COINS = [..."₠₡₢₣₤₥₦₧₨₩₪₫₭₮₯₰₱₲₳₴₵₶₷₸₹₺₻₼₽₾₿"]

/** Such a sign by its number, in hexadecimal or decimal: `&#x20B9;`, `&#8377;`. */
const COIN_BY_NUMBER = /&#(?:x0*(20[ab][\da-f])|0*(83\d\d));/gi

const PASSES = 8

/** Signs that replace dollars before the parser: one that opens no formula, and one that is escaped. */
interface Masks {
  price: string
  escaped: string
}

/**
 * Reads formulas as Pandoc does (https://pandoc.org/MANUAL.html, “Math”): no space inside next to a single dollar, no
 * letter, digit or dollar outside, so that `5 $ et 10 $`, `$HOME/bin:$PATH` and `US$5` stay prices and variables. The
 * parser takes any pair, and `\\$` for its end: a dollar that opens no formula is masked, and the text parsed again. So
 * is a formula of several lines with TeX beside its dollars, because the parser has no end for it: it becomes code.
 */
export function readFormulas(text: string, parse: (text: string) => Root): Root {
  const shown = text.replaceAll(COIN_BY_NUMBER, (_all, hex: string | undefined, decimal: string) =>
    String.fromCharCode(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  )
  // A text with all of them gets noncharacters, which Unicode keeps for internal use.
  const [price = "\uFDD0", escaped = "\uFDD1"] = COINS.filter(sign => !shown.includes(sign))
  let masked = text.replaceAll(/\\[\s\S]/g, pair => (pair === "\\$" ? `\\${escaped}` : pair))
  const displays = new Map<number, InlineCode>()
  for (let pass = 1; ; pass += 1) {
    const tree = parse(masked)
    const prices = pricesIn(tree, text)
    const found = displaysIn(tree, text)
    if (prices.length + found.length === 0) {
      if (masked !== text) restoreDollars(tree, { price, escaped })
      visit(tree, (node, index, parent) => {
        if (node.type === "paragraph" && parent) {
          const parts = apart(node, displays)
          if (parts.length > 0) parent.children.splice(index, 1, ...parts)
        }
        if (isFormula(node)) parent?.children.splice(index, 1, codeOf(node, text))
      })
      return tree
    }
    // A row of prices costs a pass each, so after some of them both dollars are masked.
    const dollars = prices.flatMap(({ start, end }) => (pass < PASSES ? [start] : [start, end - 1]))
    const signs = masked.split("")
    for (const dollar of dollars) signs[dollar] = price
    for (const { start, end } of found) {
      // As long as the text, so that places stay.
      const tex = text.slice(start + 2, end - 2)
      displays.set(
        start,
        inlineFormula(
          tex
            .replaceAll(/(?<!\\)%.*/g, "")
            .replaceAll(/\n[\s>]*/g, "\n")
            .trim(),
          true,
        ),
      )
      const code = ["``", tex.replaceAll(/[^\n]/g, "x"), "``"].join("").split("")
      signs.splice(start, end - start, ...code)
    }
    masked = signs.join("")
  }
}

type Formula = Extract<Nodes, { type: "math" | "inlineMath" }>

const isFormula = (node: { type: string }): node is Formula =>
  node.type === "math" || node.type === "inlineMath"

const offsetsOf = ({ position }: Formula) => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
})

function pricesIn(tree: Root, text: string): { start: number; end: number }[] {
  const prices: { start: number; end: number }[] = []
  visit(tree, node => {
    if (node.type !== "inlineMath") return
    const { start, end } = offsetsOf(node)
    const outside = [text[start - 1], text[end]]
    const inside = text[start + 1] === "$" ? [] : [text[start + 1], text[end - 2]]
    if (outside.some(isWordSign) || inside.some(isBlank)) prices.push({ start, end })
  })
  return prices
}

const TEX = String.raw`(?:(?!\$\$).)*`
/** Spaces and signs of quotations, in one line: more lines would be read again at each of them. */
const MARGIN = String.raw`(?:[^\S\n]|>)*`
const LINES = String.raw`\n(?:(?!${MARGIN}\n)${TEX}\n)*`
const END = String.raw`\$\$(?=[^\S\n]*$)`
/** Code and usual formulas, and as a group a formula of several lines with TeX on the line of its dollars. */
const DISPLAYS = new RegExp(
  [
    `^${MARGIN}(?:\`{3,}|~{3,})[^]*?(?:^${MARGIN}(?:\`{3,}|~{3,})|$(?![^]))`,
    String.raw`\$\$[^\S\n]*\n(?:${TEX}\n)*?${MARGIN}${END}`,
    // The dollars first: what is before them is looked at there only.
    String.raw`(?=\$\$)(?<=^${MARGIN}(?:[-*+] |\d+[.)] )?)(\$\$(?:(?=.*\S)${TEX}${LINES}${TEX}|[^\S\n]*${LINES}${TEX})${END})`,
  ].join("|"),
  "gm",
)

/** Places of formulas without an end for the parser, which takes all that follows for the first of them. */
function displaysIn(tree: Root, text: string): { start: number; end: number }[] {
  const displays: { start: number; end: number }[] = []
  visit(tree, node => {
    if (node.type !== "math") return
    const { start, end } = offsetsOf(node)
    for (const { 1: found, index } of text.slice(start, end).matchAll(DISPLAYS))
      if (found) displays.push({ start: start + index, end: start + index + found.length })
  })
  return displays
}

/** The parts of a paragraph with formulas of several lines: each is one of its own. */
function apart({ children, ...rest }: Paragraph, displays: ReadonlyMap<number, InlineCode>) {
  const parts: Paragraph[] = []
  let last: Paragraph | undefined
  for (const child of children) {
    const display = child.type === "inlineCode" && displays.get(child.position?.start.offset ?? -1)
    const part = (!display && last) || { ...rest, children: [] }
    if (part !== last) parts.push(part)
    part.children.push(display ? { ...child, ...display } : child)
    last = display ? undefined : part
  }
  return displays.size > 0 ? parts.filter(part => part.children.some(hasWords)) : []
}

const hasWords = (node: PhrasingContent) => node.type !== "text" || node.value.trim() !== ""

const isWordSign = (sign = "") => /[\p{L}\p{N}]/u.test(sign)
const isBlank = (sign = "") => /\s/.test(sign)

/** In a text the backslash was an escape; in code and in formulas it is a sign. */
function restoreDollars(node: object, masks: Masks): void {
  const isVerbatim = "value" in node && !("type" in node && node.type === "text")
  const escaped = isVerbatim ? masks.escaped : `\\${masks.escaped}`
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === "string") {
      const restored = value.replaceAll(escaped, "$").replaceAll(masks.price, "$")
      Object.assign(node, { [key]: restored })
    } else if (typeof value === "object" && value !== null) restoreDollars(value, masks)
  }
}

/** Formulas are code in the language `math`, as ```math is: readers of code skip them. */
function codeOf(node: Formula, text: string): Code | InlineCode {
  const { position } = node
  if (node.type === "math") {
    const value = [node.meta, node.value].filter(Boolean).join("\n")
    return { type: "code", lang: "math", value, position }
  }
  return { ...inlineFormula(node.value, text[offsetsOf(node).start + 1] === "$"), position }
}

function inlineFormula(value: string, isDisplay: boolean): InlineCode {
  const className = ["language-math", isDisplay ? "math-display" : "math-inline"]
  return { type: "inlineCode", value, data: { hProperties: { className } } }
}
