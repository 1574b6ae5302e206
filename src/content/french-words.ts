import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { gunzipSync } from "node:zlib"
import type { ITrie } from "cspell-trie-lib"

/** The French words, and what was meant by one that is none. */
export interface Words {
  has(word: string): boolean
  meant(word: string): string | undefined
}

/** What French cuts before a vowel, in front of a word. */
const ELISION = /^(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)’/i

/** A name in the hand of programmers, or initials: `GitHub`, `RGAA`, `macOS`. */
const OWN_CAPITALS = /\p{L}\p{Lu}/u

const lower = (word: string): string => word.toLocaleLowerCase("fr")

/** Half a second, and 150 MB while it is unpacked. */
async function readDictionary(): Promise<ITrie> {
  // An ES module alone.
  const { decodeTrie } = await import("cspell-trie-lib")
  const home = dirname(require.resolve("@cspell/dict-fr-fr"))
  const packed = readFileSync(join(home, "fr-fr.trie.gz"))
  return decodeTrie(new Uint8Array(gunzipSync(packed)))
}

let dictionary: Promise<ITrie> | undefined

/**
 * The dictionary, read once, and words that are also right. A word is right with another first letter, after an
 * elision, in a compound, and, one's own, with an s.
 */
export async function frenchWords(own: readonly string[] = []): Promise<Words> {
  dictionary ??= readDictionary()
  const trie = await dictionary
  const mine = new Set(own.map(plain))

  const isListed = (word: string): boolean =>
    trie.hasWord(word, true) || mine.has(word) || mine.has(word.replace(/s$/, ""))

  const isWord = (word: string): boolean =>
    word.length < 2 ||
    OWN_CAPITALS.test(word) ||
    isListed(word) ||
    isListed(lower(word)) ||
    (ELISION.test(word) && isWord(word.replace(ELISION, "")))

  function has(written: string): boolean {
    const word = plain(written)
    return isWord(word) || (word.includes("-") && word.split("-").every(isWord))
  }

  return {
    has,
    meant(word) {
      const [start = ""] = ELISION.exec(plain(word)) ?? []
      // Some entries of the list are words without their accents, which only a search may find.
      const filter = (found: string) => trie.hasWord(found, true)
      const options = { numSuggestions: 1, timeout: 300, filter }
      const [found] = trie.suggest(lower(plain(word).slice(start.length)), options)
      return found && start + found
    },
  }
}

/** With the signs that the dictionary has. */
const plain = (word: string): string =>
  word.normalize("NFC").replaceAll("'", "’").replaceAll("\u2011", "-")
