import type { Element, Nodes, Root } from "hast"
import type { Writer } from "./draft"
import { attr, element, isBlankText, isBlock, isElement, isInLine, part, textOf } from "./nodes"
import { SKIP, visit } from "./visit"
import type { Translate } from "./words"

/** Languages that are written from right to left, unless another script is named. */
const RIGHT_TO_LEFT = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b(?!-\w{4}\b)/i

/** Adds what HTML wants and Markdown's bridge does not write: of columns, tasks, notes and languages. */
export const setMarkdownExtras = (tree: Root, t: Translate): void =>
  visit(tree, node => {
    if (!isElement(node)) return
    const { properties } = node
    if (RIGHT_TO_LEFT.test(`${properties.lang}`)) properties.dir ??= "rtl"
    if (isElement(node, "td", "th")) markAlignment(node)
    if (isElement(node, "thead")) {
      // The headings of a table's first row head its columns (RGAA 5.7).
      visit(node, cell => {
        if (isElement(cell, "th")) cell.properties.scope ??= "col"
      })
    }
    if (isElement(node, "input") && properties.type === "checkbox") {
      properties.ariaLabel = t(properties.checked ? "task.done" : "task.open")
    }
    // A text, because React writes `true` into an attribute of data.
    if (properties.dataFootnotes !== undefined) properties.dataFootnotes = ""
    const { href, id, dataFootnoteRef } = properties
    if (dataFootnoteRef === undefined) return
    const ariaLabel = t("note.reference", { number: textOf(node) })
    node.properties = { href, id, dataFootnoteRef: "", ariaLabel }
  })

/** Moves `align`, which is obsolete in HTML, to an attribute that the style sheet reads. */
function markAlignment(cell: Element): void {
  const { align, ...properties } = cell.properties
  if (typeof align === "string") cell.properties = { ...properties, dataAlign: align }
}

/**
 * A quotation whose last paragraph begins with a dash (“— Who, where”) has a source: HTML wants it outside
 * the quotation, so both go into a figure, the source as its caption.
 */
export const sourcedQuote: Writer = quote => {
  const [source, ...others] = quote.children.filter(child => !isBlankText(child)).toReversed()
  if (!source || others.length === 0 || !isElement(source, "p") || !/^—\s/.test(startOf(source)))
    return undefined
  return element("figure", { className: ["quote"] }, [
    { ...quote, children: quote.children.filter(child => child !== source) },
    { ...source, tagName: "figcaption" },
  ])
}

/** A paragraph right after a table that begins with a colon (“: What it compares”) is its caption, as in Pandoc. */
export const tableCaption: Writer = (paragraph, _, { parent, index }) => {
  const table = parent.children.slice(0, index).findLast(node => !isBlankText(node))
  const [first] = paragraph.children
  if (!table || !isElement(table, "table") || !/^:\s/.test(startOf(paragraph))) return undefined
  if (table.children.some(child => isElement(child, "caption"))) return undefined
  if (first?.type === "text") first.value = first.value.replace(/^:\s+/, "")
  table.children.unshift({ ...paragraph, tagName: "caption" })
  return []
}

/** Text at the beginning of a paragraph. */
const startOf = ({ children: [first] }: Element): string =>
  first?.type === "text" ? first.value : ""

/**
 * Writes `<Correction was="…" why="…">` as HTML: what was there struck out, what replaces it, and the remark as a
 * sidenote.
 */
export const correction: Writer = (node, { t }, { parent }) => {
  const inserted = node.children.flatMap(child =>
    isElement(child, "p") ? child.children : [child],
  )
  const why = attr(node, "why")
  const sentence = element("p", {}, [
    element("del", { dataSaid: t("correction.removed") }, [attr(node, "was")]),
    " ",
    element("ins", { dataSaid: t("correction.added") }, inserted),
    ...(why ? [part("Sidenote", {}, element("p", {}, [why]))] : []),
  ])
  return isInLine(parent) ? sentence.children : sentence
}

/** Removes the line breaks that Markdown's bridge writes between blocks: they show nowhere. */
export const dropBlockWhitespace = (tree: Root): void =>
  visit(tree, node => {
    if (isElement(node, "pre")) return SKIP
    if (!("children" in node)) return undefined
    const isKept = (child: Nodes, at: number, all: readonly Nodes[]) => {
      const [before, after] = [all[at - 1], all[at + 1]]
      const isExtra = before && (isBlankText(before) || isBlock(before))
      return !isBlankText(child) || !(isExtra || (after && isBlock(after)))
    }
    Object.assign(node, { children: node.children.filter(isKept) })
    return undefined
  })
