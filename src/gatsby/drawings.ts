import { readFileSync } from "node:fs"
import { readDrawing } from "@site/articles"
import type { Element } from "hast"
import { toHtml } from "hast-util-to-html"
import { perFile } from "../content/folder-files"
import { isDrawing } from "../shared/drawn-on-page"

/**
 * A cover that is a drawing, as a part of its page: its colours are the site's, in both schemes, or else it is on paper.
 * Null for a photograph.
 */
export const coverDrawing = perFile((file, name) => coverOf(file, name))

/** The same for a list, without what only wide pages show, right of its field: a group named `data-wide`. */
export const cardDrawing = perFile((file, name) => coverOf(file, name, /<g data-wide="">.*?<\/g>/s))

function coverOf(file: string, name = "", left: RegExp | string = ""): string | null {
  if (!isDrawing(file)) return null
  const drawing = readFileSync(file, "utf8").replace(left, "")
  return partOfPage(drawing, name, !/var\(--|currentColor/i.test(drawing))
}

/** The logo as a part of each page. */
export const logoDrawing = (file: string): string =>
  partOfPage(readFileSync(file, "utf8"), "logo", false)

/** Several can be on one page: their ids begin with `name`. */
function partOfPage(drawing: string, name: string, isOnPaper: boolean): string {
  const { elements: children } = readDrawing(drawing, name)
  if (isOnPaper) for (const drawing of children) drawing.children.unshift(paperOf(drawing))
  return toHtml({ type: "root", children })
}

/** A sheet behind the whole drawing. */
function paperOf({ properties }: Element): Element {
  const [x = "0", y = "0"] = String(properties.viewBox).split(/[\s,]+/)
  const place = { x, y, width: "100%", height: "100%", fill: "var(--picture-paper)" }
  return { type: "element", tagName: "rect", properties: place, children: [] }
}
