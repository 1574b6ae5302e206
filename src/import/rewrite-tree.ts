import type {
  Definition,
  Heading,
  Image,
  ImageReference,
  Link,
  LinkReference,
  Nodes,
  Root,
} from "mdast"
import { visit } from "unist-util-visit"
import { shownText } from "../content/article/nodes"
import { headingIds } from "../content/article/references"
import { messages } from "../messages/messages"
import { decoded } from "../shared/decoded"
import { slugOf } from "../shared/slug-of"
import { isPicture } from "./export-files"
import { type Notes, nameOf } from "./foreign-post"
import { absolute, attributeOf, withoutRefused } from "./translate-html"

/** What the addresses of an article lead to. */
export interface Surroundings {
  /** Takes a file of the export along, and returns where it is then: `./plan.png`, `/files/x/plan.pdf`. */
  file: (target: string) => string | undefined
  /** The address of a page on the new site, or of another site. */
  page: (target: string) => string | undefined
  notes: Notes
}

/** An id that Hugo and kramdown write behind a heading: `{#plus-bas}`. */
const WRITTEN_ID = /\s*\{#([\w-]+)[^}]*\}\s*$/

/**
 * Writes Markdown or MDX as it was, with other addresses and headings. The title of the page is its only heading of the
 * first level: the one that says it again is removed and returned, and when others are left, all go down by one.
 */
export function rewriteTree(
  tree: Root,
  text: string,
  pageTitle: string | undefined,
  { file, page, notes }: Surroundings,
) {
  const { ids, removed, down } = readHeadings(tree, text, pageTitle)
  const words = messages().imports
  const definitions = new Map<string, Definition>()
  visit(tree, "definition", node => void definitions.set(node.identifier, node))

  function write(node: Nodes, parent?: Nodes): string {
    if (node === removed) return ""
    if (node.type === "code" || node.type === "inlineCode") return text.slice(...spanOf(node))
    if (node.type === "heading") return heading(node)
    if (node.type === "image" || node.type === "imageReference")
      return picture(node, parent?.type === "link" || parent?.type === "linkReference")
    if (node.type === "link" || node.type === "linkReference") return link(node)
    if (node.type === "definition") return definition(node)
    return between(node, ...spanOf(node))
  }

  /** The text from one place to another, in which the children of a node are written. */
  function between(node: Nodes, start: number, end: number): string {
    let written = ""
    let done = start
    for (const child of "children" in node ? node.children : []) {
      // An address that GitHub makes a link of has no place.
      if (!child.position) continue
      const [from, to] = spanOf(child)
      written += tags(text.slice(done, from)) + write(child, node)
      done = to
    }
    return written + tags(text.slice(done, end))
  }

  const inside = (node: Heading | Link | LinkReference): string => {
    const [first, last] = [node.children[0], node.children.at(-1)]
    return first && last ? between(node, spanOf(first)[0], spanOf(last)[1]) : ""
  }

  function heading(node: Heading): string {
    const inner = inside(node)
    if (!down && !WRITTEN_ID.test(inner)) return between(node, ...spanOf(node))
    const marks = "#".repeat(Math.min(6, node.depth + down))
    return `${marks} ${inner.replace(WRITTEN_ID, "")}`.trimEnd()
  }

  function definition(node: Definition): string {
    const url = linked(node.url)
    if (!url || url === node.url) return text.slice(...spanOf(node))
    return `[${node.label ?? node.identifier}]: ${destination(url)}${titled(node.title)}`
  }

  /** A link that leads nowhere leaves its words, and one from a picture to its file leaves the picture. */
  function link(node: Link | LinkReference): string {
    const [start, end] = spanOf(node)
    const target = node.type === "link" ? node : definitions.get(node.identifier)
    if (!target || text[start] !== "[") return text.slice(start, end)
    const inner = inside(node)
    const [only, ...others] = node.children
    const isZoom = only?.type === "image" && others.length === 0 && isPicture(bare(target.url))
    if (!inner || (isZoom && isPicture(file(only.url) ?? ""))) return inner
    const url = linked(target.url)
    if (!url) {
      notes.open.push(words.deadLink(target.url))
      return inner
    }
    const isKept = node.type === "linkReference" || url === node.url
    return isKept
      ? between(node, start, end)
      : `[${inner}](${destination(url)}${titled(target.title)})`
  }

  /** A picture of the export stays one; that of another site becomes a link, and one that is missing its words. */
  function picture(node: Image | ImageReference, isLinked: boolean): string {
    const source = node.type === "image" ? node : definitions.get(node.identifier)
    if (!source) return text.slice(...spanOf(node))
    const { path, address } = pictureAt(source.url)
    const alt = node.alt?.trim() || source.title?.trim() || namedAfter(source.url)
    const safe = alt.replaceAll(/[[\]]/g, sign => `\\${sign}`)
    if (path && !node.alt?.trim()) notes.open.push(words.noAlt(path, alt))
    if (path) return `![${safe}](${path}${titled(source.title)})`
    return address && !isLinked ? `[${safe}](${destination(address)})` : safe
  }

  /** The file of a picture, or else the address at which it can be seen. */
  function pictureAt(url: string) {
    const path = file(url)
    if (path && isPicture(path)) return { path }
    const address = path ?? (/^(?:https?:)?\/\//.test(url) ? absolute(url) : undefined)
    notes.open.push(address ? words.linkedPicture(url) : words.missingPicture(url))
    return { address }
  }

  /** The address of a link on the new site: of a heading, a page, a file, or another site. */
  function linked(url: string): string | undefined {
    if (!url.startsWith("#")) return page(url) ?? file(url)
    const name = decoded(url.slice(1)).replace(/^user-content-/, "")
    const id = ids.get(name) ?? ids.get(slugOf(name))
    return name.startsWith("fn") ? url : id && `#${id}`
  }

  const tags = (part: string) => part.replaceAll(/<(?:img|a)\b[^>]*>/gi, tag)

  /** A picture or link in HTML, without what the site refuses of it. */
  function tag(written: string): string {
    const isImage = /^<img/i.test(written)
    const url = attributeOf(written, isImage ? "src" : "href")
    const safe = withoutRefused(written).replace(/^(<a\b[^>]*\s)name=/i, "$1id=")
    if (!url || url.startsWith("{")) return safe
    const leadingTo = (address: string) =>
      safe.replace(/(\s(?:src|href)\s*=\s*)(?:"[^"]*"|'[^']*'|[^\s>]+)/i, `$1"${address}"`)
    if (!isImage) {
      const address = linked(url)
      if (!address) notes.open.push(words.deadLink(url))
      return address ? leadingTo(address) : "<a>"
    }
    const { path, address } = pictureAt(url)
    const alt = attributeOf(written, "alt") || namedAfter(url)
    if (!path) return address ? `<a href="${address}">${alt}</a>` : alt
    const isDescribed = /\salt\s*=/i.test(safe)
    return leadingTo(path).replace(/\s*\/?>$/, end => (isDescribed ? end : ` alt="${alt}" />`))
  }

  if (down || removed) notes.changed.push(words.headings)
  return { text: write(tree), title: removed && shownText(removed).trim() }
}

/** The heading that goes, how far the others go down, and their ids by what links may call them. */
function readHeadings(tree: Root, text: string, title: string | undefined) {
  const tagged = text.matchAll(/<\w[^>]*\s(?:id|name)=["']?([^"'\s>]+)/g)
  const ids = new Map([...tagged].map(([, id = ""]) => [id, id]))
  const first = tree.children.find(({ type }) => type !== "mdxjsEsm" && type !== "html")
  const isTitle = first?.type === "heading" && first.depth === 1
  const removed =
    isTitle && (!title || slugOf(shownText(first)) === slugOf(title)) ? first : undefined
  const headings: Heading[] = []
  visit(tree, "heading", node => void (node === removed || headings.push(node)))
  const down = headings.some(({ depth }) => depth === 1) ? 1 : 0
  const texts = headings.map(shownText)
  const slugs = headingIds(texts.map(words => words.replace(WRITTEN_ID, "").trim()))
  for (const [index, slug] of slugs.entries()) {
    const written = WRITTEN_ID.exec(texts[index] ?? "")?.[1] ?? slug
    for (const name of [slug, slugOf(slug), written]) ids.set(name, slug)
  }
  return { ids, removed, down }
}

const spanOf = ({ position }: Nodes): [start: number, end: number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
]

const bare = (url: string) => url.replace(/[?#].*/, "")
const titled = (title: string | null | undefined) =>
  title ? ` "${title.replaceAll('"', "'")}"` : ""
const destination = (url: string) => (/[\s()]/.test(url) ? `<${url}>` : url)

const namedAfter = (url: string) =>
  slugOf(nameOf(decoded(url)).replace(/\.\w+$/, "")).replaceAll("-", " ")
