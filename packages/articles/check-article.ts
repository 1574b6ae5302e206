import {
  type ArticleProblem,
  didYouMean,
  partName,
  partProblem,
  problemAt,
  report,
  shortJson,
} from "@site/problems"
import type { Root as HtmlRoot } from "hast"
import type { Root } from "mdast"
import { parse } from "postcss"
import { visit } from "unist-util-visit"
import { unknownComponent } from "./article-code"
import { mediaProblems } from "./check-media"
import { isForeign } from "./foreign-part"
import { MDX_CHOICES, MDX_COMPONENTS } from "./mdx-components"
import { messages } from "./messages"
import {
  attributeValue,
  isJsx,
  isRawTag,
  type JsxElement,
  literalOf,
  placeOf,
  textOf,
} from "./nodes"
import { type FoundHeading, runsCode } from "./references"

const COMPONENTS = new Map<string, readonly string[]>(Object.entries(MDX_COMPONENTS))

/** Tags that load, run or send something, and `<picture>`, which the build writes itself. Articles use components instead. */
const FORBIDDEN_TAGS = new Set("script style picture object embed form link meta base".split(" "))
const ADDRESS_ATTRIBUTES = new Set(
  "href src xlinkhref xlink:href action formaction poster".split(" "),
)

/**
 * Checks every tag and picture of an article: components and their properties must be known
 * (`MDX_COMPONENTS`, or declared by the article), raw tags must be harmless, pictures must have a text
 * alternative.
 */
export function checkTags(tree: Root, declared: ReadonlySet<string>): ArticleProblem[] {
  const problems: ArticleProblem[] = []
  const { article } = messages
  visit(tree, node => {
    if (node.type === "image" || node.type === "imageReference") {
      if (node.alt?.trim()) return
      const { alt, decoration } = article
      problems.push(error(node, partName("image"), alt, report.nothing, decoration))
    } else if (isJsx(node) && node.name !== null) {
      if (isRawTag(node.name)) problems.push(...rawTagProblems(node, node.name))
      else problems.push(...componentProblems(node, node.name, declared))
    }
  })
  return problems
}

function componentProblems(
  node: JsxElement,
  name: string,
  declared: ReadonlySet<string>,
): ArticleProblem[] {
  if (declared.has(name.split(".")[0] ?? name)) return []
  const properties = COMPONENTS.get(name)
  const { article } = messages
  if (!properties) return [unknownComponent(placeOf(node), name, declared)]
  const unknown = node.attributes.flatMap(attribute => {
    if (attribute.type !== "mdxJsxAttribute") return []
    if (properties.includes(attribute.name)) return choiceProblems(node, name, attribute.name)
    const expected = properties.length > 0 ? report.oneOf(properties) : article.noProperties
    const hint = didYouMean(attribute.name, properties)
    return [error(node, `${name}.${attribute.name}`, expected, attribute.name, hint)]
  })
  return [...unknown, ...mediaProblems(node, name), ...requireTexts(node, name)]
}

function choiceProblems(node: JsxElement, name: string, property: string): ArticleProblem[] {
  const field = `${name}.${property}`
  const choices = MDX_CHOICES[field]
  const value = attributeValue(node, property)
  // The value of an expression is not known here.
  if (!choices || value === undefined || choices.some(choice => choice === value)) return []
  const hint = typeof value === "string" ? didYouMean(value, choices) : undefined
  return [error(node, field, report.oneOf(choices), shortJson(value), hint)]
}

/** A tag with its attributes, in MDX or in Markdown's HTML. */
type Tag = Pick<JsxElement, "attributes" | "position">

/** Checks one tag of HTML: it must be harmless, a picture needs its texts. */
function rawTagProblems(node: Tag, name: string): ArticleProblem[] {
  const words = messages.article
  if (FORBIDDEN_TAGS.has(name)) {
    return [error(node, partName("htmlTag"), words.harmlessTag, `<${name}>`)]
  }
  const attributes = node.attributes.flatMap(attribute => {
    if (attribute.type !== "mdxJsxAttribute") return []
    const value = literalOf(attribute)
    const problem = (expected: string, received = shortJson(value)) =>
      error(node, `${name}.${attribute.name}`, expected, received)
    const attributeName = attribute.name.toLowerCase()
    if (attributeName.startsWith("on")) return problem(words.noEvents, attribute.name)
    const isSize = name === "img" && ["width", "height"].includes(attributeName)
    if (isSize && !/^[1-9]\d*$/.test(String(value))) return problem(words.pixels)
    // Links are checked with Markdown's own (`check-links`).
    const isAddress = name !== "a" && ADDRESS_ATTRIBUTES.has(attributeName)
    if (attributeName === "style" && typeof value === "string" && !isCss(value)) {
      const { css, cssHint } = words
      return error(node, `${name}.style`, css, shortJson(value), cssHint)
    }
    const isUnsafe = isAddress && typeof value === "string" && runsCode(value)
    if (isUnsafe) return problem(report.runsNoCode)
    return typeof value === "string" && isForeign(name, attributeName, value)
      ? problem(words.ownDrawing)
      : []
  })
  return [...attributes, ...mediaProblems(node, name), ...requireTexts(node, name)]
}

function isCss(declarations: string): boolean {
  try {
    parse(`a{${declarations}}`)
    return true
  } catch {
    return false
  }
}

/** A tag must have these attributes. `alt=""` counts, because it marks a picture as decoration. */
function requireTexts(node: Tag, name: string): ArticleProblem[] {
  const required: Readonly<Record<string, Readonly<Record<string, string>>>> =
    messages.article.required
  return Object.entries(required[name] ?? {}).flatMap(([key, expected]) => {
    const attribute = node.attributes.find(
      one => one.type === "mdxJsxExpressionAttribute" || one.name === key,
    )
    const value = attributeValue(node, key)
    if (typeof value === "string" || (attribute && value === undefined)) return []
    return [error(node, `${name}.${key}`, expected, shortJson(value))]
  })
}

/** The page's title is its only h1, and levels are not skipped: readers of the outline get lost. */
export function checkHeadings(headings: readonly FoundHeading[]): ArticleProblem[] {
  const words = messages.article
  const field = partName("heading")
  return headings.flatMap(({ depth, text, line, column }, index): ArticleProblem[] => {
    const previous = headings[index - 1]?.depth ?? 1
    const received = `h${depth} ${shortJson(text)}`
    if (depth === 1) {
      const fault = { expected: words.noTitle, received, hint: words.firstLevel }
      return [problemAt({ line, column }, field, fault)]
    }
    if (depth <= previous + 1) return []
    const expected = words.level(previous)
    return [problemAt({ line, column }, field, { severity: "warning", expected, received })]
  })
}

/** Words of a link without meaning outside its sentence (RGAA 6.1.1). */
const EMPTY_WORDS =
  /^(?:(?:cliquez|cliquer|voir|lire|c[’']est|click) )?(?:ici|là|here)$|^(?:lire|voir|en savoir) (?:la suite|plus)$|^read more$/i

/** Reports links whose words do not name their target, because screen readers list them without their sentences. */
export function checkLinkWords(tree: HtmlRoot): ArticleProblem[] {
  const problems: ArticleProblem[] = []
  visit(tree, { type: "element", tagName: "a" }, link => {
    const words = textOf(link).trim()
    if (link.children.length > 0 && !EMPTY_WORDS.test(words)) return
    const { linkWords: expected } = messages.article
    const fault = { severity: "warning", expected, received: shortJson(words) } as const
    problems.push(partProblem(placeOf(link), "link", fault))
  })
  return problems
}

const error = (
  node: Pick<JsxElement, "position">,
  field: string,
  expected: string,
  received: string,
  hint?: string,
): ArticleProblem => problemAt(placeOf(node), field, { expected, received, hint })

/** Checks the tags that the author wrote as MDX's are checked. Takes the tree of HTML. */
export function checkElements(tree: HtmlRoot): ArticleProblem[] {
  const problems: ArticleProblem[] = []
  visit(tree, "element", ({ tagName, properties, position }) => {
    const attributes = Object.entries(properties).map(([name, value]) => ({
      type: "mdxJsxAttribute" as const,
      name,
      value: value === true ? null : String(value ?? ""),
    }))
    problems.push(...rawTagProblems({ attributes, position }, tagName))
  })
  return problems
}
