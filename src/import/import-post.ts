import { EXIT, visit } from "unist-util-visit"
import { readMarkdown } from "../content/article/markdown"
import { shownText } from "../content/article/nodes"
import { dayInParis } from "../content-model/publication-date"
import { messages } from "../messages/messages"
import { type fileFinder, isPicture, takeFile } from "./export-files"
import type { pageFinder } from "./find-page"
import type { PlannedPost } from "./import-posts"
import { rewriteArticle } from "./rewrite-article"

/** A post as this site takes it, ready to be written. */
export type ImportedPost = ReturnType<typeof importPost>

interface Finders {
  page: ReturnType<typeof pageFinder>
  file: ReturnType<typeof fileFinder>
}

/** Rewrites a post for this site, and names the files of the export that it takes along. */
export function importPost(post: PlannedPost, finders: Finders) {
  const { foreign, mapped, notes, draft, path } = post
  const { slug, cover, aliases, base, ...own } = mapped
  const words = messages().imports
  const folder = `content/blog/${slug}`
  const files = new Map<string, string>()
  const sourceOf = (target: string) => finders.file(target, foreign.file, base)
  const file = (target: string) => {
    const source = sourceOf(target)
    // Posts are no files for download.
    if (!source || /\.(?:mdx?|markdown|html?)$/i.test(source)) return undefined
    return isPicture(source)
      ? `./${takeFile(files, folder, source)}`
      : `/files/${slug}/${takeFile(files, `static/files/${slug}`, source)}`
  }
  const page = (target: string) => finders.page(target, post)
  const article = rewriteArticle(foreign, own.title, { notes, file, page })
  const title = own.title ?? article.title ?? spelt(foreign.name)
  const description = own.description ?? firstWords(article.text) ?? title
  const lang = own.lang ?? languageOf(article.text)
  const said = { title: own.title, description: own.description, lang: own.lang ?? lang === "fr" }
  const guessed = Object.entries(said).flatMap(([field, value]) => (value ? [] : [field]))
  if (guessed.length > 0) notes.changed.push(words.guessed(guessed))
  const isShown = isPicture((cover && sourceOf(cover.target)) ?? "")
  const picture = cover && isShown ? file(cover.target) : undefined
  if (cover && !picture) notes.open.push(words.noCover(cover.target))
  if (picture && !cover?.alt) notes.open.push(words.noAlt(picture, title))
  return {
    from: foreign.file,
    /** Where it is written, from the project's root. */
    file: `${folder}/index.${foreign.format === "mdx" ? "mdx" : "md"}`,
    text: article.text,
    /** Files of the export by the paths that they get. */
    files,
    notes,
    fields: {
      title,
      description,
      date: own.date ?? dayInParis(new Date()),
      updated: own.updated,
      tags: own.tags,
      series: own.series,
      ...(picture ? { cover: picture, coverAlt: cover?.alt ?? title } : {}),
      lang: lang === "fr" ? undefined : lang,
      draft: draft || undefined,
      canonical: own.canonical,
      featured: own.featured || undefined,
      aliases: aliases.filter(alias => alias !== path),
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
    found = shownText(node).replaceAll(/\s+/g, " ").trim()
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
