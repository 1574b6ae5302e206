import type * as mdast from "mdast"
import { visit } from "unist-util-visit"
import { type Around, type Ids, isShown, linked, namedAfter, PICTURE, pictureAt } from "./around"
import { applyEdits, type Edit } from "./edits"
import { WRITTEN_ID } from "./headings"
import { messages } from "./messages"
import { codeEmbed, rewriteCode } from "./rewrite-code"

interface Headings {
  ids: Ids
  removed: mdast.Nodes | undefined
  down: number
}

/**
 * Writes Markdown or MDX as it was, with other addresses and headings. The title of the page is its only heading of the
 * first level: the one that repeats it is removed, and when others are left, all go down by one.
 */
export function rewriteMarkdown(
  tree: mdast.Root,
  text: string,
  title: string | undefined,
  { ids, removed, down }: Headings,
  around: Around,
): string {
  const { notes, site } = around
  const edits: Edit[] = []
  const definitions = new Map<string, mdast.Definition>()
  visit(tree, "definition", node => void definitions.set(node.identifier, node))
  const linking = new Set<string>()
  visit(tree, "linkReference", ({ identifier }) => void linking.add(identifier))
  const replace = (node: mdast.Nodes, to: string) => {
    const [start, end] = spanOf(node)
    if (text.slice(start, end) !== to) edits.push({ start, end, text: to })
  }

  visit(tree, (node, _index, parent) => {
    if (!node.position) return
    const written = text.slice(...spanOf(node))
    if (node === removed) replace(node, "")
    else if (node.type === "heading") heading(node, written)
    else if (node.type === "image" || node.type === "imageReference")
      replace(node, picture(node, written, /^link/.test(parent?.type ?? "")))
    else if (node.type === "link" || node.type === "linkReference") link(node, written)
    else if (node.type === "definition") definition(node)
    else if (node.type === "text") unknownNotes(node, written)
    else if (
      node.type === "inlineCode" &&
      parent?.type === "paragraph" &&
      parent.children.length === 1
    )
      replace(node, codeEmbed(node.value) ?? rewriteCode(node, written, title, around) ?? written)
    else replace(node, rewriteCode(node, written, title, around) ?? written)
  })

  function heading(node: mdast.Heading, written: string): void {
    const [start, end] = spanOf(node)
    const id = WRITTEN_ID.exec(written)
    if (!down && !id) return
    const marks = "#".repeat(Math.min(6, node.depth + down))
    const [opening = ""] = /^#{1,6}(?=\s|$)/.exec(written) ?? []
    edits.push({ start, end: start + opening.length, text: opening ? marks : `${marks} ` })
    const ending = id ?? /(?:\s+#+|\n\s*(?:=+|-+))\s*$/.exec(written)
    if (ending) edits.push({ start: start + ending.index, end, text: "" })
  }

  /** A picture has its address with it by now. */
  function definition(node: mdast.Definition): void {
    if (!linking.has(node.identifier)) {
      replace(node, "")
      return
    }
    const url = linked(node.url, ids, around)
    if (!url || url === node.url) return
    replace(node, `[${node.label ?? node.identifier}]: ${destination(url)}${titled(node.title)}`)
  }

  /** A link that leads nowhere leaves its words, and one from a picture to its file leaves the picture. */
  function link(node: mdast.Link | mdast.LinkReference, written: string): void {
    const target = node.type === "link" ? node : definitions.get(node.identifier)
    const [start, end] = spanOf(node)
    if (!target || !written.startsWith("[")) return
    const [first, last] = [node.children[0], node.children.at(-1)]
    if (!first || !last) {
      replace(node, "")
      return
    }
    const isZoom = first === last && PICTURE.test(target.url)
    const isAlone =
      isZoom &&
      (first.type === "image"
        ? isShown(around.picture(first.url))
        : /^<img/i.test(text.slice(...spanOf(first))))
    const url = isAlone ? undefined : linked(target.url, ids, around)
    if (url && (node.type === "linkReference" || url === node.url)) return
    edits.push({ start, end: spanOf(first)[0], text: url ? "[" : "" })
    const ending = url ? `](${destination(url)}${titled(target.title)})` : ""
    edits.push({ start: spanOf(last)[1], end, text: ending })
  }

  /** A picture of the export stays one; that of another site becomes a link, and one that is missing its words. */
  function picture(
    node: mdast.Image | mdast.ImageReference,
    written: string,
    isLinked: boolean,
  ): string {
    const source = node.type === "image" ? node : definitions.get(node.identifier)
    if (!source) return written
    const { path, address } = pictureAt(source.url, around)
    const alt = node.alt?.trim() || source.title?.trim() || namedAfter(source.url, site)
    const safe = alt.replaceAll(/[[\]]/g, sign => `\\${sign}`)
    if (path && !node.alt?.trim()) notes.open.push(messages.noAlt(path, alt))
    if (path) return `![${safe}](${path}${titled(source.title)})`
    return address && !isLinked ? `[${safe}](${destination(address)})` : safe
  }

  /** The mark of a note that is nowhere was text there. */
  function unknownNotes(node: mdast.Text, written: string): void {
    const [start] = spanOf(node)
    for (const { 0: mark, index } of written.matchAll(/(?<!\\)\[\^[^\]\s]+\]/g)) {
      notes.open.push(messages.noNote(mark))
      edits.push({ start: start + index, end: start + index, text: "\\" })
    }
  }

  if (down || removed) notes.changed.push(messages.headings)
  return applyEdits(text, edits)
}

const spanOf = ({ position }: mdast.Nodes): [start: number, end: number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
]

const titled = (title: string | null | undefined) =>
  title ? ` "${title.replaceAll('"', "'")}"` : ""
const destination = (url: string) => (/[\s()]/.test(url) ? `<${url}>` : url)
