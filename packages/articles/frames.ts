import type { Element } from "hast"
import type { Writer } from "./draft"
import { element, isElement, textOf } from "./nodes"
import { isNoteReference } from "./references"

/**
 * An element that scrolls sideways when the screen is too narrow. The keyboard reaches it, and it has a name, always:
 * without scripts, what scrolls must be reachable too; `article/article-actions` takes that from what fits.
 */
export const frame = (
  className: string,
  name: string,
  children: Element["children"],
  tagName: "div" | "pre" = "div",
): Element =>
  element(
    tagName,
    { className: ["scrolls", className], tabIndex: 0, role: "group", ariaLabel: name },
    children,
  )

/** Puts a table into a frame, which its caption names. */
export const framedTable: Writer = (table, { t }) => {
  const caption = table.children.find(child => isElement(child, "caption"))
  const name = (caption && textOf(caption).trim()) || t("table.label")
  return frame("table-frame", name, [table])
}

/** Adds to a heading a link to itself, in the margin colour. */
export const linkedHeading: Writer = (heading, { t, manner: { lang } }) => {
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
  return element(
    "div",
    { className: ["heading"], dataLevel: heading.tagName },
    id ? [heading, element("a", link, [sign])] : [heading],
  )
}
