import { articleReader } from "@site/articles"
import { HIDDEN_SIGN } from "@site/problems"
import { visit } from "unist-util-visit"
import type { Around } from "./around"
import type { ForeignPost, Notes } from "./foreign-post"
import { readHeadings } from "./headings"
import { htmlToMarkdown } from "./html-to-markdown"
import { messages } from "./messages"
import { readMdx } from "./read-mdx"
import { rewriteHtml } from "./rewrite-html"
import { rewriteMarkdown } from "./rewrite-markdown"
import type { Site } from "./site"
import { translateMarks, translateOutputs } from "./translate-marks"
import { translateTags, translateVerbatim } from "./translate-tags"

type Text = Pick<ForeignPost, "body" | "format">

/**
 * Rewrites the text of a post for this site, as Markdown: first in its words, then its tags of HTML, then the parsed
 * text. Returns the title too, where the text began with it.
 */
export function rewriteArticle(post: Text, title: string | undefined, around: Around) {
  const { site, notes } = around
  const translated = toMarkdown(post, notes)
  const { ids } = readHeadings(site, articleReader.parseMarkdown(translated), translated, title)
  const text = outsideCode(translated, part => rewriteHtml(part, ids, around))
  const tree = articleReader.parseMarkdown(text)
  const headings = readHeadings(site, tree, text, title)
  const written = rewriteMarkdown(tree, text, title, headings, around)
  return {
    title: headings.removed && articleReader.wordsOf(headings.removed).trim(),
    text: `${written.replaceAll(/\n{3,}/g, "\n\n").trim()}\n`,
  }
}

/** Ids by which links may name the headings of a post. */
export function idsOf({ body, format }: Text, title: string | undefined, site: Site) {
  const text = format === "html" ? htmlToMarkdown(body) : body
  return readHeadings(site, articleReader.parseMarkdown(text), text, title).ids
}

/** Markdown of a text in any format. Each step may make code, which later steps keep. */
function toMarkdown({ body, format }: Text, notes: Notes): string {
  const visible = body.replaceAll(new RegExp(HIDDEN_SIGN, "gu"), "")
  const tags = (text: string) => translateTags(text, notes)
  if (format === "html") return htmlToMarkdown(tags(translateOutputs(visible)))
  const closed = closeFences(visible)
  const mdx = format === "mdx" ? readMdx(closed, notes) : undefined
  if (format === "mdx" && mdx === undefined) notes.open.push(messages.brokenMdx)
  return [translateVerbatim, translateMarks, tags].reduce(outsideCode, literalTags(mdx ?? closed))
}

/** Moves the end of a block of code to the column of its beginning. Other parsers accept it anywhere, or need none. */
function closeFences(text: string): string {
  let open: { indent: string; marks: string } | undefined
  const lines = text
    .trimEnd()
    .split("\n")
    .map(line => {
      const [, indent = "", item = "", marks, rest = ""] =
        /^([\s>]*)((?:[-*+]|\d+[.)])\s+)?(`{3,}|~{3,})(.*)$/.exec(line) ?? []
      if (!marks) return line
      if (!open) {
        // Marks in a line are code in a sentence.
        if (!rest.includes("`")) open = { indent: indent + " ".repeat(item.length), marks }
        return line
      }
      if (item || rest.trim() || !marks.startsWith(open.marks)) return line
      const closed = open.indent + marks
      open = undefined
      return closed
    })
  return [...lines, ...(open ? [open.indent + open.marks] : [])].join("\n")
}

/** Tags that code shows: Hugo writes them as comments, Jekyll between `raw` tags. */
const literalTags = (body: string) =>
  body
    .replaceAll(/(\{\{[<%])\/\*(.*?)\*\/([>%]\}\})/g, "$1$2$3")
    .replaceAll(/^[^\S\n]*\{%-?\s*(?:end)?raw\s*-?%\}[^\S\n]*\n/gm, "")
    .replaceAll(/\{%-?\s*(?:end)?raw\s*-?%\}/g, "")

/** Changes Markdown, but not its code, which `change` sees as one sign each. */
function outsideCode(text: string, change: (text: string) => string): string {
  const code: string[] = []
  let end = 0
  let masked = ""
  visit(articleReader.parseMarkdown(text), node => {
    if (node.type !== "code" && node.type !== "inlineCode") return
    const { start, end: stop } = node.position ?? {}
    // Indented code may as well be what stands between two tags.
    const written = text.slice(start?.offset, stop?.offset)
    if (!/^[`~]/.test(written)) return
    const marks = marksBefore(text, start?.offset)
    const lines = written.split(`\n${marks}`).join("\n").split(`\n${marks.trimEnd()}\n`)
    masked += `${text.slice(end, start?.offset)}\uE000${code.push(lines.join("\n\n")) - 1}\uE001`
    end = stop?.offset ?? end
  })
  const changed = change(masked + text.slice(end))
  return changed.replaceAll(/\uE000(\d+)\uE001/g, (_all, index: string, at: number) =>
    (code[Number(index)] ?? "").replaceAll("\n", `\n${marksBefore(changed, at)}`),
  )
}

/** The signs of quotations and the spaces that begin a line; none when words are there too. */
const marksBefore = (text: string, offset = 0): string =>
  /^[\s>]*$/.exec(text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset))?.[0] ?? ""
