import type { Nodes } from "mdast"
import { readMarkdown } from "../content/article/markdown"
import { readMdx } from "../content/article/read-mdx"
import { messages } from "../messages/messages"
import type { ForeignPost, Notes } from "./foreign-post"
import { markdownPictures } from "./markdown-pictures"
import { outsideCode } from "./outside-code"
import { rewriteAddresses, rewriteTag, type Surroundings } from "./rewrite-addresses"
import { rewriteHeadings } from "./rewrite-headings"
import { translateHtml } from "./translate-html"
import { translateShortcodes } from "./translate-shortcodes"

/** A part of a text, and what replaces it. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** Rewrites the text of a post for this site. Returns the title too, where the text began with it. */
export function rewriteArticle(
  { body, format }: Pick<ForeignPost, "body" | "format">,
  title: string | undefined,
  around: Surroundings,
) {
  const { notes } = around
  const isMdx = format === "mdx"
  const shortcodes = (text: string) =>
    format === "html" ? leftWordpress(text, notes) : translateShortcodes(text, notes)
  const translated = () =>
    outsideCode(outsideCode(literalTags(body), shortcodes), text => translateHtml(text, notes))
  const text = isMdx ? markdownPictures(body) : translated()
  const tree: Nodes = (isMdx && readMdx(text).tree) || readMarkdown(text).tree
  const { edits, ids, title: found } = rewriteHeadings(tree, text, title)
  if (edits.length > 0) notes.changed.push(messages().imports.headings)
  const isInside = (edit: Edit) =>
    edits.some(({ start, end }) => start <= edit.start && edit.end <= end)
  const addresses = rewriteAddresses(tree, text, ids, around).filter(edit => !isInside(edit))
  const whole = [...edits, ...addresses]
    .toSorted((a, b) => b.start - a.start)
    .reduce((done, edit) => done.slice(0, edit.start) + edit.text + done.slice(edit.end), text)
  const tags = (part: string) =>
    part.replaceAll(/<(?:img|a)\b[^>]*>/gi, tag => rewriteTag(tag, ids, around))
  const done = outsideCode(whole, tags).replaceAll(/\n{3,}/g, "\n\n")
  return { text: `${done.trim()}\n`, title: found }
}

/** Tells the shortcodes of WordPress that `read-wordpress` knows no HTML for. */
function leftWordpress(text: string, notes: Notes): string {
  const left = text.matchAll(
    /\\?\[(?:gallery|playlist|audio|video|[a-z\d]+[_-][\w-]+)\b[^\]\n]*\](?!\()/g,
  )
  for (const [tag] of left) notes.open.push(messages().imports.leftTag(tag.replace("\\", "")))
  return text
}

/** Tags that code shows: Hugo writes them as comments, Jekyll between `raw` tags. */
const literalTags = (body: string) =>
  body
    .replaceAll(/(\{\{[<%])\/\*(.*?)\*\/([>%]\}\})/g, "$1$2$3")
    .replaceAll(/^[^\S\n]*\{%-?\s*(?:end)?raw\s*-?%\}[^\S\n]*\n/gm, "")
    .replaceAll(/\{%-?\s*(?:end)?raw\s*-?%\}/g, "")
