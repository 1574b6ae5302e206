import { type PageData, type SearchOptions, search } from "./open-index"

export interface Answer {
  /** The pages that hold the words best. An excerpt is as pagefind writes it: see `search-results`. */
  hits: readonly { path: string; title: string; excerpt: string }[]
  /** How many pages hold the words. */
  total: number
}

/** More than these would not be read: more precise words help. */
const SHOWN = 8

export type Find = typeof find

/** Looks for words. Rejects when the index cannot be read; the next call then tries again. */
export async function find(words: string): Promise<Answer> {
  const { pages, total } = await findPages(words, {}, { skip: 0, limit: SHOWN })
  const hits = pages.map(({ url: path, excerpt, meta: { title = path } }) => ({
    path,
    title,
    excerpt,
  }))
  return { hits, total }
}

/** A part of the pages that hold the words, or of all that pass the filters, and how many they are together. */
export function findPages(
  words: string | null,
  options: SearchOptions,
  part: { skip: number; limit: number },
): Promise<{ pages: readonly PageData[]; total: number }> {
  return search(words, options, async results => {
    const { length: total } = results
    const shown = results.slice(part.skip, part.skip + part.limit)
    const pages = await Promise.all(shown.map(result => result.data()))
    if (words === null || holdWords(pages, words)) return { pages, total }
    const ligated = withLigatures(words)
    return ligated === words ? { pages: [], total: 0 } : findPages(ligated, options, part)
  })
}

/** As French writes *cœur* and *curriculum vitæ*: few keyboards have these signs, and pagefind keeps them apart. */
const withLigatures = (words: string): string =>
  words.replaceAll(/oe/gi, "œ").replaceAll(/ae/gi, "æ")

/**
 * Whether the pages hold the words. Of a word that no page holds, pagefind drops letters until something is
 * found, for all pages alike: so the pages shown are enough to know it by. What a sign joins counts as one word,
 * as for pagefind, and as several: *email* is in *e-mail*, and *article* in *l’article*.
 */
function holdWords(pages: readonly PageData[], words: string): boolean {
  const held = pages.flatMap(({ content, locations, meta }) => {
    const all = content.split(/\s+/)
    const found = [...locations.map(place => all[place] ?? ""), ...Object.values(meta)].join(" ")
    return termsOf(found).flatMap(parts => [parts.join(""), ...parts])
  })
  const isHeld = (word: string) => held.some(other => isFormOf(other, word))
  return termsOf(words).every(parts => isHeld(parts.join("")) || parts.every(isHeld))
}

/** The parts of each word, without capitals and accents, as pagefind compares them. */
const termsOf = (text: string): string[][] =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/\s+/)
    .map(term => term.match(/[\p{L}\p{N}]+/gu) ?? [])

/** Whether a word begins with the one that was typed, or differs by no more than an ending: *mot*, *mots*. */
function isFormOf(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true
  if (/\p{N}/u.test(typed)) return false
  let common = 0
  while (common < word.length && word[common] === typed[common]) common += 1
  return typed.length - common <= Math.floor(common / 2) && common >= 3
}
