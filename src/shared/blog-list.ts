import type { ListedPage } from "./listed-page"
import { SITE_PATHS } from "./site-paths"
import { tagPage, tagPath } from "./tags"

/** So many posts are on one page of a list. */
export const ON_A_PAGE = 20

/** So many tags are in the index of tags, those of most posts: it does not grow with the blog. */
const IN_THE_INDEX = 30

/** The list of all posts, or of those with a tag. Its first page is at its own address; no other is. */
export function listPath(page: number, tag?: string): string {
  const list = tag === undefined ? SITE_PATHS.blog : tagPath(tag)
  return page === 1 ? list : `${list}/page/${page}`
}

/** Whether an address is kept for the pages of lists: as many as there will ever be. */
export const isListPage = (path: string): boolean =>
  ["page", "series", "tag"].some(name => `${path}/`.startsWith(`${SITE_PATHS.blog}/${name}/`))

/** What the build gives a page of a list. */
export type ListContext = ReturnType<typeof listPages>[number]["context"]

/** A year or a tag, and so many posts of it. */
export interface Counted extends ListedPage {
  count: number
}

/** What the plan of the site knows of the blog: it grows by a line a year, whatever is published. */
export interface PlanContext {
  /** The owner's own pages. */
  pages: readonly ListedPage[]
  years: readonly Counted[]
  tags: readonly Counted[]
  series: readonly ListedPage[]
}

/** All pages of all lists, from all posts, the newest first. */
export function blogLists(posts: readonly { date: string; tags: readonly string[] }[]) {
  const tagged = new Map<string, string[]>()
  for (const { date, tags } of posts) {
    for (const tag of tags) {
      const dates = tagged.get(tag) ?? []
      dates.push(date)
      tagged.set(tag, dates)
    }
  }
  const index = [...tagged]
    .map(([tag, { length }]): Counted => ({ ...tagPage(tag), count: length }))
    .sort((a, b) => b.count - a.count)
    .slice(0, IN_THE_INDEX)
    .sort((a, b) => a.title.localeCompare(b.title, "fr"))
  const dates = posts.map(({ date }) => date)
  return [
    ...listPages(dates, { index }),
    ...[...tagged].flatMap(([tag, dates]) => listPages(dates, { tag })),
  ]
}

/** Pages of a list, from the dates of its posts. What is in them grows by a line a year. */
function listPages(
  dates: readonly string[],
  { tag, index = [] }: { tag?: string; index?: readonly Counted[] },
) {
  const years = new Map<string, Counted>()
  for (const [at, date] of dates.entries()) {
    const year = date.slice(0, 4)
    const begin = `${listPath(Math.floor(at / ON_A_PAGE) + 1, tag)}#${year}`
    const { count, path } = years.get(year) ?? { count: 0, path: begin }
    years.set(year, { title: year, count: count + 1, path })
  }
  const pages = Math.max(1, Math.ceil(dates.length / ON_A_PAGE))
  return Array.from({ length: pages }, (_, before) => ({
    path: listPath(before + 1, tag),
    context: {
      tag,
      /** Of the posts; none for all of them. */
      filter: tag === undefined ? undefined : { tags: { eq: tag } },
      page: before + 1,
      pages,
      count: dates.length,
      years: [...years.values()],
      tags: before === 0 ? index : [],
      skip: before * ON_A_PAGE,
      limit: ON_A_PAGE,
    },
  }))
}
