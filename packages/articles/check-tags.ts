import {
  type ArticleProblem,
  didYouMean,
  type Fault,
  type Place,
  partProblem,
  problemAt,
  report,
  shortJson,
} from "@site/problems"
import type { Root as HtmlRoot } from "hast"
import type { Root } from "mdast"
import { unknownComponent } from "./article-code"
import { MDX_CHOICES, MDX_COMPONENTS } from "./mdx-components"
import { isGif, mediaKind } from "./media"
import { messages } from "./messages"
import { isElement, isJsx, isRawTag, type JsonValue, literalOf, placeOf } from "./nodes"
import { visit } from "./visit"

const words = messages.article
const COMPONENTS = new Map<string, readonly string[]>(Object.entries(MDX_COMPONENTS))

/** A tag, in MDX or in Markdown's HTML. */
interface Tag {
  name: string
  place: Place
  /** Values that must be computed are undefined. */
  attributes: { name: string; value: JsonValue | undefined }[]
}

/** Name of a spread, which may be any attribute. */
const SPREAD = "…"

/**
 * Checks every tag and picture of a tree of Markdown: components and their properties must be known (`MDX_COMPONENTS`,
 * or declared by the article), pictures must have a text alternative. `allow` checks what tags may do.
 */
export function checkTags(tree: Root, declared: ReadonlySet<string>): ArticleProblem[] {
  const problems: ArticleProblem[] = []
  visit(tree, node => {
    const place = placeOf(node)
    if (node.type === "image" || node.type === "imageReference") {
      const fault = { expected: words.alt, received: report.nothing, hint: words.decoration }
      if (!node.alt?.trim()) problems.push(partProblem(place, "image", fault))
    }
    if (!isJsx(node) || node.name === null) return
    const name: string = node.name
    const attributes = node.attributes.map(one => ({
      name: one.type === "mdxJsxAttribute" ? one.name : SPREAD,
      value: literalOf(one),
    }))
    const [root = name] = name.split(".")
    if (declared.has(root)) return
    if (isRawTag(name) || COMPONENTS.has(name))
      problems.push(...tagProblems({ name, place, attributes }))
    else problems.push(unknownComponent(place, name, declared))
  })
  return problems
}

/** Checks the tags that the author wrote as MDX's are checked. Takes the tree of HTML. */
export function checkElements(tree: HtmlRoot): ArticleProblem[] {
  const problems: ArticleProblem[] = []
  visit(tree, node => {
    if (!isElement(node)) return
    const attributes = Object.entries(node.properties).map(([name, value]) => ({
      name,
      value: value === true || String(value ?? ""),
    }))
    problems.push(...tagProblems({ name: node.tagName, place: placeOf(node), attributes }))
  })
  return problems
}

function tagProblems(tag: Tag): ArticleProblem[] {
  const { name, place, attributes } = tag
  const faultOf = COMPONENTS.has(name) ? partFault : rawFault
  const problem = (key: string, fault: Fault) => problemAt(place, `${name}.${key}`, fault)
  const wrong = attributes.flatMap(({ name: key, value }) => {
    const fault = faultOf(tag, key, value)
    return fault ? problem(key, { received: shortJson(value ?? key), ...fault }) : []
  })
  // `alt=""` counts, because it marks a picture as decoration.
  const required: Readonly<Record<string, Readonly<Record<string, string>>>> = words.required
  const missing = Object.entries(required[name] ?? {}).flatMap(([key, expected]) => {
    const given = attributes.find(one => one.name === key || one.name === SPREAD)
    const isGiven = given && (given.value === undefined || typeof given.value === "string")
    return isGiven ? [] : problem(key, { expected, received: shortJson(given?.value) })
  })
  return [...wrong, ...missing]
}

type AttributeFault = Pick<Fault, "expected"> & Partial<Fault>

/** Fault in a property of one of the site's own parts. */
function partFault(
  { name }: Tag,
  property: string,
  value: JsonValue | undefined,
): AttributeFault | undefined {
  const known = COMPONENTS.get(name) ?? []
  if (property !== SPREAD && !known.includes(property)) {
    const expected = known.length > 0 ? report.oneOf(known) : words.noProperties
    return { expected, received: property, hint: didYouMean(property, known) }
  }
  // The compiler writes these parts itself.
  if (value === undefined) return { expected: words.literal }
  const choices = MDX_CHOICES[`${name}.${property}`]
  if (!choices || choices.some(choice => choice === value)) return fileFault(name, property, value)
  const hint = typeof value === "string" ? didYouMean(value, choices) : undefined
  return { expected: report.oneOf(choices), hint }
}

/** Fault in an attribute of a tag of HTML besides those that `allow` finds: a size, a sound that starts, a file's kind. */
function rawFault(
  { name, attributes }: Tag,
  written: string,
  value: JsonValue | undefined,
): AttributeFault | undefined {
  const key = written.toLowerCase()
  const isSize = name === "img" && ["width", "height"].includes(key)
  if (isSize && !/^[1-9]\d*$/.test(String(value))) return { expected: words.pixels }
  if (value === undefined) return undefined
  const isSilent = name === "video" && attributes.some(one => one.name.toLowerCase() === "muted")
  if (key === "autoplay" && !isSilent) return { expected: words.noAutoplay, hint: words.mutedLoop }
  return fileFault(name, key, value)
}

type Kind = "video" | "audio" | "captions" | "picture"

const FILES: Readonly<Record<string, readonly Kind[]>> = {
  "Video.src": ["video"],
  "Video.captions": ["captions"],
  "Video.poster": ["picture"],
  "Embed.poster": ["picture"],
  "video.src": ["video"],
  "video.poster": ["picture"],
  "audio.src": ["audio"],
  "source.src": ["video", "audio"],
  "track.src": ["captions"],
}

/** Fault of a file that is of another kind. */
function fileFault(name: string, key: string, value: JsonValue): AttributeFault | undefined {
  const kinds = FILES[`${name}.${key}`]
  const file = String(value)
  if (!kinds || kinds.includes(mediaKind(file) ?? "picture")) return undefined
  const hint = isGif(file) ? words.gifIsPicture : undefined
  return { expected: report.oneOf(kinds.map(kind => words.files[kind])), hint }
}
