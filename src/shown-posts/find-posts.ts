import { readAll, search } from "../search/open-index"
import { findPages } from "../search/site-index"
import { ON_A_PAGE } from "../shared/blog-list"
import { POST_WORD } from "../shared/page-kind"
import { daysBetween } from "./days"
import type { PostFilter } from "./filter-address"

/** A part of the posts that pass a filter, the newest first. */
export interface FoundPosts {
  posts: readonly FoundPost[]
  /** How many pass. */
  total: number
  page: number
  pages: number
}

type FoundPost = Queries.PostListItemFragment & { tags: readonly string[] }

/**
 * Asks the search index for the posts that pass a filter whose days exist. The index knows no order of time, but how many
 * posts of an answer are of each day: a second question asks for the days of one page.
 * @param years of the posts, the newest first
 */
export async function findPosts(
  { q, tag, from, to, page: wanted }: PostFilter,
  years: readonly string[],
): Promise<FoundPosts> {
  // The index knows days one by one; only posts have one.
  const days = daysBetween(latest(from, `${years.at(-1)}-01-01`), earliest(to, `${years[0]}-12-31`))
  if (days.length === 0) return { posts: [], total: 0, page: 1, pages: 1 }
  const filters = { ...(tag && { tag }), date: { any: days } }
  let part = { days: [""], before: 0, page: 1, pages: 1 }
  const { pages, total } = await findPages(
    q || POST_WORD,
    { filters },
    async ({ filters: counts }, words) => {
      // pagefind silently finds nothing when the pages of a filter did not load.
      if (!counts.date || (tag && !counts.tag))
        throw new Error("a filter of the index did not load")
      part = partOf(counts.date, Number(wanted || 1))
      const narrowed = { filters: { ...filters, date: { any: part.days } } }
      return search(words, narrowed, ({ results }) => readAll(results))
    },
  )
  const posts = pages
    .map(({ url: path, meta, filters }) => ({
      path,
      title: meta.title ?? path,
      date: filters.date?.[0] ?? "",
      readingMinutes: Number(filters.minutes?.[0]),
      description: meta.description ?? "",
      lang: filters.lang?.[0] ?? "fr",
      published: true,
      tags: filters.tag ?? [],
    }))
    // As the list: the newest first, and on one day by their addresses.
    .sort((a, b) => (`${a.date} ${a.path}` < `${b.date} ${b.path}` ? 1 : -1))
    .slice(part.before, part.before + ON_A_PAGE)
  return { posts, total, page: part.page, pages: part.pages }
}

/**
 * The days of a page, the newest first, and how many posts of the first one are on the page before.
 * @param counts how many posts are of each day
 * @param wanted a page, the first one when it is no number of a page; beyond the last it is that one
 */
export function partOf(counts: Readonly<Record<string, number>>, wanted: number) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const pages = Math.max(1, Math.ceil(total / ON_A_PAGE))
  const page = Number.isInteger(wanted) ? Math.min(Math.max(1, wanted), pages) : 1
  const skip = (page - 1) * ON_A_PAGE
  const days: string[] = []
  let before = skip
  let seen = 0
  for (const day of Object.keys(counts).sort().reverse()) {
    const count = counts[day] ?? 0
    if (seen + count > skip && seen < skip + ON_A_PAGE && count > 0) {
      if (days.length === 0) before = skip - seen
      days.push(day)
    }
    seen += count
  }
  return { days, before, page, pages }
}

const latest = (day: string, bound: string): string => (day > bound ? day : bound)
const earliest = (day: string, bound: string): string => (day && day < bound ? day : bound)
