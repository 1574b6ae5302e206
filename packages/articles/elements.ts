import type { Element, Nodes, Parents, Root } from "hast"
import { SKIP, visit } from "unist-util-visit"
import { element, isBlankText, isBlock, isElement, textOf } from "./nodes"
import { NOTES_ID } from "./references"
import type { Translate } from "./words"

declare global {
  namespace Intl {
    interface Locale {
      /** Node 20. */
      readonly textInfo?: { direction?: string }
      /** Node 22 and later. */
      getTextInfo?(): { direction?: string }
    }
  }
}

/**
 * Options of footnotes, on both routes: ids that no heading has, and a heading for `setMarkdownExtras`.
 * `footnoteLabelProperties`: the heading shows, so it does not carry the default `sr-only`.
 */
export const remarkRehypeOptions = {
  clobberPrefix: "note-",
  footnoteLabelProperties: {},
}

/**
 * Makes notes, task boxes, tables and quotations equal in both MDX versions, whose bridges from
 * Markdown differ in labels and attributes.
 */
export function setMarkdownExtras(tree: Root, t: Translate): void {
  setQuoteSources(tree)
  setTableCaptions(tree)
  let note = 0
  let reference = 0
  visit(tree, "element", node => {
    const { properties } = node
    const direction = directionOf(`${properties.lang ?? ""}`)
    if (direction) properties.dir ??= direction
    if (isElement(node, "td", "th")) markAlignment(node)
    if (isElement(node, "thead")) {
      // The headings of a table's first row head its columns (RGAA 5.7).
      visit(node, { tagName: "th" }, cell => {
        if (isElement(cell)) cell.properties.scope ??= "col"
      })
    }
    if (isElement(node, "input") && properties.type === "checkbox") {
      properties.ariaLabel = t(properties.checked ? "task.done" : "task.open")
    }
    if (properties.dataFootnoteRef !== undefined) {
      const { href, id } = properties
      node.properties = {
        href,
        id,
        dataFootnoteRef: "",
        ariaLabel: t("note.reference", { number: textOf(node) }),
      }
    }
    if (properties.dataFootnotes !== undefined) properties.dataFootnotes = ""
    if (properties.id === NOTES_ID) node.children = [{ type: "text", value: t("note.title") }]
    // An id as `remarkRehypeOptions` makes it.
    if (isElement(node, "li") && String(properties.id).startsWith("note-fn-")) {
      note += 1
      reference = 0
    }
    const { href, className, dataFootnoteBackref } = properties
    if (dataFootnoteBackref === undefined) return
    reference += 1
    const key = reference > 1 ? "note.back.again" : "note.back"
    const ariaLabel = t(key, { number: note, reference })
    // Replace all of them, so that both versions have the attributes in one order.
    node.properties = { href, dataFootnoteBackref: "", ariaLabel, className }
    const [sign] = node.children
    // A sign and no emoji, which phones would make of it.
    if (sign?.type === "text") sign.value = "↩\uFE0E"
  })
}

/** Moves `align`, which is obsolete in HTML, to an attribute that the style sheet reads. */
function markAlignment(cell: Element): void {
  const { align, ...properties } = cell.properties
  if (typeof align === "string") cell.properties = { ...properties, dataAlign: align }
}

/**
 * A quotation whose last paragraph begins with a dash (“— Who, where”) has a source: HTML wants it outside
 * the quotation, so both go into a figure, the source as its caption.
 */
function setQuoteSources(tree: Root): void {
  visit(tree, "element", (quote, index, parent) => {
    if (!parent || index === undefined || quote.tagName !== "blockquote") return
    const [source, ...others] = quote.children.filter(child => !isBlankText(child)).toReversed()
    if (!source || others.length === 0 || !isParagraph(source, /^—\s/)) return
    parent.children[index] = element("figure", { className: ["quote"] }, [
      { ...quote, children: quote.children.filter(child => child !== source) },
      { ...source, tagName: "figcaption" },
    ])
  })
}

/** Type guard for a paragraph that begins with this text. */
function isParagraph(node: { type: string }, beginning: RegExp): node is Element {
  if (!isElement(node, "p")) return false
  const [first] = node.children
  return first?.type === "text" && beginning.test(first.value)
}

/** A paragraph right after a table that begins with a colon (“: What it compares”) is its caption, as in Pandoc. */
function setTableCaptions(tree: Root): void {
  visit(tree, "element", (table, index, parent) => {
    if (!parent || index === undefined || table.tagName !== "table") return
    const after = parent.children.findIndex((node, at) => at > index && !isBlankText(node))
    const paragraph = parent.children[after]
    if (!paragraph || !isParagraph(paragraph, /^:\s/)) return
    const [first] = paragraph.children
    if (first?.type === "text") first.value = first.value.replace(/^:\s+/, "")
    parent.children.splice(after, 1)
    table.children.unshift({ ...paragraph, tagName: "caption" })
  })
}

/** Removes the line breaks that Markdown's bridge writes between blocks: they show nowhere. */
export function dropBlockWhitespace(tree: Root): void {
  visit(tree, node => {
    if (isElement(node, "pre")) return SKIP
    if ("children" in node) dropIn(node)
    return undefined
  })
}

function dropIn(parent: Parents): void {
  const kept: Nodes[] = []
  const after: (Nodes | undefined)[] = []
  parent.children.reduceRight<Nodes | undefined>((next, child, index) => {
    after[index] = next
    return isBlankText(child) ? next : child
  }, undefined)
  parent.children.forEach((child, index) => {
    if (!isBlankText(child)) {
      kept.push(child)
      return
    }
    const before = kept.at(-1)
    const isAtBlock = [before, after[index]].some(node => node && isBlock(node))
    // One space replaces all the whitespace between two words.
    if (!isAtBlock && !(before && isBlankText(before))) kept.push({ type: "text", value: " " })
  })
  Object.assign(parent, { children: kept })
}

/** The `dir` of a text in a language; none from left to right, and for what is no language. */
function directionOf(lang: string): "rtl" | undefined {
  try {
    const locale = new Intl.Locale(lang)
    const { direction } = locale.getTextInfo?.() ?? locale.textInfo ?? {}
    return direction === "rtl" ? "rtl" : undefined
  } catch {
    return undefined
  }
}
