import { hash } from "node:crypto"
import { visit } from "@site/articles"
import type { Element, Nodes } from "hast"
// Before the parser's own types of MDX's nodes, which are less exact.
import type {} from "mdast-util-mdx"
import { htmlToHast } from "satteri"
import { JSON_LD } from "../shared/document-marks"

/** Facts of a page that the release needs. */
export type PageFacts = ReturnType<typeof readPage>

/** The page's own canonical address. */
export interface Address {
  address: string
  /** The day on which its text was published or changed, if it has one. */
  changed: string | undefined
  /** The addresses of its text by their language, where there are several. */
  versions: readonly { lang: string; href: string }[]
}

/** CSP sources (`'sha256-…'`) of what pages hold themselves. */
export interface InlineSources {
  /** Scripts that would run. The policy allows only those that the site writes itself (`inline-scripts`). */
  scripts: readonly string[]
  styles: readonly string[]
  /** Hashes of style attributes. */
  attributes: readonly string[]
  /** The site itself, where there are films or sounds. */
  media: readonly string[]
}

/** Reads a page once, for all that needs something of it. */
export function readPage(html: string) {
  const page: Nodes = htmlToHast(html)
  const metas = new Map<string, string>()
  const versions: { lang: string; href: string }[] = []
  let canonical = ""
  visit(page, element => {
    if (element.type !== "element") return
    const read = (name: string): string => attribute(element, name) ?? ""
    const [rel, href, lang] = [read("rel"), read("href"), read("hrefLang")]
    if (element.tagName === "meta") metas.set(read("name") || read("property"), read("content"))
    if (rel === "canonical") canonical = href
    if (rel === "alternate" && lang) versions.push({ lang, href })
  })
  const isListed = !metas.get("robots")?.includes("noindex")
  const changed = metas.get("article:modified_time") ?? metas.get("article:published_time")
  const address: Address = { address: canonical, changed: changed?.slice(0, 10), versions }
  return {
    named: namedIn(html),
    /** Its own title; empty without one. */
    title: metas.get("og:title") ?? "",
    sources: sourcesOf(page),
    address: isListed && canonical ? address : undefined,
  }
}

/** Up to the digest: a folder of one picture, or the name of a file that webpack wrote. */
const STATIC_ADDRESS = /static\/(?:(?:[\da-f]+\/)+|[^/"\\<>]*?-[\da-f]{32}\.\w+)/g
const STATIC_QUERIES = /"staticQueryHashes":\[([^\]]+)\]/g

/** Pictures and fonts by the digests in their paths, as the names after them are written in many ways; static queries. */
export const namedIn = (text: string): string[] => [
  ...[...text.matchAll(STATIC_ADDRESS)].map(([address]) => address),
  ...[...text.matchAll(STATIC_QUERIES)].flatMap(([, hashes = ""]) =>
    [...hashes.matchAll(/\d+/g)].map(([hash]) => `page-data/sq/d/${hash}.json`),
  ),
]

/** Types of a script whose text is data. A text of any other type might run, or steer what runs. */
const DATA = new Set(["application/json", JSON_LD])

const MEDIA = new Set(["video", "audio"])

/** Reads the sources of a page. Scripts with a `src` need none (CSP level 3, “should element's inline behaviour be blocked”). */
function sourcesOf(page: Nodes): InlineSources {
  const scripts: string[] = []
  const styles: string[] = []
  const attributes: string[] = []
  let hasMedia = false
  visit(page, element => {
    if (element.type !== "element") return
    const text = element.children.map(child => (child.type === "text" ? child.value : "")).join("")
    const style = attribute(element, "style")
    if (isCode(element) && text) scripts.push(sourceOf(text))
    if (element.tagName === "style" && text) styles.push(sourceOf(text))
    if (style !== undefined) attributes.push(sourceOf(style))
    hasMedia ||= MEDIA.has(element.tagName)
  })
  return { scripts, styles, attributes, media: hasMedia ? ["'self'"] : [] }
}

const isCode = (element: Element): boolean =>
  element.tagName === "script" &&
  attribute(element, "src") === undefined &&
  !DATA.has(attribute(element, "type")?.trim().toLowerCase() ?? "")

/** Source of an inline script or style. */
export const sourceOf = (text: string): string => `'sha256-${hash("sha256", text, "base64")}'`

/** An attribute of an element, by its name in hast. */
function attribute({ properties }: Element, name: string): string | undefined {
  const value = properties[name] ?? undefined
  return Array.isArray(value) ? value.join(" ") : value?.toString()
}
