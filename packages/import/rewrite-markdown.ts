import type * as mdast from "mdast"
import { visit } from "unist-util-visit"
import { type Around, type Ids, isShown, linked, namedAfter, PICTURE, pictureAt } from "./around"
import { WRITTEN_ID } from "./headings"
import { messages } from "./messages"
import { rewriteCode } from "./rewrite-code"
import { spanOf, writeTree } from "./write-tree"

interface Headings {
  ids: Ids
  removed: mdast.Nodes | undefined
  down: number
}

/**
 * Writes Markdown as it was, with other addresses and headings. The title of the page is its only heading of the first
 * level: the one that repeats it is removed, and when others are left, all go down by one.
 */
export function rewriteMarkdown(
  tree: mdast.Root,
  text: string,
  title: string | undefined,
  { ids, removed, down }: Headings,
  around: Around,
): string {
  const { notes, site } = around
  const definitions = new Map<string, mdast.Definition>()
  visit(tree, "definition", node => void definitions.set(node.identifier, node))
  const linking = new Set<string>()
  visit(tree, "linkReference", ({ identifier }) => void linking.add(identifier))
  const inLinks = new Set<mdast.Nodes>()
  visit(tree, ["link", "linkReference"], node => {
    if ("children" in node) for (const child of node.children) inLinks.add(child)
  })

  function change(node: mdast.Nodes, inner: () => string): string | undefined {
    const { start, end } = spanOf(node)
    const written = text.slice(start, end)
    if (node === removed) return ""
    if (node.type === "heading") return heading(node, written, inner)
    if (node.type === "image" || node.type === "imageReference") return picture(node, written)
    if (node.type === "link" || node.type === "linkReference") return link(node, written, inner)
    if (node.type === "definition") return definition(node)
    if (node.type === "text") return withUnknownNotes(written)
    return rewriteCode(node, written, title, around)
  }

  function heading(node: mdast.Heading, written: string, inner: () => string): string | undefined {
    if (!down && !WRITTEN_ID.test(written)) return undefined
    const words = inner().replace(WRITTEN_ID, "")
    return `${"#".repeat(Math.min(6, node.depth + down))} ${words}`.trimEnd()
  }

  /** A picture has its address with it by now. */
  function definition(node: mdast.Definition): string | undefined {
    if (!linking.has(node.identifier)) return ""
    const url = linked(node.url, ids, around)
    if (!url || url === node.url) return undefined
    return `[${node.label ?? node.identifier}]: ${destination(url)}${titled(node.title)}`
  }

  /** A link that leads nowhere leaves its words, and one from a picture to its file leaves the picture. */
  function link(
    node: mdast.Link | mdast.LinkReference,
    written: string,
    inner: () => string,
  ): string | undefined {
    const target = node.type === "link" ? node : definitions.get(node.identifier)
    const [only, ...others] = node.children
    if (!target || !written.startsWith("[")) return undefined
    if (!only) return ""
    const isZoom =
      others.length === 0 &&
      PICTURE.test(target.url) &&
      (only.type === "image"
        ? isShown(around.picture(only.url))
        : only.type === "html" && /^<img/.test(only.value))
    const url = isZoom ? undefined : linked(target.url, ids, around)
    if (!url) return inner()
    if (node.type === "linkReference" || url === node.url) return undefined
    return `[${inner()}](${destination(url)}${titled(target.title)})`
  }

  /** A picture of the export stays one; that of another site becomes a link, and one that is missing its words. */
  function picture(node: mdast.Image | mdast.ImageReference, written: string): string {
    const source = node.type === "image" ? node : definitions.get(node.identifier)
    if (!source) return written
    const { path, address } = pictureAt(source.url, around)
    const alt = node.alt?.trim() || source.title?.trim() || namedAfter(source.url, site)
    const safe = alt.replaceAll(/[[\]]/g, sign => `\\${sign}`)
    if (path && !node.alt?.trim()) notes.open.push(messages.noAlt(path, alt))
    if (path) return `![${safe}](${path}${titled(source.title)})`
    return address && !inLinks.has(node) ? `[${safe}](${destination(address)})` : safe
  }

  /** The mark of a note that is nowhere was text there. */
  const withUnknownNotes = (written: string) =>
    written.replaceAll(/(?<!\\)\[\^[^\]\s]+\]/g, mark => {
      notes.open.push(messages.noNote(mark))
      return `\\${mark}`
    })

  if (down || removed) notes.changed.push(messages.headings)
  return writeTree(text, tree, change)
}

const titled = (title: string | null | undefined) =>
  title ? ` "${title.replaceAll('"', "'")}"` : ""
const destination = (url: string) => (/[\s()]/.test(url) ? `<${url}>` : url)
