import { transformSync } from "esbuild"
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react"
import pieces from "site-pieces"
import { cutLetters } from "./cut-letters"

/** For whom the file of rare rules (`pieces`) loads at once. */
const RARE_MEDIA = "print, (scripting: none)"

interface Inline {
  src?: string
  type?: string
  "data-href"?: string
  dangerouslySetInnerHTML?: { __html: string }
}

const isInline = (node: ReactNode, name: string): node is ReactElement<Inline> =>
  isValidElement<Inline>(node) && node.type === name && !!node.props.dangerouslySetInnerHTML

/** Whether an element only names Gatsby: no browser reads it. */
const isGenerator = (node: ReactNode): boolean =>
  isValidElement<{ name?: string }>(node) && node.props.name === "generator"

/**
 * A document's head with small inline scripts, and without the rules for paper and for browsers without scripts, which
 * follow as a link.
 */
export const documentHead = (components: readonly ReactNode[]): ReactNode[] => [
  ...components.filter(node => !isGenerator(node)).map(smaller),
  pieces.rareStyles && (
    <link key="rare-styles" rel="stylesheet" href={pieces.rareStyles} media={RARE_MEDIA} />
  ),
]

function smaller(node: ReactNode): ReactNode {
  if (isInline(node, "script") && !node.props.type) return withText(node, minified(textOf(node)))
  if (!isInline(node, "style")) return node
  const address = node.props["data-href"]
  const rules = pieces.styles[address ?? ""]
  // Without Gatsby's mark, which nothing reads.
  return rules === undefined ? node : withText(<style key={address} data-href={address} />, rules)
}

/** Texts of the inline scripts of a head that run. */
export const scriptsIn = (components: readonly ReactNode[]): string[] =>
  components.flatMap(node =>
    isInline(node, "script") && node.props.type !== JSON_LD ? textOf(node) : [],
  )

/** A type of data, which does not run. */
export const JSON_LD = "application/ld+json"

const textOf = (node: ReactElement<Inline>): string =>
  node.props.dangerouslySetInnerHTML?.__html ?? ""

const withText = (node: ReactElement<Inline>, text: string): ReactNode =>
  cloneElement(node, { dangerouslySetInnerHTML: { __html: text } })

/** Scripts are the same in every page. */
const small = new Map<string, string>()

/** A script of a document, as short as every browser reads it. */
export function minified(script: string): string {
  const options = { minify: true, target: "es5", charset: "utf8" } as const
  const code = small.get(script) ?? transformSync(script, options).code.trim()
  small.set(script, code)
  return code
}

const HEADING = /<(h[1-6])\b[^>]*>(.*?)<\/\1>/gs

/** Characters that React escapes in a text. */
const ESCAPED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" }

/** The letters of a page's headings, each once, and the zero, which `ch` is measured by. */
export function headingLetters(body: string): string {
  const texts = [...body.matchAll(HEADING)].map(([, , inside = ""]) => inside)
  const text = `0${texts.join("").replaceAll(/<[^>]*>/g, "")}`
  return [...new Set(text.replaceAll(/&([^;]+);/g, (sign, name) => ESCAPED[name] ?? sign))]
    .sort()
    .join("")
}

/**
 * D27. Bytes need no source in the policy, and the text of the script is the same in every page. In syntax that every
 * browser knows.
 */
const SCRIPT = `(function(cut){
window.FontFace&&document.fonts.add(new FontFace("Headings",Uint8Array.from(atob(cut),function(byte){
return byte.charCodeAt(0)
}),{weight:"400 750"}))
})(document.currentScript.getAttribute("data-cut"))`

/**
 * A script that brings the letters of a page's headings, in the face that the styles name: they are there when the page is
 * first painted.
 */
export const headingCut = async (body: string) => (
  <script
    key="heading-cut"
    data-cut={await cutLetters(headingLetters(body))}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is the constant above.
    dangerouslySetInnerHTML={{ __html: SCRIPT }}
  />
)
