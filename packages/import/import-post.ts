import { articleReader, visit } from "@site/articles"
import { type Around, aroundPost, type Shown } from "./around"
import { readHeadings } from "./headings"
import { messages } from "./messages"
import type { PlannedPost } from "./plan-posts"
import { rewriteHtml } from "./rewrite-html"
import { rewriteMarkdown } from "./rewrite-markdown"
import type { Site } from "./site"
import type { TargetTable } from "./targets"

/** A post as this site takes it, ready to be written. */
export type ImportedPost = ReturnType<typeof importPost>

/** Rewrites a post for this site, and names the files of the export that it takes along. */
export function importPost(post: PlannedPost, table: TargetTable, shown: Shown, site: Site) {
  const { foreign, mapped, aliases, notes, draft, slug, path, lang, translationOf } = post
  const { cover, base, ...own } = mapped
  const around = aroundPost(post, table, shown, site)
  const article = rewriteArticle(own.title, around)
  const title = own.title ?? article.title ?? spelt(foreign.name)
  const description = own.description ?? firstWords(article.text) ?? title
  const said = { title: own.title, description: own.description }
  const guessed = Object.entries(said).flatMap(([field, value]) => (value ? [] : [field]))
  if (guessed.length > 0) notes.changed.push({ words: messages.guessed(guessed) })
  const picture = cover && around.cover(cover.target)
  if (cover && !picture) notes.open.push({ words: messages.noCover(cover.target) })
  if (picture && !cover.alt) notes.open.push({ words: messages.noAlt(picture, title) })
  return {
    from: foreign.file,
    /** Path from the project's root. */
    file: `content/blog/${slug}/index.md`,
    text: article.text,
    /** Address on the old site, if known. */
    oldAddress: aliases[0],
    /** Files of the export by the paths that they get. */
    files: around.files,
    notes,
    /** False when nothing names its language: it is French here. */
    hasLanguage: mapped.lang !== undefined,
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

/**
 * Writes the text of a post for this site: first its tags of HTML, then addresses, headings and code. Returns the title
 * too, where the text began with it.
 */
function rewriteArticle(title: string | undefined, around: Around) {
  const { draft, site } = around
  rewriteHtml(around)
  draft.text = draft.show(draft.text.replaceAll(/\n{3,}/g, "\n\n"))
  const tree = articleReader.parseMarkdown(draft.text)
  const headings = readHeadings(site, tree, draft.text, title)
  rewriteMarkdown(tree, title, headings, around)
  return {
    title: headings.removed && articleReader.wordsOf(headings.removed).trim(),
    text: `${draft.text.trim()}\n`,
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
  /(?:https?:\/\/|www\.)\S+|:[a-z\d_+-]+:|\[[!^]?[\w-]+(?:\s[^[\]]*)?\]|\{[%{][^{}]*\}+/g

/** True for three words, or as many letters where words are not set apart. */
const isSentence = (words: string) =>
  words.split(" ").filter(word => /\p{L}/u.test(word)).length > 2 || /\p{Lo}{8}/u.test(words)

/**
 * The first sentence of a text, of the first paragraph that has one outside of lists and quotations; at most about 200
 * letters. Without a sentence, the first words that there are.
 */
function firstWords(text: string): string | undefined {
  const paragraphs: string[] = []
  visit(articleReader.parseMarkdown(text), (node, _index, parent) => {
    if (node.type !== "paragraph" || parent?.type !== "root") return undefined
    const words = articleReader
      .wordsOf(node)
      .replaceAll(NO_WORDS, "")
      .replaceAll(/\s+/g, " ")
      .trim()
    if (/\p{L}/u.test(words)) paragraphs.push(words)
    return undefined
  })
  const sentences = paragraphs.filter(isSentence)
  // One that ends with a colon announces what is below it.
  const found = sentences.find(words => !words.endsWith(":")) ?? sentences[0] ?? paragraphs[0]
  if (!found) return undefined
  const sentence = /^.{20,200}?[.!?…。！？](?=\s|$|(?<=[。！？]))/u.exec(found)?.[0] ?? found
  if (sentence.length <= 200) return sentence
  return `${sentence
    .slice(0, 200)
    .replace(/\s+\S*$/, "")
    .replace(/[\s,;:–—-]+$/, "")}…`
}
