import {
  type ArticleProblem,
  type Fault,
  partProblem,
  problemAt,
  report,
  shortJson,
} from "@site/problems"
import type { Element, Parents, Properties, Root } from "hast"
import { type Schema, sanitize } from "hast-util-sanitize"
import { find, html, svg } from "property-information"
import { leavesUnseen, readAddress, runsCode } from "./addresses"
import { ELEMENTS, FINISHED, type Markup, SCHEMES, WRITTEN } from "./allowed"
import { isForeign } from "./foreign-part"
import { MDX_COMPONENTS } from "./mdx-components"
import { messages } from "./messages"
import { element, isElement, isJsx, isRawTag, type JsxElement, literalOf, placeOf } from "./nodes"

const words = messages.article
const named = (list: string) => new Set(list.split(" "))

/** Elements that run, load, frame, send or lead elsewhere, and those whose text a browser reads in a way of its own. */
const REFUSED = named(
  "applet base body button canvas dialog embed fencedframe form frame frameset head html input keygen link listing marquee meta noembed noframes noscript object optgroup option output param picture plaintext portal script select slot style template textarea title xmp",
)

/** Attributes that name what a browser loads, or where it goes. */
const ADDRESSES = named(
  "action cite data formAction href longDesc ping poster src srcDoc srcSet xLinkHref",
)

/** A part that was removed: an element, or one of its attributes. */
interface Removed {
  node: Element | JsxElement
  name: string
  markup: Markup
  attribute?: { property: string; value: unknown }
}

/** Walk over one tree. */
interface Walk {
  schema: Schema
  removed: Removed[]
}

/**
 * Removes from an article all that is not in the list (`allowed`). Returns an error with its place for what runs, loads,
 * frames, sends or leads elsewhere, and one warning for what the site has no use for. Takes the tree of HTML, in which
 * only what must be computed is still JSX.
 */
export function allowWritten(tree: Root): ArticleProblem[] {
  const removed = removedFrom(tree, WRITTEN)
  const errors = removed.flatMap(part => errorOf(part) ?? [])
  return [...errors, ...warningOf(removed.filter(part => !errorOf(part)))]
}

/**
 * Checks a finished article, because the compiler's steps write what an author names: formulas, diagrams, embeds.
 * What is not in the list is an error.
 */
export const checkFinished = (tree: Root): ArticleProblem[] =>
  removedFrom(tree, FINISHED).map(
    part =>
      errorOf(part) ??
      partProblem(placeOf(part.node), "htmlTag", {
        expected: words.shownTag,
        received: nameOf(part),
      }),
  )

function removedFrom(tree: Root, schema: Schema): Removed[] {
  const walk: Walk = { schema, removed: [] }
  allowIn(tree, "html", walk)
  return walk.removed
}

/** Removes what is not in the list, and keeps the children of an element that only has no use. */
function allowIn(parent: Parents, markup: Markup, walk: Walk): void {
  // The children of these are HTML for a browser, in which `title` is another element.
  const isTextOnly = markup === "svg" && isElement(parent, "title", "desc")
  for (let index = 0; index < parent.children.length; index++) {
    const node = parent.children[index]
    if (node === undefined) continue
    if (isElement(node)) {
      if (walk.schema === WRITTEN && Object.hasOwn(MDX_COMPONENTS, node.tagName)) {
        allowIn(node, markup, walk)
      } else if (!isTextOnly && allowElement(node, markup, walk)) {
        allowIn(node, markupIn(node, markup), walk)
      } else {
        if (isTextOnly) walk.removed.push({ node, name: node.tagName, markup })
        // Of one that is refused, the inside is of no interest: the article is not shown.
        parent.children.splice(index, 1, ...(REFUSED.has(node.tagName) ? [] : node.children))
        index -= 1
      }
    } else if (isJsx(node)) {
      allowTag(node, markup, walk)
      allowIn(node, markup, walk)
    }
  }
}

function markupIn({ tagName }: Element, markup: Markup): Markup {
  return markup === "html" && (tagName === "svg" || tagName === "math") ? tagName : markup
}

/** Returns whether an element is in the list, and removes the attributes that are not. */
function allowElement(node: Element, markup: Markup, { schema, removed }: Walk): boolean {
  if (markupIn(node, markup) === "svg") node.properties = namedAsInDrawings(node.properties)
  const { tagName: name, properties } = node
  const isOwn = schema === FINISHED && (name === "button" || name === "Pieces")
  const allowed =
    isOwn || ELEMENTS[markup].has(name) ? allowedOf(name, properties, schema) : undefined
  if (!allowed) {
    removed.push({ node, name, markup })
    return false
  }
  for (const [property, value] of Object.entries(properties)) {
    if (value === null || value === undefined) continue
    const kept = allowed[property]
    const isEmptied = Array.isArray(kept) && kept.length === 0 && String(value) !== ""
    // The library sets what an element must have.
    const isOther = !Array.isArray(kept) && !ADDRESSES.has(property) && kept !== value
    if (
      kept === undefined ||
      isEmptied ||
      isOther ||
      isForeign(name, attributeOf(property), String(value))
    ) {
      removed.push({ node, name, markup, attribute: { property, value } })
      delete properties[property]
    } else if (Array.isArray(kept)) properties[property] = kept
  }
  return true
}

/** JSX has names of its own for attributes of drawings, which its author may write: `strokeLinecap`, `stroke-width`. */
const namedAsInDrawings = (properties: Properties): Properties =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [find(svg, name).property, value]),
  )

/** The properties of an element that are in the list; undefined for an element that is not. */
function allowedOf(name: string, properties: Properties, schema: Schema): Properties | undefined {
  const read = Object.entries(properties).map(([property, value]) => [
    property,
    ADDRESSES.has(property) ? addressRead(String(value)) : value,
  ])
  const judged = sanitize(element(name, Object.fromEntries(read)), schema)
  return isElement(judged) ? judged.properties : undefined
}

/** An address as the browser reads it, in place of one that hides where it leads. */
const addressRead = (address: string): string | undefined =>
  leavesUnseen(address) ? undefined : (readAddress(address)?.href ?? address)

/** Checks a tag that stays JSX, because an attribute must be computed. */
function allowTag(node: JsxElement, markup: Markup, { schema, removed }: Walk): void {
  const { name, attributes } = node
  if (!isRawTag(name)) return
  if (!ELEMENTS[markup].has(name)) removed.push({ node, name, markup })
  const kept = attributes.filter(attribute => {
    if (attribute.type !== "mdxJsxAttribute") return true
    const { property } = find(html, attribute.name)
    const value = literalOf(attribute)
    const isHandler = /^on/i.test(property)
    const isKept =
      !isHandler &&
      (value === undefined || allowedOf(name, { [property]: String(value) }, schema)?.[property])
    if (!isKept) removed.push({ node, name, markup, attribute: { property, value } })
    return isKept
  })
  node.attributes = kept
}

/** Fault of a removed part that would run, load, frame, send or lead elsewhere; undefined for what has only no use. */
function errorOf(part: Removed): ArticleProblem | undefined {
  const { node, name, markup, attribute } = part
  if (attribute) {
    const fault = attributeFault(part, attribute.property, String(attribute.value ?? ""))
    if (fault && name === "a" && attribute.property === "href")
      return partProblem(placeOf(node), "link", fault)
    return fault && problemAt(placeOf(node), `${name}.${attributeOf(attribute.property)}`, fault)
  }
  const fault = { expected: words.harmlessTag, received: nameOf(part) }
  if (markup !== "html") fault.expected = words.ownDrawing
  else if (!REFUSED.has(name)) return undefined
  return partProblem(placeOf(node), "htmlTag", fault)
}

function attributeFault(
  { name, markup }: Removed,
  property: string,
  value: string,
): Fault | undefined {
  const received = shortJson(value)
  if (/^on/i.test(property)) return { expected: words.noEvents, received: attributeOf(property) }
  if (name === "input" && property === "type")
    return { expected: words.harmlessTag, received: `<input type=${received}>` }
  if (property === "id") return { expected: words.freeId, received }
  if (ADDRESSES.has(property)) {
    if (runsCode(value)) return { expected: report.runsNoCode, received }
    if (leavesUnseen(value)) return { expected: words.seenAddress, received }
    if (property === "src" || property === "srcSet")
      return { expected: words.noSource, received, hint: words.useOwn }
    const isLink = property === "href" && markup === "html"
    return {
      expected: isLink ? words.schemes(SCHEMES) : words.noAddress,
      received,
    }
  }
  return markup === "svg" && isForeign(name, attributeOf(property), value)
    ? { expected: words.ownDrawing, received }
    : undefined
}

/** The site's own parts in Markdown, which have an error of their own (`check-slips`). */
const PARTS = new Set(Object.keys(MDX_COMPONENTS).map(name => name.toLowerCase()))

/** One warning for all that was removed because the site has no use for it. */
function warningOf(removed: readonly Removed[]): ArticleProblem[] {
  const useless = removed.filter(({ name }) => !PARTS.has(name))
  const [first] = useless
  if (!first) return []
  return [
    partProblem(placeOf(first.node), "htmlTag", {
      severity: "warning",
      expected: words.shownTag,
      received: [...new Set(useless.map(nameOf))].join(", "),
      hint: words.removedTag,
    }),
  ]
}

const nameOf = ({ name, attribute }: Removed): string =>
  attribute ? attributeOf(attribute.property) : `<${name}>`

/** Name of an attribute, as authors write it. */
const attributeOf = (property: string): string => {
  const known = Object.hasOwn(html.property, property) ? html : svg
  return find(known, property).attribute
}
