import { withPrefix } from "gatsby"
import { http } from "../http/http"
import { searchWorker } from "./search-worker"
import type { FoundWords } from "./word-forms"

const EXCERPT_WORDS = 24

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
    const { worker, entry } = await used
    const { results, filters } = found(await worker.ask("search", words, options))
    // pagefind silently finds nothing when a part of the index did not load.
    if (results.length === 0 && (await readEntry()) !== entry) throw new Error("the index changed")
    const data = async (page: string) => pageData(await worker.ask("getData", page))
    const answer = await read({
      results: results.map(page => ({ data: () => data(page.data) })),
      filters,
    })
    for (const page of results) worker.ask("releaseData", page.data).catch(() => {})
    return answer
  } catch (error) {
    const isOld = await isReplaced(used)
    await forget(used)
    if (isOld) return search(words, options, read)
    throw error
  }
}

/** The pages of results, while their search reads them: the worker forgets them then. */
export const readAll = (results: readonly Result[]): Promise<PageData[]> =>
  Promise.all(results.map(result => result.data()))

/** The worker's answer to a search: each page has a name to ask for it. */
interface Names extends Pick<Found, "filters"> {
  results: readonly { data: string }[]
}

function found(answer: unknown): Names {
  const isFound = (value: unknown): value is Names =>
    typeof value === "object" && value !== null && "results" in value && "filters" in value
  if (isFound(answer)) return answer
  throw new Error("pagefind did not answer with results")
}

function pageData(answer: unknown): PageData {
  const isPage = (value: unknown): value is PageData =>
    typeof value === "object" && value !== null && "url" in value
  if (isPage(answer)) return answer
  throw new Error("pagefind did not answer with a page")
}

const isReplaced = async (used: ReturnType<typeof open>): Promise<boolean> => {
  try {
    return (await used).entry !== (await readEntry())
  } catch {
    return false
  }
}

async function open() {
  const worker = searchWorker(withPrefix("/pagefind/pagefind-worker.js"))
  // Addresses without the site's prefix, which `Link` adds.
  const options = { baseUrl: "/", basePath: withPrefix("/pagefind/"), excerptLength: EXCERPT_WORDS }
  try {
    await worker.ask("init", { ...options, language: "fr", primary: true })
    // What the index says of itself, which is another text after the next release.
    return { worker, entry: await readEntry() }
  } catch (error) {
    worker.end()
    throw error
  }
}

function readEntry(): Promise<string> {
  return http(withPrefix("/pagefind/pagefind-entry.json"), { responseType: "text" })
}

/** Another search may have opened a sound index by now: that one stays. */
async function forget(broken: ReturnType<typeof open>): Promise<void> {
  if (opened !== broken) return
  opened = undefined
  await broken.then(
    ({ worker }) => worker.end(),
    () => {},
  )
}
