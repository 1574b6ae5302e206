import {
  type ArticleProblem,
  type Fault,
  partProblem,
  problemAt,
  report,
  shortJson,
} from "@site/problems"
import type { Element } from "hast"
import { find, html, svg } from "property-information"
import { leavesUnseen, runsCode } from "./addresses"
import { type Markup, SCHEMES } from "./allowed"
import { isForeign } from "./foreign-part"
import { MDX_COMPONENTS } from "./mdx-components"
import { messages } from "./messages"
import { type JsxElement, placeOf } from "./nodes"

const wording = messages.article
const named = (list: string) => new Set(list.split(" "))

/** Elements that run, load, frame, send or lead elsewhere, and those whose text a browser reads in a way of its own. */
export const REFUSED = named(
  "applet base body button canvas dialog embed fencedframe form frame frameset head html input keygen link listing marquee meta noembed noframes noscript object optgroup option output param picture plaintext portal script select slot style template textarea title xmp",
)

/** Attributes that name what a browser loads, or where it goes. */
export const ADDRESSES = named(
  "action cite data formAction href longDesc ping poster src srcDoc srcSet xLinkHref",
)

/** A part that was removed: an element, or one of its attributes. */
export interface Removed {
  node: Element | JsxElement
  name: string
  markup: Markup
  attribute?: { property: string; value: unknown }
}

/** Fault of a removed part that would run, load, frame, send or lead elsewhere; undefined for what has only no use. */
export function errorOf(part: Removed): ArticleProblem | undefined {
  const { node, name, markup, attribute } = part
  if (attribute) {
    const fault = attributeFault(part, attribute.property, String(attribute.value ?? ""))
    if (fault && name === "a" && attribute.property === "href")
      return partProblem(placeOf(node), "link", fault)
    return fault && problemAt(placeOf(node), `${name}.${attributeOf(attribute.property)}`, fault)
  }
  const fault = { expected: wording.harmlessTag, received: nameOf(part) }
  if (markup !== "html") fault.expected = wording.ownDrawing
  else if (!REFUSED.has(name)) return undefined
  return partProblem(placeOf(node), "htmlTag", fault)
}

function attributeFault(
  { name, markup }: Removed,
  property: string,
  value: string,
): Fault | undefined {
  const received = shortJson(value)
  if (/^on/i.test(property)) return { expected: wording.noEvents, received: attributeOf(property) }
  if (name === "input" && property === "type")
    return { expected: wording.harmlessTag, received: `<input type=${received}>` }
  if (property === "id") return { expected: wording.freeId, received }
  if (ADDRESSES.has(property)) {
    if (runsCode(value)) return { expected: report.runsNoCode, received }
    if (leavesUnseen(value)) return { expected: wording.seenAddress, received }
    if (property === "src" || property === "srcSet")
      return { expected: wording.noSource, received, hint: wording.useOwn }
    const isLink = property === "href" && markup === "html"
    return {
      expected: isLink ? wording.schemes(SCHEMES) : wording.noAddress,
      received,
    }
  }
  return markup === "svg" && isForeign(name, attributeOf(property), value)
    ? { expected: wording.ownDrawing, received }
    : undefined
}

/** The site's own parts in Markdown, which have an error of their own (`check-slips`). */
const PARTS = new Set(Object.keys(MDX_COMPONENTS).map(name => name.toLowerCase()))

/** One warning for all that was removed because the site has no use for it. */
export function warningOf(removed: readonly Removed[]): ArticleProblem[] {
  const useless = removed.filter(({ name }) => !PARTS.has(name))
  const [first] = useless
  if (!first) return []
  return [
    partProblem(placeOf(first.node), "htmlTag", {
      severity: "warning",
      expected: wording.shownTag,
      received: [...new Set(useless.map(nameOf))].join(", "),
      hint: useless.every(({ attribute }) => attribute) ? wording.removed : wording.removedTag,
    }),
  ]
}

export const nameOf = ({ name, attribute }: Removed): string =>
  attribute ? attributeOf(attribute.property) : `<${name}>`

/** Name of an attribute, as authors write it. */
export const attributeOf = (property: string): string => {
  const known = Object.hasOwn(html.property, property) ? html : svg
  return find(known, property).attribute
}
