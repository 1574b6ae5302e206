import type * as mdast from "mdast"
import { visit } from "unist-util-visit"
import { shownText } from "../content/article/nodes"
import { messages } from "../messages/messages"
import { decoded } from "../shared/decoded"
import { slugOf } from "../shared/slug-of"
import { type Notes, nameOf } from "./foreign-post"
import { readHeadings, WRITTEN_ID } from "./read-headings"
import { rewriteCode } from "./rewrite-code"
import { absolute, attributeOf, withoutRefused } from "./translate-html"

/** What the addresses of an article lead to. */
export interface Surroundings {
  /** Takes a picture of the export along: `./plan.png`, or an address where it can only be linked: `/files/x/plan.bmp`. */
  picture: (target: string) => string | undefined
  /** The address of a page or file on the new site, or of another site. */
  link: (target: string) => string | undefined
  notes: Notes
}

/**
 * Writes Markdown or MDX as it was, with other addresses and headings. The title of the page is its only heading of the
 * first level: the one that says it again is removed and returned, and when others are left, all go down by one.
 */
export function rewriteTree(
  tree: mdast.Root,
  text: string,
  pageTitle: string | undefined,
  around: Surroundings,
) {
  const { notes } = around
  const { ids, removed, down } = readHeadings(tree, text, pageTitle)
  const words = messages.imports
  const definitions = new Map<string, mdast.Definition>()
  visit(tree, "definition", node => void definitions.set(node.identifier, node))
  const linking = new Set<string>()
  visit(tree, "linkReference", ({ identifier }) => void linking.add(identifier))

  function write(node: mdast.Nodes, parent?: mdast.Nodes): string {
    if (node === removed) return ""
    if (node.type === "footnoteReference" || node.type === "footnoteDefinition") {
      const [start, end] = spanOf(node)
      const inner = "children" in node ? node.children[0] : undefined
      const [first] = inner ? spanOf(inner) : [end]
      return text.slice(start, first) + between(node, first, end)
    }
    const code = rewriteCode(node, text.slice(...spanOf(node)), pageTitle, notes)
    if (code !== undefined) return code
    if (node.type === "heading") return heading(node)
    if (node.type === "image" || node.type === "imageReference")
      return picture(node, parent?.type === "link" || parent?.type === "linkReference")
    if (node.type === "link" || node.type === "linkReference") return link(node)
    if (node.type === "definition") return definition(node)
    return between(node, ...spanOf(node))
  }

  /** The text from one place to another, in which the children of a node are written. */
  function between(node: mdast.Nodes, start: number, end: number): string {
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

  const inside = (node: mdast.Heading | mdast.Link | mdast.LinkReference): string => {
    const [first, last] = [node.children[0], node.children.at(-1)]
    return first && last ? between(node, spanOf(first)[0], spanOf(last)[1]) : ""
  }

  function heading(node: mdast.Heading): string {
    const inner = inside(node)
    if (!down && !WRITTEN_ID.test(inner)) return between(node, ...spanOf(node))
    const marks = "#".repeat(Math.min(6, node.depth + down))
    return `${marks} ${inner.replace(WRITTEN_ID, "")}`.trimEnd()
  }

  function definition(node: mdast.Definition): string {
    // A picture has its address with it by now.
    if (!linking.has(node.identifier)) return ""
    const url = linked(node.url)
    if (!url || url === node.url) return text.slice(...spanOf(node))
    return `[${node.label ?? node.identifier}]: ${destination(url)}${titled(node.title)}`
  }

  /** A link that leads nowhere leaves its words, and one from a picture to its file leaves the picture. */
  function link(node: mdast.Link | mdast.LinkReference): string {
    const [start, end] = spanOf(node)
    const target = node.type === "link" ? node : definitions.get(node.identifier)
    if (!target || text[start] !== "[") return text.slice(start, end)
    const inner = inside(node)
    const [only, ...others] = node.children
    const isZoom = only && others.length === 0 && PICTURE.test(target.url)
    const isAlone =
      isZoom && (only.type === "image" ? isShown(around.picture(only.url)) : /^<img/i.test(inner))
    if (!inner || isAlone) return inner
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
  function picture(node: mdast.Image | mdast.ImageReference, isLinked: boolean): string {
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
    const path = around.picture(url)
    if (isShown(path)) return { path }
    const address = path ?? (/^(?:https?:)?\/\//.test(url) ? absolute(url) : undefined)
    notes.open.push(address ? words.linkedPicture(url) : words.missingPicture(url))
    return { address }
  }

  /** The address of a link on the new site: of a heading, a page, a file, or another site. */
  function linked(url: string): string | undefined {
    if (!url.startsWith("#")) return url.trim() ? around.link(url) : undefined
    const name = decoded(url.slice(1)).replace(/^user-content-/, "")
    const id = ids.get(name) ?? ids.get(slugOf(name))
    return name.startsWith("fn") ? url : id && `#${id}`
  }

  const tags = (part: string) =>
    part
      .replaceAll(/<(?:img|\/?a)\b[^>]*>/gi, tag)
      // What looks like the mark of a note that is nowhere was text there.
      .replaceAll(/(?<!\\)\[\^[^\]\s]+\]/g, mark => {
        notes.open.push(words.noNote(mark))
        return `\\${mark}`
      })

  /** For each link in HTML that is open, whether it stays. */
  const open: boolean[] = []

  /** A picture or link in HTML, without what the site refuses of it. */
  function tag(written: string): string {
    if (/^<\//.test(written)) return open.pop() === false ? "" : written
    const isImage = /^<img/i.test(written)
    if (!isImage) open.push(true)
    const url = attributeOf(written, isImage ? "src" : "href")
    const safe = withoutRefused(written).replace(/^(<a\b[^>]*\s)name=/i, "$1id=")
    // A tag that shows nothing is what a sentence is about.
    if (isImage && !url) return written.replace("<", "&lt;")
    if (/\s(?:src|href)\s*=\s*\{/.test(written) || !/\s(?:src|href)\s*=/i.test(safe)) return safe
    const leadingTo = (address: string) =>
      safe.replace(/(\s(?:src|href)\s*=\s*)(?:"[^"]*"|'[^']*'|[^\s>]+)/i, `$1"${address}"`)
    if (!isImage) {
      const address = linked(url)
      if (address) return leadingTo(address)
      if (url) notes.open.push(words.deadLink(url))
      open.splice(-1, 1, false)
      return ""
    }
    const { path, address } = pictureAt(url)
    const alt = attributeOf(written, "alt") || namedAfter(url)
    if (!path) return address && !open.includes(true) ? `<a href="${address}">${alt}</a>` : alt
    const isDescribed = /\salt\s*=/i.test(safe)
    return leadingTo(path).replace(/\s*\/?>$/, end => (isDescribed ? end : ` alt="${alt}" />`))
  }

  if (down || removed) notes.changed.push(words.headings)
  return { text: write(tree), title: removed && shownText(removed).trim() }
}

const spanOf = ({ position }: mdast.Nodes): [start: number, end: number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
]

const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp)(?:[?#].*)?$/i
const isShown = (path: string | undefined) => path?.startsWith("./")
const titled = (title: string | null | undefined) =>
  title ? ` "${title.replaceAll('"', "'")}"` : ""
const destination = (url: string) => (/[\s()]/.test(url) ? `<${url}>` : url)

const namedAfter = (url: string) =>
  slugOf(nameOf(decoded(url)).replace(/\.\w+$/, "")).replaceAll("-", " ")
