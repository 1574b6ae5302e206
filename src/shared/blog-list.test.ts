/** @jest-environment node */
import { isListPage, listPages } from "./blog-list"

/** The dates of so many posts of a year. */
const of = (year: string, count: number) => Array<string>(count).fill(`${year}-05-01`)

const contexts = (dates: readonly string[]) => listPages(dates).map(({ context }) => context)

test.each([
  [0, 1],
  [1, 1],
  [20, 1],
  [21, 2],
  [300, 15],
])("%i posts are on %i pages, twenty on each", (posts, pages) => {
  const found = contexts(of("2026", posts))
  expect(found).toHaveLength(pages)
  expect(found.at(-1)).toMatchObject({ page: pages, pages, count: posts, limit: 20 })
  expect(found.map(({ skip }) => skip)).toEqual(found.map((_, index) => index * 20))
})

test("the first page is the list's own address, and there is no /blog/page/1", () => {
  const paths = listPages(of("2026", 41)).map(({ path }) => path)
  expect(paths).toEqual(["/blog", "/blog/page/2", "/blog/page/3"])
})

test("each page has the years, each with its number of posts and where it begins", () => {
  const [first, ...others] = contexts([...of("2026", 21), ...of("2024", 19), ...of("2019", 1)])
  expect(first?.years).toEqual([
    { year: "2026", count: 21, path: "/blog#2026" },
    { year: "2024", count: 19, path: "/blog/page/2#2024" },
    { year: "2019", count: 1, path: "/blog/page/3#2019" },
  ])
  for (const { years } of others) expect(years).toEqual(first?.years)
})

test.each([
  ["/blog/page/2", true],
  ["/blog/page", true],
  ["/blog/page-2", false],
  ["/blog/a", false],
  ["/blog", false],
])("%s is kept for pages of the list: %s", (path, isKept) => {
  expect(isListPage(path)).toBe(isKept)
})
