import { allTags, blogLists, isListPage, oldListPages } from "./blog-list"

/** So many posts of a year. */
const of = (year: string, count: number, ...tags: readonly string[]) =>
  Array.from({ length: count }, (_, at) => ({
    path: `/blog/${year}-${at}`,
    date: `${year}-05-01`,
    tags,
  }))

/** Address, number of posts, and the addresses of the pages before and after it, of each page. */
const pagesOf = (posts: Parameters<typeof blogLists>[0]) =>
  blogLists(posts).map(({ path, context }) => [
    path,
    context.posts.length,
    context.newer,
    context.older,
  ])

test.each([0, 1, 20])("%i posts are on the blog's own page, which leads to no year", count => {
  expect(pagesOf(of("2026", count))).toEqual([["/blog", count, undefined, undefined]])
  expect(blogLists(of("2026", count))[0]?.context).toMatchObject({ count, years: [] })
})

test("of more posts the newest twenty are on it, and each year has pages of a hundred", () => {
  const posts = [...of("2026", 12), ...of("2025", 201), ...of("2023", 1)]
  expect(pagesOf(posts)).toEqual([
    // Older posts than those on it are on the page of this year.
    ["/blog", 20, undefined, "/blog/2025"],
    ["/blog/2026", 12, "/blog", "/blog/2025"],
    ["/blog/2025", 100, "/blog/2026", "/blog/2025/2"],
    ["/blog/2025/2", 100, "/blog/2025", "/blog/2025/3"],
    ["/blog/2025/3", 1, "/blog/2025/2", "/blog/2023"],
    ["/blog/2023", 1, "/blog/2025/3", undefined],
  ])
  const [, ...pages] = blogLists(posts)
  expect(pages.flatMap(({ context }) => context.posts)).toEqual(posts)
  expect(pages.map(({ context: { year, part, parts } }) => [year, part, parts])).toEqual([
    ["2026", 1, 1],
    ["2025", 1, 3],
    ["2025", 2, 3],
    ["2025", 3, 3],
    ["2023", 1, 1],
  ])
})

test("each page has the years, each with its address and its number of posts", () => {
  const [first, ...others] = blogLists([...of("2026", 20), ...of("2019", 1)])
  expect(first?.context.years).toEqual([
    { title: "2026", count: 20, path: "/blog/2026" },
    { title: "2019", count: 1, path: "/blog/2019" },
  ])
  for (const { context } of others) expect(context.years).toEqual(first?.context.years)
})

test("featured posts come first on the blog's own page, beside the newest twenty, and once more in their year", () => {
  const [chosen] = of("2019", 1).map(post => ({ ...post, featured: true }))
  if (!chosen) throw new Error("It was made above.")
  const posts = [...of("2026", 20), ...of("2024", 1), chosen]
  const [first, ...years] = blogLists(posts)
  expect(first?.context).toMatchObject({ lead: chosen.path, count: 22, older: "/blog/2024" })
  expect(first?.context.posts).toEqual([chosen, ...posts.slice(0, 20)])
  expect(years.map(({ path, context }) => [path, context.posts.length, context.lead])).toEqual([
    ["/blog/2026", 20, ""],
    ["/blog/2024", 1, ""],
    ["/blog/2019", 1, ""],
  ])
})

test("a tag has a page of its own, with the newest hundred posts, and years when there are more", () => {
  const featured = of("2024", 1, "C++", "été").map(post => ({ ...post, featured: true }))
  const tagged = [...of("2026", 99, "C++"), ...featured]
  const pages = (posts: typeof tagged) =>
    blogLists(posts).filter(({ context }) => context.tag !== undefined)
  const [all, other, ...none] = pages([...of("2027", 3), ...tagged])
  expect(all).toMatchObject({ path: "/blog/tag/c-plus-plus", context: { tag: "C++", count: 100 } })
  expect([all?.context.posts, all?.context.years]).toEqual([tagged, []])
  expect([other?.path, none]).toEqual(["/blog/tag/ete", []])
  const more = pages([...tagged, ...of("2019", 1, "C++")])
  expect(more.map(({ path, context }) => [path, context.posts.length])).toEqual([
    ["/blog/tag/c-plus-plus", 100],
    ["/blog/tag/c-plus-plus/2026", 99],
    ["/blog/tag/c-plus-plus/2024", 1],
    ["/blog/tag/c-plus-plus/2019", 1],
    ["/blog/tag/ete", 1],
  ])
  expect(more[0]?.context.older).toBe("/blog/tag/c-plus-plus/2019")
})

test("the blog's own page has all tags, in French order, and no other page has any", () => {
  const posts = [...of("2026", 21, "zèbre"), ...of("2025", 1, "Écran", "eau", "zèbre")]
  const [first, ...others] = blogLists(posts)
  expect(first?.context.tags).toEqual([
    { path: "/blog/tag/eau", title: "eau", count: 1 },
    { path: "/blog/tag/ecran", title: "Écran", count: 1 },
    { path: "/blog/tag/zebre", title: "zèbre", count: 22 },
  ])
  expect(allTags(posts)).toEqual(first?.context.tags)
  for (const { context } of others) expect(context.tags).toEqual([])
})

test.each([
  ["/blog/2025", true],
  ["/blog/2025/2", true],
  ["/blog/2025/12", true],
  ["/blog/page/2", true],
  ["/blog/tag", true],
  ["/blog/series/x", true],
  // Other blogs have such addresses, which become aliases.
  ["/blog/2025/05", false],
  ["/blog/2025/12/un-titre", false],
  ["/blog/2025-en-bref", false],
  ["/blog/20255", false],
  ["/blog/pages", false],
])("the address %s is kept for lists: %s", (path, isKept) => {
  expect(isListPage(path)).toBe(isKept)
})

test.each([
  [0, []],
  [20, []],
  [21, ["/blog/page/2"]],
  [41, ["/blog/page/2", "/blog/page/3"]],
])("a blog of %i posts once had the pages %j", (count, paths) => {
  expect(oldListPages(count)).toEqual(paths)
})
