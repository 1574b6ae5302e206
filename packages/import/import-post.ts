import { articleReader } from "@site/articles"
import { visit } from "unist-util-visit"
import type { Around } from "./around"
import { addFile } from "./files"
import { messages } from "./messages"
import type { PlannedPost } from "./plan-posts"
import { rewriteArticle } from "./rewrite-article"
import type { Site } from "./site"

/** A post as this site takes it, ready to be written. */
export type ImportedPost = ReturnType<typeof importPost>

export interface Finders {
  page: (target: string, post: PlannedPost) => string | undefined
  file: (target: string, post: string, folder: string) => string | undefined
  /** Files that an article, and a cover, may show. */
  shown: { articles: ReadonlySet<string>; covers: ReadonlySet<string> }
  /** True for an address of the old site that may stay as it is. */
  isElsewhere: (target: string) => boolean
}

/** Rewrites a post for this site, and names the files of the export that it takes along. */
export function importPost(post: PlannedPost, site: Site, finders: Finders) {
  const { foreign, mapped, aliases, notes, draft, slug, path, lang, translationOf } = post
  const { cover, base, ...own } = mapped
  const folder = `content/blog/${slug}`
  const files = new Map<string, string>()
  const sourceOf = (target: string) => finders.file(target, foreign.file, base)
  const shown = (source: string) =>
    finders.shown.articles.has(source) ? `./${addFile(files, folder, source, site)}` : undefined
  const linked = (source: string) =>
    // Posts are no files for download.
    /\.(?:mdx?|markdown|html?)$/i.test(source)
      ? undefined
      : `/files/${slug}/${addFile(files, `static/files/${slug}`, source, site)}`
  const around: Around = {
    site,
    notes,
    picture: target => {
      const source = sourceOf(target)
      return source && (shown(source) ?? linked(source))
    },
    link: target => {
      const page = finders.page(target, post)
      const source = page && !/^https?:/.test(page) ? undefined : sourceOf(target)
      const address = (source && linked(source)) ?? page
      return address ?? (finders.isElsewhere(target) ? target : undefined)
    },
  }
  const article = rewriteArticle(foreign, own.title, around)
  const title = own.title ?? article.title ?? spelt(foreign.name)
  const description = own.description ?? firstWords(article.text) ?? title
  const said = { title: own.title, description: own.description }
  const guessed = Object.entries(said).flatMap(([field, value]) => (value ? [] : [field]))
  if (guessed.length > 0) notes.changed.push(messages.guessed(guessed))
  const source = cover && sourceOf(cover.target)
  const picture = source && finders.shown.covers.has(source) ? shown(source) : undefined
  if (cover && !picture) notes.open.push(messages.noCover(cover.target))
  if (picture && !cover?.alt) notes.open.push(messages.noAlt(picture, title))
  return {
    from: foreign.file,
    /** Path from the project's root. */
    file: `${folder}/index.md`,
    text: article.text,
    /** Address on the old site, if known. */
    oldAddress: aliases[0],
    /** Files of the export by the paths that they get. */
    files,
    notes,
    fields: {
      title,
      description,
      date: own.date ?? site.today,
      updated: own.updated,
      tags: own.tags,
      series: own.series,
      ...(picture ? { cover: picture, coverAlt: cover?.alt ?? title } : {}),
      lang: lang === "fr" ? undefined : lang,
      translationOf,
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

/** Parts of a text that show no words: addresses, names of emoji, marks of alerts and notes, tags that were left. */
const NO_WORDS =
  /(?:https?:\/\/|www\.)\S+|:[a-z\d_+-]+:|\[[!^]?[\w-]+(?:\s[^\]]*)?\]|\{[%{][^}]*\}+/g

/** A sentence has three words, or as many letters where words are not set apart. */
const SENTENCE = /(?:\p{L}[^\s]*\s+){2}\p{L}|[\p{Lo}]{8}/u

/**
 * The first sentence of a text, of the first paragraph that has one outside of lists and quotations; at most about 200
 * letters. Without a sentence, the first words that there are.
 */
function firstWords(text: string): string | undefined {
  const paragraphs: string[] = []
  visit(articleReader.parseMarkdown(text), (node, _index, parent) => {
    if (node.type !== "paragraph" || parent?.type !== "root") return
    const words = articleReader
      .wordsOf(node)
      .replaceAll(NO_WORDS, "")
      .replaceAll(/\s+/g, " ")
      .trim()
    if (/\p{L}/u.test(words)) paragraphs.push(words)
  })
  const found = paragraphs.find(words => SENTENCE.test(words)) ?? paragraphs[0]
  if (!found) return undefined
  const sentence = /^.{20,200}?[.!?…。！？](?=\s|$|(?<=[。！？]))/u.exec(found)?.[0] ?? found
  return sentence.length <= 200 ? sentence : `${sentence.slice(0, 200).replace(/\s+\S*$/, "")}…`
}
