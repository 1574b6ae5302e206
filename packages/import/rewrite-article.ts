import { articleReader } from "@site/articles"
import { HIDDEN_SIGN } from "@site/problems"
import { visit } from "unist-util-visit"
import { type Around, frameFor } from "./around"
import type { ForeignPost } from "./foreign-post"
import { readHeadings } from "./headings"
import { htmlToMarkdown } from "./html-to-markdown"
import { messages } from "./messages"
import { rewriteHtml } from "./rewrite-html"
import { rewriteMarkdown } from "./rewrite-markdown"
import type { Site } from "./site"
import { translateContainers, translateMarks, translateOutputs } from "./translate-marks"
import { importedPictures, replaceImports, withoutPictures } from "./translate-mdx"
import { translateTags, translateVerbatim } from "./translate-tags"
import { addParagraphs, translateCodes } from "./wordpress-codes"

type Text = Pick<ForeignPost, "body" | "format">

/**
 * Rewrites the text of a post for this site. Each step may make code, which later steps keep. Returns the
 * title too, where the text began with it.
 */
export function rewriteArticle({ body, format }: Text, title: string | undefined, around: Around) {
  const { site, notes } = around
  const visible = body.replaceAll(new RegExp(HIDDEN_SIGN, "gu"), "")
  const mdx = format === "mdx" ? translateMdx(closeFences(visible), title, around) : undefined
  if (format === "mdx" && mdx === undefined) notes.open.push(messages.brokenMdx)
  const text = mdx ?? translate({ body: visible, format }, title, around)
  const isMdx = mdx !== undefined
  const tree = (isMdx && articleReader.parseMdx(text)) || articleReader.parseMarkdown(text)
  const headings = readHeadings(site, tree, text, title)
  const written = rewriteMarkdown(tree, text, title, headings, around)
  return {
    isMdx,
    title: headings.removed && articleReader.wordsOf(headings.removed).trim(),
    text: `${written.replaceAll(/\n{3,}/g, "\n\n").trim()}\n`,
  }
}

/** Ids by which links may name the headings of a post. */
export function idsOf({ body, format }: Text, title: string | undefined, site: Site) {
  const text = format === "html" ? htmlToMarkdown(body, () => undefined) : body
  return readHeadings(site, articleReader.parseMarkdown(text), text, title).ids
}

function translate({ body, format }: Text, title: string | undefined, around: Around): string {
  const { site, notes } = around
  const tags = (text: string) => translateTags(text, frameFor, notes)
  if (format === "html") {
    const html = addParagraphs(translateCodes(tags(translateOutputs(body)), notes))
    return htmlToMarkdown(rewriteHtml(html, around), frameFor)
  }
  const steps = [
    translateVerbatim,
    translateMarks,
    tags,
    (text: string) => {
      const { ids } = readHeadings(site, articleReader.parseMarkdown(text), text, title)
      return rewriteHtml(text, around, { ids })
    },
  ]
  return steps.reduce((text, step) => outsideCode(text, step), literalTags(closeFences(body)))
}

function translateMdx(body: string, title: string | undefined, around: Around) {
  const { site } = around
  const imported = importedPictures(body)
  const { ids } = readHeadings(site, articleReader.parseMarkdown(body), body, title)
  const simple = outsideCode(body, text =>
    translateContainers(withoutPictures(rewriteHtml(text, around, { isMdx: true, imported, ids }))),
  )
  return replaceImports(simple, around)
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
