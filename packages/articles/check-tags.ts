import {
  type ArticleProblem,
  didYouMean,
  type Fault,
  partProblem,
  problemAt,
  report,
  shortJson,
} from "@site/problems"
import type { Element, Root } from "hast"
import { MDX_COMPONENTS } from "./mdx-components"
import { isGif, mediaKind } from "./media"
import { messages } from "./messages"
import {
  isElement,
  isJsx,
  isRawTag,
  type JsonValue,
  type JsxElement,
  literalOf,
  placeOf,
} from "./nodes"
import { visit } from "./visit"

const wording = messages.article
const COMPONENTS = new Map<string, readonly string[]>(Object.entries(MDX_COMPONENTS))

interface Attribute {
  name: string
  /** Undefined for one that must be computed. */
  value: JsonValue | undefined
}

/** Name of a spread, which may be any attribute. */
const SPREAD = "…"

type AttributeFault = Pick<Fault, "expected"> & Partial<Fault>

/** Fault in the value of an attribute, beside those that `allow` finds. */
type Rule = (
  value: JsonValue | undefined,
  attributes: readonly Attribute[],
) => AttributeFault | undefined

const oneOf =
  (...choices: readonly string[]): Rule =>
  value => {
    if (choices.some(choice => choice === value)) return undefined
    const hint = typeof value === "string" ? didYouMean(value, choices) : undefined
    return { expected: report.oneOf(choices), hint }
  }

/** A file of one of these kinds. */
const file =
  (...kinds: readonly (keyof typeof wording.files)[]): Rule =>
  value => {
    const name = String(value)
    if (value === undefined || kinds.includes(mediaKind(name) ?? "picture")) return undefined
    const hint = isGif(name) ? wording.gifIsPicture : undefined
    return { expected: report.oneOf(kinds.map(kind => wording.files[kind])), hint }
  }

const pixels: Rule = value =>
  /^[1-9]\d*$/.test(String(value)) ? undefined : { expected: wording.pixels }

const autoplay: Rule = value =>
  value === undefined ? undefined : { expected: wording.noAutoplay, hint: wording.mutedLoop }

/** One that makes no sound may start. */
const silent: Rule = (value, attributes) =>
  attributes.some(({ name }) => name.toLowerCase() === "muted")
    ? undefined
    : autoplay(value, attributes)

const rules = (table: Readonly<Record<string, Rule>>) => new Map(Object.entries(table))

/** Rules of tags, by their attributes. What a tag must have is in `wording.required`. */
const RULES = new Map([
  ["Callout", rules({ kind: oneOf("note", "tip", "warning") })],
  ["Embed", rules({ poster: file("picture") })],
  ["Video", rules({ src: file("video"), captions: file("captions"), poster: file("picture") })],
  ["audio", rules({ src: file("audio"), autoplay })],
  ["img", rules({ width: pixels, height: pixels })],
  ["source", rules({ src: file("video", "audio") })],
  ["track", rules({ src: file("captions") })],
  ["video", rules({ src: file("video"), poster: file("picture"), autoplay: silent })],
])

/**
 * Checks every tag, of Markdown's HTML and of MDX alike: components and their properties must be known
 * (`MDX_COMPONENTS`, or of the article's own code). `allow` checks what tags may do. Takes the tree of HTML with MDX's tags
 * as they are written.
 */
export function checkTags(tree: Root, known: ReadonlySet<string>): ArticleProblem[] {
  const problems: ArticleProblem[] = []
  visit(tree, node => {
    if (isElement(node)) problems.push(...tagProblems(node.tagName, node))
    if (!isJsx(node) || node.name === null) return
    const [root = ""] = node.name.split(".")
    if (isRawTag(node.name) || COMPONENTS.has(node.name))
      problems.push(...tagProblems(node.name, node))
    else if (!known.has(root)) problems.push(unknownComponent(node.name, node, known))
  })
  return problems
}

function unknownComponent(name: string, node: JsxElement, known: ReadonlySet<string>) {
  const expected = report.oneOf([...COMPONENTS.keys()])
  const hint = didYouMean(name, [...COMPONENTS.keys(), ...known])
  return partProblem(placeOf(node), "component", { expected, received: `<${name}>`, hint })
}

function tagProblems(name: string, node: Element | JsxElement): ArticleProblem[] {
  const attributes = attributesOf(node)
  const properties = COMPONENTS.get(name)
  const problem = (key: string, fault: Fault) => problemAt(placeOf(node), `${name}.${key}`, fault)
  const wrong = attributes.flatMap(({ name: key, value }) => {
    const rule = RULES.get(name)?.get(properties ? key : key.toLowerCase())
    const fault = (properties && propertyFault(properties, key, value)) ?? rule?.(value, attributes)
    return fault ? problem(key, { received: shortJson(value ?? key), ...fault }) : []
  })
  // `alt=""` counts, because it marks a picture as decoration.
  const required: Readonly<Record<string, Readonly<Record<string, string>>>> = wording.required
  const missing = Object.entries(required[name] ?? {}).flatMap(([key, expected]) => {
    const given = attributes.find(one => one.name === key || one.name === SPREAD)
    const isGiven = given && (given.value === undefined || typeof given.value === "string")
    return isGiven ? [] : problem(key, { expected, received: shortJson(given?.value) })
  })
  return [...wrong, ...missing]
}

const attributesOf = (node: Element | JsxElement): Attribute[] =>
  isElement(node)
    ? Object.entries(node.properties).map(([name, value]) => ({
        name,
        value: value === true || String(value ?? ""),
      }))
    : node.attributes.map(one => ({
        name: one.type === "mdxJsxAttribute" ? one.name : SPREAD,
        value: literalOf(one),
      }))

/** Fault in a property of one of the site's own parts, which the compiler writes itself. */
function propertyFault(
  known: readonly string[],
  property: string,
  value: JsonValue | undefined,
): AttributeFault | undefined {
  if (property === SPREAD || known.includes(property))
    return value === undefined ? { expected: wording.literal } : undefined
  const expected = known.length > 0 ? report.oneOf(known) : wording.noProperties
  return { expected, received: property, hint: didYouMean(property, known) }
}
