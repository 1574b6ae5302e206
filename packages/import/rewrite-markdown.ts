import { visit } from "@site/articles"
import type * as mdast from "mdast"
import { destination, PICTURE } from "./addresses"
import { type Around, namedAfter } from "./around"
import type { Inner } from "./draft"
import { WRITTEN_ID } from "./headings"
import { messages } from "./messages"
import { rewriteCode } from "./rewrite-code"

interface Headings {
  removed: mdast.Nodes | undefined
  down: number
}

/**
 * Writes Markdown as it was, with other addresses and headings. The title of the page is its only heading of the first
 * level: the one that repeats it is removed, and when others are left, all go down by one.
 */
export function rewriteMarkdown(
  tree: mdast.Root,
  title: string | undefined,
  { removed, down }: Headings,
  around: Around,
): void {
  const { draft, site } = around
  const { text } = draft
  const definitions = new Map<string, mdast.Definition>()
  const linking = new Set<string>()
  const showing = new Set<string>()
  const inLinks = new Set<mdast.Nodes>()
  visit(tree, node => {
    if (node.type === "definition") definitions.set(node.identifier, node)
    if (node.type === "linkReference") linking.add(node.identifier)
    if (node.type === "imageReference") showing.add(node.identifier)
    if (node.type === "link" || node.type === "linkReference")
      for (const child of node.children) inLinks.add(child)
    return undefined
  })

  function change(node: mdast.Nodes, inner: Inner): string | undefined {
    const written = text.slice(node.position?.start.offset, node.position?.end.offset)
    if (node === removed) {
      draft.understand(written)
      return ""
    }
    if (node.type === "heading") return heading(node, written, inner)
    if (node.type === "image" || node.type === "imageReference") return picture(node, written)
    if (node.type === "link" || node.type === "linkReference") return link(node, written, inner)
    if (node.type === "definition") return definition(node, written)
    if (node.type === "text") return withUnknownNotes(written)
    return rewriteCode(node, written, title, draft)
  }

  function heading(node: mdast.Heading, written: string, inner: Inner): string | undefined {
    // The site has no heading without words.
    if (node.children.length === 0) return ""
    if (!down && !WRITTEN_ID.test(written)) return undefined
    const words = inner().replace(WRITTEN_ID, "")
    return `${"#".repeat(Math.min(6, node.depth + down))} ${words}`.trimEnd()
  }

  function definition(node: mdast.Definition, written: string): string | undefined {
    if (!linking.has(node.identifier)) {
      if (!showing.has(node.identifier)) return undefined
      // The picture has its address with it by now.
      draft.understand(written)
      return ""
    }
    const url = around.link(node.url)
    if (!url || url === node.url) return undefined
    return `[${node.label ?? node.identifier}]: ${destination(url)}${titled(node.title)}`
  }

  /** A link that leads nowhere leaves its words, and one from a picture to its file leaves the picture. */
  function link(
    node: mdast.Link | mdast.LinkReference,
    written: string,
    inner: Inner,
  ): string | undefined {
    const target = node.type === "link" ? node : definitions.get(node.identifier)
    const [only, ...others] = node.children
    if (!target || !written.startsWith("[")) return undefined
    const isZoom =
      only !== undefined &&
      others.length === 0 &&
      PICTURE.test(target.url) &&
      (only.type === "image"
        ? around.isShown(only.url)
        : only.type === "html" && /^<img/.test(only.value))
    if (isZoom) draft.understand(target.url)
    const url = isZoom || !only ? undefined : around.link(target.url)
    if (url && (node.type === "linkReference" || url === node.url)) return undefined
    if (node.type === "linkReference") draft.understand(node.label ?? "")
    if (!url) return inner()
    return `[${inner()}](${destination(url)}${titled(target.title)})`
  }

  /** A picture of the export stays one; that of another site becomes a link, and one that is missing its words. */
  function picture(node: mdast.Image | mdast.ImageReference, written: string): string {
    const source = node.type === "image" ? node : definitions.get(node.identifier)
    if (!source) return written
    draft.understand(source.url, node.type === "image" ? "" : (node.label ?? ""))
    const { path, address } = around.picture(source.url)
    const alt = node.alt?.trim() || source.title?.trim() || namedAfter(source.url, site)
    const safe = alt.replaceAll(/[[\]]/g, sign => `\\${sign}`)
    if (path && !node.alt?.trim()) draft.open(messages.noAlt(path, alt))
    if (path) return `![${safe}](${path}${titled(source.title)})`
    return address && !inLinks.has(node) ? `[${safe}](${destination(address)})` : safe
  }

  /** The mark of a note that is nowhere was text there. */
  const withUnknownNotes = (written: string) =>
    written.replaceAll(/(?<!\\)\[\^[^\]\s]+\]/g, mark => {
      draft.open(messages.noNote(mark))
      return `\\${mark}`
    })

  if (down || removed) draft.changed(messages.headings)
  draft.write(tree, change)
}

const titled = (title: string | null | undefined) =>
  title ? ` "${title.replaceAll('"', "'")}"` : ""
