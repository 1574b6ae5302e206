import { blogLists, tagsPages } from "./blog-list"

/** So many posts of a year. */
const of = (year: string, count: number, ...tags: readonly string[]) =>
  Array.from({ length: count }, () => ({ date: `${year}-05-01`, tags }))

const contexts = (posts: Parameters<typeof blogLists>[0]) =>
  blogLists(posts).map(({ context }) => context)

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
  const paths = blogLists(of("2026", 41)).map(({ path }) => path)
  expect(paths).toEqual(["/blog", "/blog/page/2", "/blog/page/3"])
})

test("each page has the years, each with its number of posts and where it begins", () => {
  const [first, ...others] = contexts([...of("2026", 21), ...of("2024", 19), ...of("2019", 1)])
  expect(first?.years).toEqual([
    { title: "2026", count: 21, path: "/blog#2026" },
    { title: "2024", count: 19, path: "/blog/page/2#2024" },
    { title: "2019", count: 1, path: "/blog/page/3#2019" },
  ])
  for (const { years } of others) expect(years).toEqual(first?.years)
})

test("featured posts come before the years; a tag keeps the order of dates", () => {
  const featured = (year: string) => of(year, 1, "C++").map(post => ({ ...post, featured: true }))
  const posts = [...of("2026", 19), ...featured("2026"), ...of("2024", 20), ...featured("2019")]
  const [first, second, third, tag] = contexts(posts)
  expect(first?.years).toEqual([
    { title: "2026", count: 20, path: "/blog#2026" },
    { title: "2024", count: 20, path: "/blog/page/2#2024" },
    { title: "2019", count: 1, path: "/blog" },
  ])
  expect([first?.count, first?.pages]).toEqual([41, 3])
  const sort = [{ featured: "DESC" }, { date: "DESC" }, { slug: "DESC" }]
  for (const page of [first, second, third]) expect(page?.sort).toEqual(sort)
  expect(tag).toMatchObject({ tag: "C++", sort: sort.slice(1) })
  expect(tag?.years.map(({ path }) => path)).toEqual([
    "/blog/tag/c-plus-plus#2026",
    "/blog/tag/c-plus-plus#2019",
  ])
})

test("a tag has pages of its own, with its own count and years", () => {
  const posts = [...of("2026", 25, "C++"), ...of("2025", 3), ...of("2024", 1, "C++", "été")]
  const lists = blogLists(posts).filter(({ context }) => context.tag !== undefined)
  expect(lists.map(({ path }) => path)).toEqual([
    "/blog/tag/c-plus-plus",
    "/blog/tag/c-plus-plus/page/2",
    "/blog/tag/ete",
  ])
  expect(lists[1]?.context).toMatchObject({
    tag: "C++",
    page: 2,
    pages: 2,
    count: 26,
    years: [
      { title: "2026", count: 25, path: "/blog/tag/c-plus-plus#2026" },
      { title: "2024", count: 1, path: "/blog/tag/c-plus-plus/page/2#2024" },
    ],
    skip: 20,
  })
})

test("the first page of all has the index of tags, in French order; of many, those of most posts", () => {
  const posts = [...of("2026", 21, "zèbre"), ...of("2025", 1, "Écran", "eau", "zèbre")]
  const [first, ...others] = contexts(posts)
  expect(first?.tags).toEqual([
    { path: "/blog/tag/eau", title: "eau", count: 1 },
    { path: "/blog/tag/ecran", title: "Écran", count: 1 },
    { path: "/blog/tag/zebre", title: "zèbre", count: 22 },
  ])
  for (const { tags } of others) expect(tags).toEqual([])
  const many = Array.from({ length: 40 }, (_, index) => of("2026", index + 1, `t${index}`)).flat()
  const counts = contexts(many)[0]?.tags.map(({ count }) => count)
  expect(counts?.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i + 11))
})

test("with 370 tags the index has 30 of them, shows how many there are, and a page has them all", () => {
  const posts = Array.from({ length: 1500 }, (_, index) => of("2026", 1, `t${index % 370}`)).flat()
  const [first, second] = contexts(posts)
  expect([first?.tags.length, first?.tagCount]).toEqual([30, 370])
  expect([second?.tags.length, second?.tagCount]).toEqual([0, undefined])
  const [page, ...others] = tagsPages(posts)
  expect(page?.path).toBe("/blog/tag")
  expect(page?.context.tags).toHaveLength(370)
  expect(others).toEqual([])
  // Without more tags than the index has there is no page of all.
  const few = posts.slice(0, 30)
  expect(contexts(few)[0]?.tagCount).toBeUndefined()
  expect(tagsPages(few)).toEqual([])
  expect(tagsPages(posts.slice(0, 31))).toHaveLength(1)
})
