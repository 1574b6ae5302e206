import { visiting } from "./es-modules"
import { type Element, isElement, type Root } from "./nodes"
import { setQuoteSources } from "./quote-sources"
import { setTableCaptions } from "./table-captions"

/**
 * Notes, task boxes, tables and quotations, the way both MDX versions must agree on: their bridges from
 * Markdown differ in labels and attributes. Interface words are French, as the rest of the site (S-9).
 */
export async function setMarkdownExtras(tree: Root): Promise<void> {
  const { visit } = await visiting()
  await setQuoteSources(tree)
  await setTableCaptions(tree)

  const labelBackReferences = (note: Element, number: number) => {
    let count = 0
    visit(note, "element", link => {
      const { href, className, dataFootnoteBackref } = link.properties
      if (dataFootnoteBackref === undefined) return
      count += 1
      const ariaLabel = `Retour au texte, note ${number}${count > 1 ? `, renvoi ${count}` : ""}`
      // All of them anew, so that both versions give the attributes in one order.
      link.properties = { href, dataFootnoteBackref: "", ariaLabel, className }
    })
  }

  visit(tree, "element", node => {
    const { properties } = node
    if (isElement(node, "td", "th")) alignByStyle(node)
    if (isElement(node, "thead")) nameColumns(node)
    if (isElement(node, "input") && properties.type === "checkbox") {
      properties.ariaLabel = properties.checked ? "Fait" : "À faire"
    }
    if (properties.dataFootnoteRef !== undefined) properties.dataFootnoteRef = ""
    if (properties.dataFootnotes !== undefined) {
      properties.dataFootnotes = ""
      notesOf(node).forEach((note, index) => {
        labelBackReferences(note, index + 1)
      })
    }
  })
}

function notesOf(section: Element): Element[] {
  const list = section.children.find(child => isElement(child, "ol"))
  return list && isElement(list) ? list.children.filter(child => isElement(child, "li")) : []
}

/** Says of each heading of a table's first row that it heads a column (RGAA 5.7). */
function nameColumns(head: Element): void {
  for (const row of head.children.filter(child => isElement(child, "tr"))) {
    for (const cell of row.children.filter(child => isElement(child, "th"))) {
      cell.properties.scope ??= "col"
    }
  }
}

function alignByStyle(cell: Element): void {
  const { align, ...properties } = cell.properties
  if (typeof align === "string") cell.properties = { ...properties, style: `text-align:${align}` }
}
