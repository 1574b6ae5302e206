import { type PageKind, pageKind } from "../shared/page-kind"
import { type Found, type PageData, readAll, type SearchOptions, search } from "./open-index"
import { holdWords, spellings } from "./word-forms"

/** What is looked for. */
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
  /** How many pages hold the words. */
  total: number
}

/** More than these would not be read: more precise words help. */
const SHOWN = 6
const SECTIONS = 3

export type Find = typeof find

/** Looks for words. Rejects when the index cannot be read; the next call then tries again. */
export async function find({ words, kind, tag }: Question): Promise<Answer> {
  const filters = { ...(kind && { kind }), ...(tag && { tag }) }
  const { pages, total } = await findPages(words, { filters }, async ({ results }) =>
    readAll(results.slice(0, SHOWN)),
  )
  return { hits: pages.map(toHit), total }
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

/**
 * The pages that `choose` reads of those that hold the words and pass the filters, and how many there are. It gets the
 * words as they are looked for.
 */
export async function findPages(
  words: string,
  options: SearchOptions,
  choose: (found: Found, words: string) => Promise<readonly PageData[]>,
): Promise<{ pages: readonly PageData[]; total: number }> {
  for (const spelling of spellings(words)) {
    const answer = await search(spelling, options, async found => ({
      pages: await choose(found, spelling),
      total: found.results.length,
    }))
    if (holdWords(answer.pages, spelling)) return answer
  }
  return { pages: [], total: 0 }
}
