import { type PageKind, pageKind } from "../shared/page-kind"
import { type FoundWords, holdWords, nearestWords, spellings } from "./word-forms"

/** Part of pagefind's public interface that is used. */
export interface SiteIndex {
  search(words: string, options: { filters: Filters }): Promise<Found>
}

type Filters = Readonly<Record<string, string | { any: readonly string[] }>>

interface Found {
  /** Those that hold the words best come first. */
  results: readonly { data(): Promise<PageData> }[]
  /** Number of results for each value of the filters of the question. */
  filters: Readonly<Record<string, Readonly<Record<string, number>> | undefined>>
}

interface PageData extends FoundWords {
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

/** Words to find, and filters. */
export interface Question {
  words: string
  /** Only pages of this kind. */
  kind?: PageKind
  /** Only pages with this tag. */
  tag?: string
}

/** A place that holds the words. An excerpt is as pagefind writes it: see `search-results`. */
export interface Place {
  path: string
  title: string
  excerpt: string
}

/** A page that holds the words: without an excerpt when all of them are in the sections or when it has only a title. */
export interface Hit extends Place {
  kind: PageKind
  tags: readonly string[]
  sections: readonly Place[]
}

export interface Answer {
  /** The pages that hold the words best. */
  hits: readonly Hit[]
  /** Number of pages that hold the words. */
  total: number
  /** The words that were looked for when no page holds those of the question. */
  instead?: string
}

/** More than these would not be read: more precise words help. */
const SHOWN = 6
const SECTIONS = 3

/**
 * Looks for words. When no page holds them, looks for the nearest ones.
 * @param loadWords loads the words of all pages
 */
export async function find(
  index: SiteIndex,
  { words, kind, tag }: Question,
  loadWords: () => Promise<readonly string[]>,
): Promise<Answer> {
  const filters = { ...(kind && { kind }), ...(tag && { tag }) }
  const { pages, found } = await findPages(index, words, filters)
  if (found) return { hits: pages.map(toHit), total: found.results.length }
  const instead = nearestWords(words, await loadWords())
  if (!instead) return { hits: [], total: 0 }
  const other = await findPages(index, instead, filters)
  return { hits: other.pages.map(toHit), total: other.found?.results.length ?? 0, instead }
}

/** The best pages for the likeliest spelling that pages hold, and all that was found for it. */
async function findPages(index: SiteIndex, words: string, filters: Filters) {
  for (const spelling of spellings(words)) {
    const found = await index.search(spelling, { filters })
    const pages = await Promise.all(found.results.slice(0, SHOWN).map(result => result.data()))
    if (holdWords(pages, spelling)) return { pages, found }
  }
  return { pages: [] }
}

function toHit({ url: path, content, excerpt, filters, meta, sub_results }: PageData): Hit {
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
    tags: filters.tag ?? [],
    sections: sections.map(({ url, title, excerpt }) => ({ path: url, title, excerpt })),
  }
}
