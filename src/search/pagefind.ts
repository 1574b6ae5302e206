import { withPrefix } from "gatsby"

/** Part of pagefind's public script that is used. It searches in a worker, which has a policy of its own (D5). */
export interface Pagefind {
  options(options: object): Promise<void>
  init(): Promise<void>
  /** Null when another question came during the pause or the search. */
  debouncedSearch(words: string, options: object, pauseMs: number): Promise<Found | null>
  destroy(): Promise<void>
}

interface Found {
  /** Pages, the best ones first. */
  results: readonly { data(): Promise<PageData> }[]
}

export interface PageData {
  url: string
  /** The page's words, and the places among them of those that were found. */
  content: string
  locations: readonly number[]
  meta: { title?: string; [name: string]: string | undefined }
  excerpt: string
  /** The part before the first heading, without an anchor, and those below headings, in the order of the page. */
  sub_results: readonly {
    url: string
    title: string
    excerpt: string
    anchor?: object
    locations: readonly number[]
  }[]
}

const OPTIONS = {
  // Addresses without the site's prefix, which `Link` adds.
  baseUrl: "/",
  excerptLength: 24,
  /**
   * A page that holds the very word comes before those with a longer one, *père* before *personne*, whose stems begin
   * alike; a long text before a short page. A title counts as the heading that it is. What a record is called leads to
   * it before all pages (`release/search-index`).
   */
  ranking: { termSimilarity: 10, pageLength: 0.1, metaWeights: { title: 0, name: 20 } },
}

/** The index, and its entry, which the next release changes. */
interface Index {
  pagefind: Pagefind
  entry: string
}

let opened: Promise<Index> | undefined
let failures = 0

/** Opens the index ahead, while words are being typed. A question meets any error again. */
export function prepare(): void {
  opened ??= openIndex()
  opened.catch(() => {})
}

const readEntry = async (): Promise<string> =>
  (await fetch(withPrefix("/pagefind/pagefind-entry.json"))).text()

async function openIndex(): Promise<Index> {
  // Read before pagefind reads it: a release in between is noticed.
  const entry = await readEntry()
  // A browser may remember a script that did not load.
  const address = withPrefix(`/pagefind/pagefind.js${failures > 0 ? `?${failures}` : ""}`)
  const pagefind: Pagefind = await import(/* webpackIgnore: true */ address)
  await pagefind.options(OPTIONS)
  await pagefind.init()
  return { pagefind, entry }
}

/** A question for pagefind. */
type Ask<Answer> = (pagefind: Pagefind) => Promise<Answer>

/**
 * Searches the index, once more when it fails: pagefind does not recover from a worker that did not start within five
 * seconds, or whose files a deployment has replaced.
 */
export const askIndex = <Answer extends { total: number }>(ask: Ask<Answer>): Promise<Answer> =>
  askOnce(ask).catch(() => askOnce(ask))

/** Searches the index. An index that fails is ended. */
async function askOnce<Answer extends { total: number }>(ask: Ask<Answer>): Promise<Answer> {
  opened ??= openIndex()
  const used = opened
  try {
    const { pagefind, entry } = await used
    const answer = await ask(pagefind)
    // pagefind finds nothing when a part of the index is gone, or when there is no network.
    if (answer.total === 0 && (await readEntry()) !== entry) throw new Error("another index")
    return answer
  } catch (error) {
    // Another question may have opened a sound one by now: that one stays.
    if (opened === used) {
      opened = undefined
      failures += 1
      await used.then(({ pagefind }) => pagefind.destroy()).catch(() => {})
    }
    throw error
  }
}
