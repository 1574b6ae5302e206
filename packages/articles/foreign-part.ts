import type { Element } from "hast"
import { find, html, svg } from "property-information"
import { runsCode } from "./addresses"
import { ELEMENTS } from "./allowed"
import { isElement, textOf } from "./nodes"
import { EXIT, visit } from "./visit"

const namesIn = (list: string) => new Set(list.split(" "))

/** Further elements that a picture's file may have, because browsers run and load nothing in one. */
const MORE_IN_FILES = namesIn(
  "style view a animate animateMotion animateTransform set mpath foreignObject div span p br hr b i em strong u s small sub sup code pre font center ul ol li table thead tbody tr th td h1 h2 h3 h4 h5 h6",
)

/** A part of a drawing that it may not have: an element, an attribute, or what an attribute holds. */
export interface ForeignPart {
  element: string
  attribute?: string
  value?: string
}

/**
 * The first part of a drawing that is not in the lists: what runs, what is elsewhere, and for a part of the page what its
 * policy refuses (D5). `isFile`: whether it is shown as a picture's file.
 */
export function foreignPart(drawing: readonly Element[], isFile: boolean): ForeignPart | undefined {
  let found: ForeignPart | undefined
  visit({ type: "root", children: [...drawing] }, node => {
    if (!isElement(node)) return undefined
    const { tagName: element } = node
    const isKnown = ELEMENTS.svg.has(element) || (isFile && MORE_IN_FILES.has(element))
    found =
      isKnown && !(element === "style" && isElsewhere(textOf(node)))
        ? foreignAttribute(node, isFile)
        : { element }
    return found ? EXIT : undefined
  })
  return found
}

function foreignAttribute(
  { tagName: element, properties }: Element,
  isFile: boolean,
): ForeignPart | undefined {
  for (const [property, given] of Object.entries(properties)) {
    const { attribute } = find(svg, property)
    if (!isAllowed(property, attribute, isFile)) return { element, attribute }
    const value = String(given)
    const isAddress = property === "href" || property === "xLinkHref"
    const isWrong = isAddress ? !isOwnAddress(element, value) : isElsewhere(value)
    if (isWrong || isSetter(property, value)) return { element, attribute, value }
  }
  return undefined
}

function isAllowed(property: string, attribute: string, isFile: boolean): boolean {
  if (/^on/i.test(property)) return false
  if (property === "style") return isFile
  // Names with a prefix are of editors.
  if (/^(?:data-|aria-|xmlns|(?!xlink:)[^:]+:)/.test(attribute)) return true
  return Object.hasOwn(svg.property, property) || (isFile && Object.hasOwn(html.property, property))
}

/** Attributes of CSS's kind, whose values may name a file. */
const PAINTS = /^(?:fill|stroke|filter|mask|cursor|clip-?path|marker(?:-?(?:start|mid|end))?)$/

/** Elements that show what their `href` names. */
const SHOWING = namesIn("image use feimage lineargradient radialgradient pattern textpath mpath")

/** Returns true for an attribute, in small letters, of a drawing in a text that names something outside of the drawing. */
export function isForeign(element: string, attribute: string, value: string): boolean {
  if (/^(?:xlink:?)?href$/.test(attribute))
    return SHOWING.has(element.toLowerCase()) && !isOwnAddress(element, value)
  return PAINTS.test(attribute) ? isElsewhere(value) : isSetter(attribute, value)
}

/** Returns true for an animation of an address or a handler. */
const isSetter = (attribute: string, value: string): boolean =>
  attribute.toLowerCase() === "attributename" && /^(?:on|(?:xlink:)?href$)/i.test(value)

/** An address in the drawing itself; of a picture also its data, of a link what is followed. */
function isOwnAddress(element: string, address: string): boolean {
  if (element === "a") return !runsCode(address)
  return element === "use" ? address.startsWith("#") : isInside(address)
}

const isInside = (address: string): boolean =>
  /^(?:#|data:(?:image|font|application)\/)/i.test(address)

/** Returns true for CSS that names something outside of the drawing, or has an escape, which could hide that. */
function isElsewhere(css: string): boolean {
  const escaped = css.indexOf("\\")
  const isHidden = escaped >= 0 && css.includes("(", escaped)
  const names = css.matchAll(/url\([\s"']*([^"')\s]*)/gi)
  return isHidden || /@import/i.test(css) || [...names].some(([, name = ""]) => !isInside(name))
}
