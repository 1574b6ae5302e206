import { withPrefix } from "gatsby"
import { http } from "../http/http"
import type { FoundWords } from "./word-forms"

const EXCERPT_WORDS = 24

/** What is used of pagefind's script. Its types come with the package that builds the index only. */
interface Pagefind {
  options(options: { baseUrl: string; excerptLength: number }): Promise<void>
  init(): Promise<void>
  search(words: string, options: SearchOptions): Promise<Found>
  destroy(): Promise<void>
}

/** Which pages count. */
export interface SearchOptions {
  filters?: Readonly<Record<string, string | { any: readonly string[] }>>
}

interface Result {
  data(): Promise<PageData>
}

export interface Found {
  /** Those that hold the words best come first. */
  results: readonly Result[]
  /** How many of them have each value of the filters that were asked. */
  filters: Readonly<Record<string, Readonly<Record<string, number>> | undefined>>
}

export interface PageData extends FoundWords {
  url: string
  excerpt: string
  /** The part before the first heading, without an anchor, and those below headings, in the order of the page. */
  sub_results: readonly {
    url: string
    title: string
    excerpt: string
    anchor?: object
    locations: readonly number[]
  }[]
  filters: Readonly<Record<string, readonly string[] | undefined>>
}

let opened: ReturnType<typeof open> | undefined
let failures = 0

/** Loads the index ahead, while words are being typed. `search` meets any error again. */
export function prepare(): void {
  opened ??= open()
  opened.catch(() => {})
}

/**
 * Looks for words, or for all pages of the filters, and reads what was found. An index that a deployment has replaced is
 * opened again. Rejects when the index cannot be read; the next call then tries again.
 */
export async function search<Answer>(
  words: string,
  options: SearchOptions,
  read: (found: Found) => Promise<Answer>,
): Promise<Answer> {
  opened ??= open()
  const used = opened
  try {
    const { pagefind, entry } = await used
    const found = await pagefind.search(words, options)
    // pagefind silently finds nothing when a part of the index did not load.
    if (found.results.length === 0 && (await readEntry()) !== entry)
      throw new Error("the index changed")
    return await read(found)
  } catch (error) {
    const isOld = await isReplaced(used)
    await forget(used)
    if (isOld) return search(words, options, read)
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
