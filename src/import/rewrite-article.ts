import { visit } from "unist-util-visit"
import { parseText } from "../content/article/parse"
import { readArticle } from "../content/article/read-article"
import { HIDDEN_SIGN } from "../content-model/fields"
import { messages } from "../messages/messages"
import type { ForeignPost, Notes } from "./foreign-post"
import { htmlToMarkdown } from "./html-to-markdown"
import { readHeadings } from "./read-headings"
import { rewriteTree, type Surroundings } from "./rewrite-tree"
import { translateHtml } from "./translate-html"
import { replaceImports, simplifyMdx } from "./translate-mdx"
import { translateBlocks, translateTags } from "./translate-shortcodes"

/** The text of a post in the language of this site, whose addresses are still those of the old one. */
export type TranslatedText = ReturnType<typeof translateArticle>

/** Translates the text of a post, and finds what links may call its headings. */
export function translateArticle(
  { body, format }: Pick<ForeignPost, "body" | "format">,
  title: string | undefined,
  notes: Notes,
) {
  const visible = body.replaceAll(new RegExp(HIDDEN_SIGN, "gu"), "")
  const shown = format === "html" ? visible : closeFences(visible)
  const mdx =
    format === "mdx"
      ? replaceImports(
          outsideCode(shown, text => simplifyMdx(text, notes)),
          notes,
        )
      : undefined
  if (format === "mdx" && mdx === undefined) notes.open.push(messages.imports.brokenMdx)
  const text = mdx ?? translated(shown, format, notes)
  const isMdx = mdx !== undefined
  // No tree is kept: those of a thousand posts take gigabytes.
  return { text, isMdx, ids: readHeadings(parse(text, isMdx), text, title).ids }
}

/** Gives a text its new addresses. Returns the title too, where the text began with it. */
export function rewriteArticle(
  { text, isMdx }: Pick<TranslatedText, "text" | "isMdx">,
  title: string | undefined,
  around: Surroundings,
) {
  const written = rewriteTree(parse(text, isMdx), text, title, around)
  return { ...written, text: `${written.text.replaceAll(/\n{3,}/g, "\n\n").trim()}\n` }
}

const parse = (text: string, isMdx: boolean) =>
  (isMdx && readArticle(text, "mdx").tree) || parseText(text, "md")

function translated(body: string, format: ForeignPost["format"], notes: Notes): string {
  if (format === "html")
    return outsideCode(htmlToMarkdown(translateHtml(body, notes)), text =>
      leftWordpress(text, notes),
    )
  // Each step may make code, which those after it leave alone.
  const steps = [
    translateBlocks,
    (text: string) => translateTags(text, notes),
    (text: string) => translateHtml(text, notes),
  ]
  return steps.reduce(outsideCode, literalTags(body))
}

/** Gives the end of a block of code the place of its beginning: other parsers take it anywhere, or need none. */
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

/** Tells the shortcodes of WordPress that `read-wordpress` knows no HTML for. */
function leftWordpress(text: string, notes: Notes): string {
  const left = text.matchAll(
    /\\?\[(?:gallery|playlist|audio|video|[a-z\d]+[_-][\w-]+)\b[^\]\n]*\](?!\()/g,
  )
  for (const [tag] of left) notes.open.push(messages.imports.leftTag(tag.replace("\\", "")))
  return text
}

/** Changes Markdown, but not its code, which `change` sees as one sign each. */
function outsideCode(text: string, change: (text: string) => string): string {
  const code: string[] = []
  let end = 0
  let masked = ""
  visit(parseText(text, "md"), node => {
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
