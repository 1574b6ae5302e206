import type { compileArticle, Format } from "@site/articles"
import { toHtml } from "hast-util-to-html"
import rehypeParse from "rehype-parse"
import { unified } from "unified"
import french from "../i18n/fr.json"

type ArticleContent = Awaited<ReturnType<typeof compileArticle>>["content"]

const parser = unified().use(rehypeParse, { fragment: true })

/** HTML as a browser reads it, written in one way. */
export const normalised = (html: string): string =>
  toHtml(parser.parse(html), { collapseEmptyAttributes: true }).replaceAll("&#x27;", "'")

/** HTML of an article: `{address:./a.mp4}` and `{"picture":"./a.png"}` are what the page's query completes. */
export const written = (content: ArticleContent): string =>
  normalised(content.flat().map(pieceInWords).join(""))

function pieceInWords(piece: ArticleContent[number][number]): string {
  if (typeof piece === "string") return piece
  if ("link" in piece) return piece.link
  if ("picture" in piece) return JSON.stringify(piece)
  const { fact, file, width, height } = piece
  return `{${[fact, file, width, height].filter(Boolean).join(":")}}`
}

/** A compiled article, and its HTML. */
export async function compiled(body: string, format: Format = "mdx", typography = true) {
  const { compileArticle: compile } = await import("@site/articles")
  const article = await compile(body, format, { typography, texts: french })
  return { ...article, html: written(article.content) }
}

/** HTML of an article without errors. */
export async function htmlOf(body: string, format?: Format, typography?: boolean) {
  const { html, problems } = await compiled(body, format, typography)
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([])
  return html
}

/** HTML of an article without problems. */
export async function faultless(body: string, format?: Format, typography?: boolean) {
  const article = await compiled(body, format, typography)
  expect(article.problems).toEqual([])
  return article
}

/** HTML of a `<Sidenote>`, which is repeated below its paragraph. */
export const sidenote = (words: string): string =>
  `<span class="sidenote-mark" aria-hidden="true"></span><small class="sidenote" role="note" data-sidenote data-repeated>${words}</small>`

/** HTML of the repeated note. */
export const sidenoteBelow = (words: string): string =>
  `<small class="sidenote sidenote-below" role="note" data-pagefind-ignore="all">${words}</small>`
