/** Words of a page that pagefind found. */
export interface FoundWords {
  /** The page's words, and the places among them of those that were found. */
  content: string
  locations: readonly number[]
  meta: { title?: string; [name: string]: string | undefined }
}

/** *l’*, *d’*, *qu’* before a word: no part of it. *Aujourd’hui* is one word. */
const ELISION = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)['’](?=\p{L})/giu

/**
 * Spellings of words in pages, the likeliest first. French writes *cœur* and *curriculum vitæ*: few keyboards have
 * these signs, and pagefind keeps them apart. It reads what a sign joins as one word: a page may have *full stack* for
 * *full-stack*.
 */
export function spellings(words: string): string[] {
  const bare = words.replaceAll(ELISION, "")
  const ligated = bare.replaceAll(/oe/gi, "œ").replaceAll(/ae/gi, "æ")
  const apart = bare.replaceAll(/[^\p{L}\p{N}\s]+/gu, " ").trim()
  return [...new Set([bare, ligated, apart])].filter(Boolean)
}

/**
 * Whether the pages hold the words. Of a word that no page holds, pagefind drops letters until something is
 * found, for all pages alike: so the pages shown are enough to know it by. What a sign joins counts as one word,
 * as for pagefind, and as several: *email* is in *e-mail*, *article* in *l’article*, and *views* in `pageViews`.
 */
export function holdWords(pages: readonly FoundWords[], words: string): boolean {
  const held = pages.flatMap(({ content, locations, meta }) => {
    const all = content.split(/\s+/)
    const found = [...locations.map(place => all[place] ?? ""), ...Object.values(meta)].join(" ")
    return [...termsOf(found), ...termsOf(found.replaceAll(HUMP, "-"))].map(parts => [
      parts.join(""),
      ...parts,
    ])
  })
  const holdsAll = (parts: readonly string[]) =>
    held.some(forms => parts.every(typed => forms.some(form => isFormOf(form, typed))))
  return termsOf(words).every(parts => holdsAll([parts.join("")]) || holdsAll(parts))
}

/** Borders of the parts of a word of code such as `pageViews` or `HTTPServer`, which pagefind finds too. */
const HUMP = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu

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
  const isStem = common >= (common === word.length ? 3 : 4)
  return isStem && typed.length - common <= Math.floor(common / 2)
}
