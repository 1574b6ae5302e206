import { z } from "zod"

/** A word in the form in which words are compared, and how often it stands in a text. */
export const term = z.tuple([z.string(), z.int().positive()])

type Term = z.infer<typeof term>

/** Number of words of a text that are kept: common ones weigh nothing, the others are its subject. */
const KEPT = 120

/** Shorter words mean nothing in French, and little in English. */
const SHORTEST = 4

/** The most frequent words of a text, the most frequent first. */
export function termsOf(words: readonly string[]): Term[] {
  const written = new Map<string, number>()
  for (const word of words) written.set(word, (written.get(word) ?? 0) + 1)
  const counts = new Map<string, number>()
  for (const [word, count] of written) {
    const term = folded(word)
    if (term.length >= SHORTEST) counts.set(term, (counts.get(term) ?? 0) + count)
  }
  return [...counts].sort(([, a], [, b]) => b - a).slice(0, KEPT)
}

/** Without elision, capitals, accents and the plural: `L’Éléments` and `élément` are the same. */
const folded = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^.{1,2}[’']/, "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[sx]$/, "")
