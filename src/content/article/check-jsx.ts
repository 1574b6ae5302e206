import type { Root } from "mdast"
import { MDX_CHOICES, MDX_COMPONENTS } from "../../content-model/mdx-components"
import { shortJson } from "../content-problem"
import { didYouMean } from "../nearest-name"
import { isRawTag } from "./adopt-raw-elements"
import { type ArticleProblem, isUnsafeAddress, placeOf } from "./article-problems"
import { visiting } from "./es-modules"
import { attributeValue, isJsx, type JsxElement, literalOf } from "./nodes"

const COMPONENTS = new Map<string, readonly string[]>(Object.entries(MDX_COMPONENTS))

/** Tags that load, run or send something: an article has components for that, or goes without. */
const FORBIDDEN_TAGS = new Set("script style iframe object embed form link meta base".split(" "))
const ADDRESS_ATTRIBUTES = new Set([
  "href",
  "src",
  "xlinkhref",
  "xlink:href",
  "action",
  "formaction",
  "poster",
])

/**
 * Checks every tag of an article: components and their properties must be known (`MDX_COMPONENTS`, or
 * imported by the article), raw tags must be harmless, pictures must have a text alternative.
 */
export async function checkJsx(
  tree: Root,
  declared: ReadonlySet<string>,
): Promise<ArticleProblem[]> {
  const { visit } = await visiting()
  const problems: ArticleProblem[] = []
  visit(tree, node => {
    if (!isJsx(node) || node.name === null) return
    if (isRawTag(node.name)) problems.push(...rawTagProblems(node, node.name))
    else problems.push(...componentProblems(node, node.name, declared))
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
  if (!properties) {
    const known = [...COMPONENTS.keys(), ...declared]
    return [
      error(node, "component", `one of ${known.join(", ")}`, `<${name}>`, didYouMean(name, known)),
    ]
  }
  const unknown = node.attributes.flatMap(attribute => {
    if (attribute.type !== "mdxJsxAttribute") return []
    if (properties.includes(attribute.name)) return choiceProblems(node, name, attribute.name)
    const expected = properties.length > 0 ? `one of ${properties.join(", ")}` : "no properties"
    const hint = didYouMean(attribute.name, properties)
    return [error(node, `${name}.${attribute.name}`, expected, attribute.name, hint)]
  })
  return name === "Figure" ? [...unknown, ...requireTexts(node, "Figure", ["src", "alt"])] : unknown
}

function choiceProblems(node: JsxElement, name: string, property: string): ArticleProblem[] {
  const field = `${name}.${property}`
  const choices = MDX_CHOICES[field]
  const value = attributeValue(node, property)
  // What an expression gives is known to the article alone.
  if (!choices || value === undefined || choices.some(choice => choice === value)) return []
  const hint = typeof value === "string" ? didYouMean(value, choices) : undefined
  return [error(node, field, `one of ${choices.join(", ")}`, shortJson(value), hint)]
}

function rawTagProblems(node: JsxElement, name: string): ArticleProblem[] {
  if (FORBIDDEN_TAGS.has(name)) {
    return [error(node, "HTML tag", "a tag that loads and runs nothing", `<${name}>`)]
  }
  const attributes = node.attributes.flatMap(attribute => {
    if (attribute.type !== "mdxJsxAttribute") return []
    if (/^on/i.test(attribute.name)) {
      return [error(node, `${name}.${attribute.name}`, "no event attributes", attribute.name)]
    }
    const value = literalOf(attribute)
    if (name === "img" && isSize(attribute.name) && !/^[1-9]\d*$/.test(String(value))) {
      const expected = "a number of pixels, such as 320"
      return [error(node, `img.${attribute.name}`, expected, shortJson(value))]
    }
    // Links are checked with Markdown's own, after they have become elements.
    const isAddress = name !== "a" && ADDRESS_ATTRIBUTES.has(attribute.name.toLowerCase())
    return isAddress && typeof value === "string" && isUnsafeAddress(value)
      ? [error(node, `${name}.${attribute.name}`, "an address that runs no code", shortJson(value))]
      : []
  })
  return name === "img" ? [...attributes, ...requireTexts(node, "img", ["src", "alt"])] : attributes
}

const isSize = (name: string) => ["width", "height"].includes(name.toLowerCase())

/** Demands attributes with a text. `alt=""` is one: the author says that the picture is decoration. */
function requireTexts(node: JsxElement, name: string, required: string[]): ArticleProblem[] {
  return required.flatMap(key => {
    const attribute = node.attributes.find(
      one => one.type === "mdxJsxExpressionAttribute" || one.name === key,
    )
    const value = attributeValue(node, key)
    if (typeof value === "string" || (attribute && value === undefined)) return []
    const expected =
      key === "alt" ? 'what the picture shows, or alt="" for decoration' : "a picture's file"
    return [error(node, `${name}.${key}`, expected, shortJson(value))]
  })
}

function error(
  node: JsxElement,
  field: string,
  expected: string,
  received: string,
  hint?: string,
): ArticleProblem {
  return { severity: "error", ...placeOf(node), field, expected, received, hint }
}
