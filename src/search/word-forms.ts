import { distance } from "fastest-levenshtein"
import { questionWords } from "../shared/word-joints"

/** Words of a page that pagefind found. */
export interface FoundWords {
  /** The page's words, and the places among them of those that were found. */
  content: string
  locations: readonly number[]
  meta: { title?: string; [name: string]: string | undefined }
}

/**
 * Spellings of words in pages, the likeliest first. French writes *cœur* and *curriculum vitæ*: few keyboards have
 * these signs, and pagefind keeps them apart. It reads what a sign joins as one word: a page may have *full stack* for
 * *full-stack*.
 */
export function spellings(words: string): string[] {
  const bare = questionWords(words)
  const ligated = bare.replaceAll(/oe/gi, "œ").replaceAll(/ae/gi, "æ")
  const apart = bare.replaceAll(/[^\p{L}\p{N}\s]+/gu, " ").trim()
  return [...new Set([bare, ligated, apart])].filter(Boolean)
}

/**
 * Whether the pages hold the words. Of a word that no page holds, pagefind drops letters until something is
 * found, for all pages alike: so the pages shown are enough to know it by. It also finds the parts of a word that a sign
 * or a capital joins: *views* in `pageViews`.
 */
export function holdWords(pages: readonly FoundWords[], words: string): boolean {
  const held = pages.flatMap(({ content, locations, meta }) => {
    const all = content.split(/\s+/)
    return folded([...locations.map(place => all[place] ?? ""), ...Object.values(meta)].join(" "))
  })
  return folded(words).every(typed => held.some(word => isFormOf(word, typed)))
}

/** The words of a text, without accents, capitals and signs, as pagefind compares them. */
const folded = (text: string): string[] =>
  text
    .normalize("NFD")
    .replaceAll(/[^\p{L}\p{N}\s]/gu, "")
    .toLowerCase()
    .split(/\s+/)

/** Returns true for a word that contains the typed one, or differs by no more than an ending: *mot*, *mots*. */
function isFormOf(word: string, typed: string): boolean {
  if (word.includes(typed)) return true
  if (/\p{N}/u.test(typed)) return false
  const common = commonStart(word, typed)
  const isStem = common >= (common === word.length ? 3 : 4)
  return isStem && typed.length - common <= Math.floor(common / 2)
}

/** Number of letters with which both words begin. */
function commonStart(word: string, other: string): number {
  let common = 0
  while (common < word.length && word[common] === other[common]) common += 1
  return common
}

/** Replaces each word that no page holds by the nearest one of the site. Returns nothing when one has none. */
export function nearestWords(words: string, all: readonly string[]): string | undefined {
  const typed = questionWords(words).split(/\s+/)
  const near = typed.map(word => nearestWord(word, all))
  return near.includes(undefined) || near.join() === typed.join() ? undefined : near.join(" ")
}

/** The word itself when it is too short for the list of the release, or begins one of its words. */
function nearestWord(typed: string, all: readonly string[]): string | undefined {
  const [form = ""] = folded(typed)
  let nearest: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const word of all) {
    const [other = ""] = folded(word)
    if (form.length < 4 || other.startsWith(form)) return typed
    const letters = distance(other, form)
    if (letters >= least || letters > mayDiffer(other, form)) continue
    nearest = word
    least = letters
  }
  return nearest
}

/** Number of letters that two words may differ by: one, or more in long words that begin alike. */
const mayDiffer = (word: string, typed: string): number =>
  Math.max(1, Math.min(commonStart(word, typed), Math.floor(typed.length / 3)))
