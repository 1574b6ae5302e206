import type { Definition, Image, ImageReference, Link, LinkReference, Nodes } from "mdast"
import { visit } from "unist-util-visit"
import { messages } from "../messages/messages"
import { decoded } from "../shared/decoded"
import { slugOf } from "../shared/slug-of"
import { isPicture } from "./export-files"
import { type Notes, nameOf } from "./foreign-post"
import { spanOf } from "./markdown-nodes"
import type { Edit } from "./rewrite-article"
import { attributeOf, withoutRefused } from "./translate-html"

/** What the addresses of an article lead to. */
export interface Surroundings {
  /** Takes a file of the export along, and returns where it is then: `./plan.png`, `/files/x/plan.pdf`. */
  file: (target: string) => string | undefined
  /** The address of a page on the new site, or of another site. */
  page: (target: string) => string | undefined
  notes: Notes
}

const titled = (title: string | null | undefined) =>
  title ? ` "${title.replaceAll('"', "'")}"` : ""
const bracketed = (words: string) => words.replaceAll(/[[\]]/g, sign => `\\${sign}`)
const destination = (url: string) => (/[\s()]/.test(url) ? `<${url}>` : url)

/** Rewrites the addresses of Markdown. `ids` are those of its headings, by what links call them. */
export function rewriteAddresses(
  tree: Nodes,
  text: string,
  ids: ReadonlyMap<string, string>,
  around: Surroundings,
): Edit[] {
  const edits: Edit[] = []
  const definitions = new Map<string, Definition>()
  visit(tree, "definition", node => void definitions.set(node.identifier, node))
  visit(tree, (node, _index, parent) => {
    if (node.type === "image" || node.type === "imageReference") {
      const source = node.type === "image" ? node : definitions.get(node.identifier)
      const isLinked = parent?.type === "link" || parent?.type === "linkReference"
      if (source) edits.push({ ...spanOf(node), text: picture(node, source, isLinked, around) })
    } else if (node.type === "definition") {
      const url = linked(node.url, ids, around) ?? node.url
      const written = `[${node.label ?? node.identifier}]: ${destination(url)}${titled(node.title)}`
      if (url !== node.url) edits.push({ ...spanOf(node), text: written })
    } else if (node.type === "link") edits.push(...linkEdits(node, node, text, ids, around))
    else if (node.type === "linkReference") {
      const source = definitions.get(node.identifier)
      if (source && !linked(source.url, ids, around))
        edits.push(...linkEdits(node, source, text, ids, around))
    }
  })
  return edits
}

/** A picture of the export stays one; that of another site becomes a link, and one that is missing its words. */
function picture(
  { alt: written }: Image | ImageReference,
  { url, title }: Pick<Image, "url" | "title">,
  isLinked: boolean,
  around: Surroundings,
): string {
  const { path, address } = pictureAt(url, around)
  const alt = written?.trim() || title?.trim() || namedAfter(url)
  if (path && !written?.trim()) around.notes.open.push(messages().imports.noAlt(path, alt))
  if (path) return `![${bracketed(alt)}](${path}${titled(title)})`
  return address && !isLinked ? `[${bracketed(alt)}](${destination(address)})` : bracketed(alt)
}

/** The file of a picture, or else the address at which it can be seen. */
function pictureAt(url: string, { file, notes }: Surroundings) {
  const words = messages().imports
  const path = file(url)
  if (path && isPicture(path)) return { path }
  const remote = /^(?:https?:)?\/\//.test(url) ? url.replace(/^\/\//, "https://") : undefined
  const address = path ?? remote
  notes.open.push(address ? words.linkedPicture(url) : words.missingPicture(url))
  return { address }
}

const namedAfter = (url: string) =>
  slugOf(nameOf(decoded(url)).replace(/\.\w+$/, "")).replaceAll("-", " ")

/** The address of a link on the new site: of a heading, a page, a file, or another site. */
function linked(url: string, ids: ReadonlyMap<string, string>, { page, file }: Surroundings) {
  if (!url.startsWith("#")) return page(url) ?? file(url)
  const name = decoded(url.slice(1)).replace(/^user-content-/, "")
  const id = ids.get(name) ?? ids.get(slugOf(name))
  return name.startsWith("fn") ? url : id && `#${id}`
}

/** A link that leads nowhere leaves its words, and so does one from a picture to its file. */
function linkEdits(
  node: Link | LinkReference,
  source: Pick<Link, "url" | "title">,
  text: string,
  ids: ReadonlyMap<string, string>,
  around: Surroundings,
): Edit[] {
  const { start, end } = spanOf(node)
  const [first, last] = [node.children[0], node.children.at(-1)]
  if (text[start] !== "[") return []
  if (!first || !last) return [{ start, end, text: "" }]
  const tail = { start: spanOf(last).end, end }
  const isZoom =
    first.type === "image" && first === last && isOwnPicture(first.url, source.url, around)
  const url = isZoom ? undefined : linked(source.url, ids, around)
  if (url === source.url) return []
  if (url) return [{ ...tail, text: `](${destination(url)}${titled(source.title)})` }]
  if (!isZoom) around.notes.open.push(messages().imports.deadLink(source.url))
  return [
    { start, end: spanOf(first).start, text: "" },
    { ...tail, text: "" },
  ]
}

/** Whether a link from a picture of the export only shows it again. */
const isOwnPicture = (picture: string, url: string, { file }: Surroundings) =>
  isPicture(url.replace(/[?#].*/, "")) && isPicture(file(picture) ?? "")

/** Rewrites the address of a picture or link in HTML, and takes away what the site refuses of it. */
export function rewriteTag(
  tag: string,
  ids: ReadonlyMap<string, string>,
  around: Surroundings,
): string {
  const isImage = /^<img/i.test(tag)
  const name = isImage ? "src" : "href"
  const url = attributeOf(tag, name)
  const safe = withoutRefused(tag).replace(/^(<a\b[^>]*\s)name=/i, "$1id=")
  if (!url || url.startsWith("{")) return safe
  const leadingTo = (address: string) =>
    safe.replace(/(\s(?:src|href)\s*=\s*)(?:"[^"]*"|'[^']*'|[^\s>]+)/i, `$1"${address}"`)
  if (!isImage) {
    const address = linked(url, ids, around)
    if (!address) around.notes.open.push(messages().imports.deadLink(url))
    return address ? leadingTo(address) : "<a>"
  }
  const { path, address } = pictureAt(url, around)
  const alt = attributeOf(tag, "alt") || namedAfter(url)
  if (!path) return address ? `<a href="${address}">${alt}</a>` : alt
  return /\salt\s*=/i.test(safe)
    ? leadingTo(path)
    : leadingTo(path).replace(/\s*\/?>$/, ` alt="${alt}" />`)
}
