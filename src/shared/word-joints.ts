/** Splits a word for pagefind, which ends a word at a space. No other text holds these two characters in a row. */
const JOINT = "\u2060 "

/** *l’*, *d’*, *qu’* before a word, which may be in the next element. *Aujourd’hui* is one word. */
const ELISION = /(^|[^\p{L}\p{N}])((?:[cdjlmnst]|(?:jus|lors|pres|puis|quoi)?qu)['’])(?=\p{L}|$)/giu

/** A character of Chinese or Japanese, which have no spaces, beside another one or a letter. */
const SIGN = "[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}ー]"
const BESIDE_SIGN = new RegExp(`${SIGN}(?=\\p{L})|\\p{L}(?=${SIGN})`, "gu")

/** Splits words that a text joins but a search finds singly. The index and the questions are split alike. */
export const splitWords = (text: string, joint = JOINT): string =>
  text.replaceAll(ELISION, `$1$2${joint}`).replaceAll(BESIDE_SIGN, `$&${joint}`)

/** Removes the elisions of words, and splits the rest. */
export const questionWords = (words: string): string =>
  splitWords(words.replaceAll(ELISION, "$1"), " ")

/** Joins what was split. pagefind may have marked each part. */
export const joinWords = (text: string): string =>
  text.replaceAll(/\u2060(<\/mark>)? (<mark>)?/g, (_, end = "", start = "") =>
    end && start ? "" : end + start,
  )
