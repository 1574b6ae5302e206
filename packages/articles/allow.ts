import { type ArticleProblem, partProblem } from "@site/problems"
import type { Element, Parents, Properties, Root } from "hast"
import { type Schema, sanitize } from "hast-util-sanitize"
import { find, html, svg } from "property-information"
import { leavesUnseen, readAddress } from "./addresses"
import {
  ADDRESSES,
  attributeOf,
  errorOf,
  nameOf,
  REFUSED,
  type Removed,
  warningOf,
} from "./allow-faults"
import { ELEMENTS, FINISHED, type Markup, WRITTEN } from "./allowed"
import { isForeign } from "./foreign-part"
import { MDX_COMPONENTS } from "./mdx-components"
import { messages } from "./messages"
import { element, isElement, isJsx, isRawTag, type JsxElement, literalOf, placeOf } from "./nodes"

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
 * Returns an error for each part that is not in the list.
 */
export const checkFinished = (tree: Root): ArticleProblem[] =>
  removedFrom(tree, FINISHED).map(
    part =>
      errorOf(part) ??
      partProblem(placeOf(part.node), "htmlTag", {
        expected: messages.article.shownTag,
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
    if (!isElement(node) && !isJsx(node)) continue
    const name = isElement(node) ? node.tagName : node.name
    const isPart = walk.schema === WRITTEN && Object.hasOwn(MDX_COMPONENTS, `${name}`)
    if (isPart || (!isTextOnly && allowNode(node, markup, walk))) {
      allowIn(node, markupIn(name, markup), walk)
      continue
    }
    // A refused element goes with its children, because its article is not shown.
    const isRefused = REFUSED.has(`${name}`)
    walk.removed.push({ node, name: `${name}`, markup })
    parent.children.splice(index, 1, ...(isRefused ? [] : node.children))
    index -= 1
  }
}

function markupIn(name: string | null, markup: Markup): Markup {
  return markup === "html" && (name === "svg" || name === "math") ? name : markup
}

const allowNode = (node: Element | JsxElement, markup: Markup, walk: Walk): boolean =>
  isElement(node) ? allowElement(node, markup, walk) : allowTag(node, markup, walk)

/** Returns whether an element is in the list, and removes the attributes that are not. */
function allowElement(node: Element, markup: Markup, { schema, removed }: Walk): boolean {
  const isDrawn = markupIn(node.tagName, markup) === "svg"
  if (isDrawn && schema === WRITTEN) node.properties = namedAsInDrawings(node.properties)
  const { tagName: name, properties } = node
  const isOwn = schema === FINISHED && (name === "button" || name === "Pieces")
  const allowed =
    isOwn || ELEMENTS[markup].has(name) ? allowedOf(name, properties, schema) : undefined
  if (!allowed) return false
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
      (isDrawn && isForeign(name, attributeOf(property), String(value)))
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
  const keys = Object.keys(properties)
  if (keys.length === 0 && !schema.required?.[name]) return properties
  const read = keys.map(key => {
    const value = properties[key]
    return [key, ADDRESSES.has(key) ? addressRead(String(value)) : value]
  })
  const rules = keys.map(key => ruleOf(key, name, schema)).filter(rule => rule !== undefined)
  // The library looks through all rules for each attribute: these alone take a twentieth of the time.
  const own: Schema = { ...schema, tagNames: [name], attributes: { [name]: rules } }
  const judged = sanitize(element(name, Object.fromEntries(read)), own)
  return isElement(judged) ? judged.properties : undefined
}

type Rule = NonNullable<Schema["attributes"]>[string][number]
const tables = new WeakMap<Schema, Map<string, Map<string, Rule>>>()

/** The rule for an attribute of every element that takes any value, or that of its own element. */
function ruleOf(key: string, name: string, schema: Schema): Rule | undefined {
  const table = tables.get(schema) ?? tableOf(schema)
  tables.set(schema, table)
  const every = table.get("*")
  const general = every?.get(key) ?? (/^data[A-Z]/.test(key) ? every?.get("data*") : undefined)
  return typeof general === "string" ? general : (table.get(name)?.get(key) ?? general)
}

const tableOf = ({ attributes }: Schema): Map<string, Map<string, Rule>> =>
  new Map(
    Object.entries(attributes ?? {}).map(([name, rules]) => [
      name,
      new Map(rules.map(rule => [typeof rule === "string" ? rule : rule[0], rule])),
    ]),
  )

/** An address as the browser reads it, in place of one that hides where it leads. */
const addressRead = (address: string): string | undefined =>
  leavesUnseen(address) ? undefined : (readAddress(address)?.href ?? address)

/**
 * The same of a tag that stays JSX, because an attribute must be computed: such a value is code of the article. A
 * component is its own affair.
 */
function allowTag(node: JsxElement, markup: Markup, { schema, removed }: Walk): boolean {
  const { name } = node
  if (!isRawTag(name)) return true
  if (!ELEMENTS[markup].has(name)) return false
  node.attributes = node.attributes.filter(attribute => {
    if (attribute.type !== "mdxJsxAttribute") return true
    const { property } = find(html, attribute.name)
    const value = literalOf(attribute)
    const isComputed = value === undefined && !ADDRESSES.has(property) && !/^on/i.test(property)
    const judged = { [property]: value === undefined ? "/" : String(value) }
    const isKept = isComputed || allowedOf(name, judged, schema)?.[property] !== undefined
    if (!isKept) removed.push({ node, name, markup, attribute: { property, value } })
    return isKept
  })
  return true
}
