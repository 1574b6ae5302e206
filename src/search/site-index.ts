import { type PageKind, pageKind } from "../shared/page-kind"
import { joinWords, questionWords } from "../shared/word-joints"
import { askIndex, type PageData, type Pagefind } from "./pagefind"

/** A place that holds the words. An excerpt is as pagefind writes it: see `search-results`. */
export interface Place {
  path: string
  title: string
  excerpt: string
}

/** A page that holds the words: without an excerpt when all of them are in the sections or when it has only a title. */
export interface Hit extends Place {
  kind: PageKind
  sections: readonly Place[]
}

export interface Answer {
  /** The pages that hold the words best. */
  hits: readonly Hit[]
  /** Number of pages that hold the words. */
  total: number
}

/** Typing faster than this searches once. */
const PAUSE_MS = 150

/** More than these would not be read: more precise words help. */
const SHOWN = 6
const SECTIONS = 3

export type Find = typeof find

/** Looks for words. Rejects when the index cannot be read; the next question then tries again. */
export const find = (words: string): Promise<Answer> =>
  askIndex(pagefind => answerOf(pagefind, questionWords(words)))

/** The best pages for the likeliest spelling that pages hold: French writes *cœur* and *vitæ*, which few keyboards have. */
async function answerOf(pagefind: Pagefind, words: string): Promise<Answer> {
  for (const spelling of new Set([words, words.replace(/oe/gi, "œ").replace(/ae/gi, "æ")])) {
    const found = await pagefind.debouncedSearch(spelling, {}, PAUSE_MS)
    // Nobody waits for the answer to earlier words.
    if (!found) return new Promise(() => {})
    const best = found.results.slice(0, SHOWN)
    const pages = await Promise.all(best.map(result => result.data()))
    const hits = pages.filter(page => holdsWords(page, spelling)).map(toHit)
    const total = hits.length + found.results.length - best.length
    if (hits.length > 0) return joined({ hits, total })
  }
  return { hits: [], total: 0 }
}

/**
 * True for a page that holds the words. Of a word that no page holds, pagefind drops letters until something is found.
 * It also finds the parts of a word that a sign or a capital joins: *views* in `pageViews`.
 */
function holdsWords({ content, locations, meta }: PageData, words: string): boolean {
  const all = content.split(/\s+/)
  const found = [...locations.map(place => all[place]), ...Object.values(meta)].join(" ")
  const held = folded(found)
  return folded(words).every(typed => held.some(word => isFormOf(word, typed)))
}

/** The words of a text, without accents, capitals and signs, as pagefind compares them. */
const folded = (text: string): string[] =>
  text
    .normalize("NFD")
    .replaceAll(/[^\p{L}\p{N}\s]/gu, "")
    .toLowerCase()
    .split(/\s+/)

/** True for a word that contains the typed one, or differs by no more than an ending: *mot*, *mots*. */
function isFormOf(word: string, typed: string): boolean {
  if (word.includes(typed)) return true
  if (/\p{N}/u.test(typed)) return false
  const stem = typed.slice(0, Math.max(4, Math.ceil((typed.length * 2) / 3)))
  return word.startsWith(stem) || (word.length > 2 && `${word}s` === typed)
}

/** An answer with the words that the index has split, as pages show them. */
const joined = (answer: Answer): Answer => JSON.parse(joinWords(JSON.stringify(answer)))

function toHit({ url: path, content, excerpt, meta, sub_results }: PageData): Hit {
  const sections = sub_results
    .filter(({ anchor }) => anchor)
    .sort((a, b) => b.locations.length - a.locations.length)
    .slice(0, SECTIONS)
  const own = sub_results.find(({ anchor }) => !anchor)
  const isTitle = content === meta.title
  return {
    path,
    title: meta.title ?? path,
    excerpt: isTitle ? "" : (own?.excerpt ?? (sections.length > 0 ? "" : excerpt)),
    kind: pageKind(path),
    sections: sections.map(({ url, title, excerpt }) => ({ path: url, title, excerpt })),
  }
}
