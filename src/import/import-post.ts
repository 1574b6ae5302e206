import { join } from "node:path"
import { EXIT, visit } from "unist-util-visit"
import { readMarkdown } from "../content/article/markdown"
import { drawingFault, isDrawing } from "../content/drawing-fault"
import { HIDDEN_SIGN } from "../content-model/fields"
import { dayInParis } from "../content-model/publication-date"
import { messages } from "../messages/messages"
import { type fileFinder, isPicture, TakenFiles } from "./export-files"
import type { pageFinder } from "./find-page"
import { htmlToMarkdown } from "./html-to-markdown"
import type { PlannedPost } from "./import-posts"
import { wordsOf } from "./read-headings"
import { rewriteArticle } from "./rewrite-article"
import { translateHtml } from "./translate-html"

/** A post as this site takes it, ready to be written. */
export type ImportedPost = ReturnType<typeof importPost>

interface Finders {
  page: ReturnType<typeof pageFinder>
  file: ReturnType<typeof fileFinder>
}

/** Rewrites a post for this site, and names the files of the export that it takes along. */
export function importPost(post: PlannedPost, root: string, finders: Finders) {
  const { foreign, mapped, notes, date, draft, path } = post
  const words = messages().imports
  const { slug, title, cover } = mapped
  const [pictures, downloads] = [new TakenFiles(), new TakenFiles()]
  const sourceOf = (target: string) => finders.file(target, foreign.file, mapped.base)
  const file = (target: string) => {
    const source = sourceOf(target)
    // Posts are no files for download.
    if (!source || /\.(?:mdx?|markdown|html?)$/i.test(source)) return undefined
    return isPicture(source)
      ? `./${pictures.take(source)}`
      : `/files/${slug}/${downloads.take(source)}`
  }
  const isHtml = foreign.format === "html"
  const markdown = isHtml ? htmlToMarkdown(translateHtml(foreign.body, notes)) : foreign.body
  const body = markdown.replaceAll(new RegExp(HIDDEN_SIGN, "gu"), "")
  const around = { notes, file, page: (target: string) => finders.page(target, post) }
  const article = rewriteArticle({ body, format: foreign.format }, title, around)
  const first = firstWords(article.text)
  const name = title || article.title || spelt(foreign.name)
  if (!title) notes.changed.push(words.madeTitle)
  if (!mapped.description) notes.changed.push(first ? words.madeDescription : words.noDescription)
  const coverSource = cover && sourceOf(cover.target)
  const isShown =
    coverSource &&
    isPicture(coverSource) &&
    !(isDrawing(coverSource) && drawingFault(join(root, coverSource)))
  const picture = isShown ? file(cover.target) : undefined
  if (cover && !picture) notes.open.push(words.noCover(cover.target))
  if (picture && !cover?.alt) notes.open.push(words.noAlt(picture, name))
  const lang = mapped.lang ?? languageOf(article.text)
  if (!mapped.lang && lang !== "fr") notes.changed.push(words.language(lang))
  const imports = [...article.text.matchAll(/^import\s.*?["']([^"'\n]+)["'];?\s*$/gm)]
  if (foreign.format === "mdx" && imports.length > 0)
    notes.open.push(words.imports(imports.map(([, module = ""]) => module)))
  return {
    from: foreign.file,
    /** Folder below `content/blog`. */
    slug,
    ending: foreign.format === "mdx" ? "mdx" : "md",
    text: article.text,
    /** Files of the export by the names that they get, beside the post and in `static/files/<slug>`. */
    pictures: pictures.files,
    downloads: downloads.files,
    notes,
    fields: {
      title: name,
      description: mapped.description ?? first ?? name,
      date: date ?? dayInParis(new Date()),
      updated: date && mapped.updated,
      tags: mapped.tags,
      series: mapped.series,
      ...(picture ? { cover: picture, coverAlt: cover?.alt ?? name } : {}),
      lang: lang === "fr" ? undefined : lang,
      draft: draft || undefined,
      canonical: mapped.canonical,
      featured: mapped.featured || undefined,
      aliases: mapped.aliases.filter(alias => alias !== path),
    },
  }
}

/** `un-titre_simple` is “Un titre simple”. */
const spelt = (name: string) =>
  name
    .replaceAll(/[-_]+/g, " ")
    .trim()
    .replace(/^\p{L}/u, letter => letter.toUpperCase())

/** The first sentences of the first paragraph, at most about 200 letters. */
function firstWords(text: string): string | undefined {
  let found = ""
  visit(readMarkdown(text).tree, "paragraph", node => {
    found = wordsOf(node).replaceAll(/\s+/g, " ").trim()
    return found ? EXIT : undefined
  })
  if (found.length <= 200) return found || undefined
  const sentences = /^.{60,200}[.!?…](?=\s)/.exec(found)?.[0]
  return sentences ?? `${found.slice(0, 200).replace(/\s+\S*$/, "")}…`
}

/** French or English, by the small words of a text. */
function languageOf(text: string): string {
  const count = (words: RegExp) => text.match(words)?.length ?? 0
  const french = count(/\b(?:le|la|les|des|et|une?|est|dans|pour|que|qui|sur|avec)\b/gi)
  const english = count(/\b(?:the|and|of|to|is|in|with|that|for|this|you|are)\b/gi)
  return english > french ? "en" : "fr"
}
