import { withPrefix } from "gatsby"
import { http } from "../http/http"

export interface Answer {
  /** The pages that hold the words best. An excerpt is as pagefind writes it: see `search-results`. */
  hits: readonly { path: string; title: string; excerpt: string }[]
  /** How many pages hold the words. */
  total: number
}

/** More than these would not be read: more precise words help. */
const SHOWN = 8
const EXCERPT_WORDS = 24

/** What is used of pagefind's script. Its types come with the package that builds the index only. */
interface Pagefind {
  options(options: { baseUrl: string; excerptLength: number }): Promise<void>
  init(): Promise<void>
  search(words: string): Promise<{ results: { data(): Promise<PageData> }[] }>
  destroy(): Promise<void>
}

interface PageData {
  url: string
  excerpt: string
  /** The page's words, and the places among them of those that were found. */
  content: string
  locations: readonly number[]
  meta: { title?: string; [name: string]: string | undefined }
}

let opened: ReturnType<typeof open> | undefined
let failures = 0

/** Loads the index ahead, while words are being typed. `find` meets any error again. */
export function prepare(): void {
  opened ??= open()
  opened.catch(() => {})
}

export type Find = typeof find

/**
 * Looks for words. An index that a deployment has replaced is opened again. Rejects when the index cannot be read; the
 * next call then tries again.
 */
export async function find(words: string): Promise<Answer> {
  opened ??= open()
  const used = opened
  try {
    const { pagefind, entry } = await used
    const { results } = await pagefind.search(words)
    // pagefind silently finds nothing when a part of the index did not load.
    if (results.length === 0 && (await readEntry()) !== entry) throw new Error("the index changed")
    const pages = await Promise.all(results.slice(0, SHOWN).map(result => result.data()))
    if (!holdWords(pages, words)) {
      const ligated = withLigatures(words)
      return ligated === words ? { hits: [], total: 0 } : find(ligated)
    }
    const hits = pages.map(({ url: path, excerpt, meta: { title = path } }) => ({
      path,
      title,
      excerpt,
    }))
    return { hits, total: results.length }
  } catch (error) {
    const isOld = await isReplaced(used)
    await forget(used)
    if (isOld) return find(words)
    throw error
  }
}

const isReplaced = async (used: ReturnType<typeof open>): Promise<boolean> => {
  try {
    return (await used).entry !== (await readEntry())
  } catch {
    return false
  }
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

const METHODS = ["options", "init", "search", "destroy"]

const isPagefind = (module: unknown): module is Pagefind =>
  typeof module === "object" &&
  module !== null &&
  METHODS.every(name => typeof Reflect.get(module, name) === "function")

async function open() {
  // Some browsers remember that a module did not load: another attempt takes another address.
  const attempt = failures > 0 ? `?${failures}` : ""
  const pagefind: unknown = await import(
    /* webpackIgnore: true */ withPrefix(`/pagefind/pagefind.js${attempt}`)
  )
  if (!isPagefind(pagefind)) throw new Error("pagefind.js is not what the build wrote")
  // Addresses without the site's prefix, which `Link` adds.
  await pagefind.options({ baseUrl: "/", excerptLength: EXCERPT_WORDS })
  await pagefind.init()
  // What the index says of itself, which is another text after the next release.
  return { pagefind, entry: await readEntry() }
}

function readEntry(): Promise<string> {
  return http(withPrefix("/pagefind/pagefind-entry.json"), { responseType: "text" })
}

/** Another search may have opened a sound index by now: that one stays. */
async function forget(broken: ReturnType<typeof open>): Promise<void> {
  if (opened !== broken) return
  opened = undefined
  failures += 1
  await broken.then(
    ({ pagefind }) => pagefind.destroy(),
    () => {},
  )
}
