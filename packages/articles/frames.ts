import type { Element, Root } from "hast"
import { SKIP, visit } from "unist-util-visit"
import { element, isElement, textOf } from "./nodes"
import { isNoteReference } from "./references"
import type { Translate } from "./words"

/**
 * An element that scrolls sideways when the screen is too narrow. The keyboard reaches it, and it has a name, always:
 * without scripts, what scrolls must be reachable too; `components/scroll-frames` takes that from what fits.
 */
export const frame = (
  className: string,
  name: string,
  children: Element["children"],
  tagName: "div" | "pre" = "div",
  more: Element["properties"] = {},
): Element =>
  element(
    tagName,
    { className: ["scrolls", className], ...more, tabIndex: 0, role: "group", ariaLabel: name },
    children,
  )

/** Puts a table into a frame, which its caption names. */
export function frameTables(tree: Root, t: Translate): void {
  visit(tree, "element", (table, index, parent) => {
    if (!isElement(table, "table") || !parent || index === undefined) return undefined
    const caption = table.children.find(child => isElement(child, "caption"))
    const name = (caption && textOf(caption).trim()) || t("table.label")
    parent.children[index] = frame("table-frame", name, [table])
    return SKIP
  })
}

/** Puts a formula that stands alone into a frame. */
export function frameFormulas(tree: Root, t: Translate): void {
  visit(tree, "element", (math, index, parent) => {
    if (!isElement(math, "math") || !parent || index === undefined) return undefined
    if (math.properties.display === "block")
      parent.children[index] = frame("math-frame", t("formula.label"), [math])
    return SKIP
  })
}

/** Adds to each heading a link to itself, in the margin colour. */
export function setHeadingLinks(tree: Root, t: Translate, lang: string | undefined): void {
  visit(tree, "element", (heading, index, parent) => {
    if (!/^h[2-6]$/.test(heading.tagName) || !parent || index === undefined) return undefined
    const { id } = heading.properties
    const title = textOf(heading, isNoteReference).trim()
    const link = {
      className: ["anchor", "screen-only"],
      href: `#${id}`,
      lang,
      ariaLabel: t("heading.link", { title }),
      dataPagefindIgnore: "all",
    }
    const sign = element("span", {}, ["#"])
    parent.children[index] = element(
      "div",
      { className: ["heading"], dataLevel: heading.tagName },
      id ? [heading, element("a", link, [sign])] : [heading],
    )
    return SKIP
  })
}
