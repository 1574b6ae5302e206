import { SITE_PATHS } from "./site-paths"

/** So many posts are on one page of the list. */
const ON_A_PAGE = 20

/** The first page of the list is at its own address; no other is. */
export const listPath = (page: number): string =>
  page === 1 ? SITE_PATHS.blog : `${SITE_PATHS.blog}/page/${page}`

/** Whether an address is kept for the pages after the first: as many as there will ever be. */
export const isListPage = (path: string): boolean =>
  `${path}/`.startsWith(`${SITE_PATHS.blog}/page/`)

/** What the build gives a page of the list. */
export type ListContext = ReturnType<typeof listPages>[number]["context"]

/** Pages of the list of posts, from the dates of all posts, the newest first. What is in them grows by a line a year. */
export function listPages(dates: readonly string[]) {
  const years = new Map<string, { year: string; count: number; path: string }>()
  for (const [index, date] of dates.entries()) {
    const year = date.slice(0, 4)
    const begin = `${listPath(Math.floor(index / ON_A_PAGE) + 1)}#${year}`
    const { count, path } = years.get(year) ?? { count: 0, path: begin }
    years.set(year, { year, count: count + 1, path })
  }
  const pages = Math.max(1, Math.ceil(dates.length / ON_A_PAGE))
  return Array.from({ length: pages }, (_, index) => ({
    path: listPath(index + 1),
    context: {
      page: index + 1,
      pages,
      count: dates.length,
      years: [...years.values()],
      skip: index * ON_A_PAGE,
      limit: ON_A_PAGE,
    },
  }))
}
