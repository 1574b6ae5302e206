import { EXIT, visit } from "@site/articles"
import type { Element, Nodes } from "hast"
import { splitWords } from "../shared/word-joints"
import { attribute, escaped } from "./html"

/** pagefind joins the last word of these elements with the first one that follows. */
const APART = new Set(["dt", "dd", "td", "th", "span"])

/** Place of an element. */
interface Place {
  isCode?: boolean
  /** Id of the section that begins with the element. */
  section?: string | undefined
}

/**
 * Writes the part of a page that can be searched, for pagefind: `data-pagefind-body` marks it. Left out are controls, numbers
 * of notes, and what `data-pagefind-ignore` marks. Words that pagefind would join stay apart, formulas are lines of text, and
 * a note that stands in a sentence is in brackets. Code keeps its spelling, without the elements that colour it.
 */
export function searchText(page: Nodes): string {
  let text = ""
  visit(page, element => {
    if (element.type !== "element" || attribute(element, "dataPagefindBody") === undefined)
      return undefined
    text = written(element, {})
    return EXIT
  })
  return text
}

function written(node: Nodes, place: Place): string {
  if (node.type === "text") return escaped(place.isCode ? node.value : splitWords(node.value))
  if (node.type !== "element") return ""
  // A part of what is left out may be marked, such as the tags at the end of a text.
  if (isLeftOut(node)) return node.children.map(searchText).join("")
  const { tagName: name, children } = node
  if (name === "math") return escaped(mathText(node, false))
  // pagefind also finds a page by the text of its first picture.
  if (name === "img")
    return `<img src="" alt="${escaped(splitWords(attribute(node, "alt") ?? ""))}">`
  const isCode = place.isCode || name === "code" || name === "pre"
  const own = attribute(node, "id")
  const section = name === "section" ? own : name === "div" ? place.section : undefined
  const begins = children.findIndex(({ type }) => type === "element")
  const inside = children
    .map((child, at) => written(child, { isCode, section: at === begins ? section : undefined }))
    .join("")
  if (attribute(node, "dataSidenote") !== undefined) return ` (${inside.trimEnd()})`
  if (name === "span" && place.isCode) return inside
  // A result leads to a heading with an id; some headings have it from the section that they begin.
  const id = name === "h2" ? (own ?? place.section) : own
  if (id === undefined && inside === "") return name === "wbr" ? "" : " "
  const space = APART.has(name) && !place.isCode ? " " : ""
  const names = id === undefined ? "" : ` id="${escaped(id)}"`
  // pagefind ends a paragraph with a point: the name of a file is no part of its code.
  if (name === "figcaption") return `<p${names}>${inside.trim()}</p>`
  return `${space}<${name}${names}>${inside}</${name}>${space}`
}

const isLeftOut = (element: Element): boolean =>
  element.tagName === "button" ||
  attribute(element, "role") === "status" ||
  ["dataFootnoteRef", "dataPagefindIgnore"].some(name => attribute(element, name) !== undefined)

/** Signs between the parts of these elements of MathML, in their order; the last one is for all that follow. */
const BETWEEN: Readonly<Record<string, string>> = {
  mfrac: "/",
  msub: "_",
  msup: "^",
  msubsup: "_^",
  munder: " ",
  mover: " ",
  munderover: " ",
  mroot: ",",
  mtr: " ",
  mtable: " ",
}

/** Writes a formula in one line. Brackets keep a part of a fraction or a power together, spaces a word apart. */
function mathText({ tagName: name, children }: Element, isPart: boolean): string {
  const signs = BETWEEN[name]
  const parts = signs ? children.filter(({ type }) => type === "element") : children
  const texts = parts.map((part, at) => {
    const sign = signs && at > 0 ? (signs[at - 1] ?? signs.at(-1) ?? "") : ""
    if (part.type === "element") return sign + mathText(part, signs !== undefined)
    return part.type === "text" ? part.value : ""
  })
  const text = texts.join("")
  if (name === "msqrt" || name === "mroot") return `√(${text})`
  if (name === "mtext") return ` ${text} `
  return name === "mrow" && isPart ? `(${text})` : text
}
