import type { ListedPage } from "./listed-page"
import { SITE_PATHS } from "./site-paths"
import { tagPage, tagPath } from "./tags"

/** So many posts are on the blog's own page, beside the featured ones. */
const NEWEST = 20

/** Most posts on a page of a tag or of a year, and in the result of a period. */
export const ON_A_PAGE = 100

/** True for an address that is kept for the pages of lists: as many as there will ever be. */
export const isListPage = (path: string): boolean =>
  /^\/blog\/(?:(?:page|series|tag)(?:\/|$)|\d{4}(?:\/[1-9]\d*)?$)/.test(path)

/** The list of the posts, of which the blog shows a period: `ListedPost[]`, the newest first. */
export const POST_LIST = "builds/posts.json"

/** A post as lists show it. */
export interface ListedPost extends ListedPage {
  description: string
  /** Its day. */
  date: string
  readingMinutes: number
  lang: string
  tags: readonly string[]
  featured?: boolean
}

/** The id of all tags, on the blog's own page. */
export const ALL_TAGS = "sujets"

/** A year or a tag, with its number of posts. */
export interface Counted extends ListedPage {
  count: number
}

/** Facts about the blog for the plan of the site: it grows by a line a year, whatever is published. */
export interface PlanContext {
  /** The owner's own pages. */
  pages: readonly ListedPage[]
  years: readonly Counted[]
  series: readonly ListedPage[]
  /** Number of all tags. */
  tagCount: number
}

interface Post {
  path: string
  date: string
  tags: readonly string[]
  featured?: boolean | null | undefined
}

/** A page of a list. Its posts are in its context: a query for them would sort all posts once more. */
export interface ListContext<Listed> {
  /** The subject of the list; all posts without one. */
  tag?: string | undefined
  posts: readonly Listed[]
  /** Number of posts of the whole list. */
  count: number
  /** The year that the page is of, and which part of it. */
  year?: string
  part?: number
  parts?: number
  /** Pages of years; none when the first page of the list has all posts. */
  years: readonly Counted[]
  /** All tags, on the blog's own page. */
  tags: readonly Counted[]
  /** Address of the first post, whose cover the blog's own page shows; empty on others. */
  lead: string
  newer?: string | undefined
  older?: string | undefined
}

/** Posts by what `keysOf` returns for each, in the order in which they come. */
function grouped<Listed>(posts: readonly Listed[], keysOf: (post: Listed) => readonly string[]) {
  const groups = new Map<string, Listed[]>()
  for (const post of posts)
    for (const key of keysOf(post)) {
      const group = groups.get(key) ?? []
      group.push(post)
      groups.set(key, group)
    }
  return groups
}

const byTag = <Listed extends Pick<Post, "tags">>(posts: readonly Listed[]) =>
  grouped(posts, ({ tags }) => tags)

/** Posts by their years. */
export const byYear = <Listed extends Pick<Post, "date">>(posts: readonly Listed[]) =>
  grouped(posts, ({ date }) => [date.slice(0, 4)])

/** All tags in French order. */
export const allTags = (posts: readonly Pick<Post, "tags">[]): Counted[] =>
  [...byTag(posts)]
    .map(([tag, { length }]) => ({ ...tagPage(tag), count: length }))
    .sort((a, b) => a.title.localeCompare(b.title, "fr"))

/** All pages of all lists, from all posts, the newest first. */
export const blogLists = <Listed extends Post>(posts: readonly Listed[]) => [
  ...listPages(posts),
  ...[...byTag(posts)].flatMap(([tag, posts]) => listPages(posts, tag)),
]

/** A list: a page of the newest posts, and when there are more, pages of each year. */
function listPages<Listed extends Post>(posts: readonly Listed[], tag?: string) {
  const list = tag === undefined ? SITE_PATHS.blog : tagPath(tag)
  const featured = tag === undefined ? posts.filter(post => post.featured) : []
  const others = posts.filter(post => !featured.includes(post))
  const shown = [...featured, ...others.slice(0, tag === undefined ? NEWEST : ON_A_PAGE)]
  const groups = shown.length < posts.length ? [...byYear(posts)] : []
  const years = groups.map(([year, { length }]) => ({
    path: `${list}/${year}`,
    title: year,
    count: length,
  }))
  const ofYears = groups.flatMap(([year, ofYear]) => yearPages(`${list}/${year}`, year, ofYear))
  const beyond = ofYears.find(page => page.posts.some(post => !shown.includes(post)))
  const facts = { tag, count: posts.length, years }
  const first: ListContext<Listed> = {
    ...facts,
    posts: shown,
    tags: tag === undefined ? allTags(posts) : [],
    lead: (tag === undefined && shown[0]?.path) || "",
    older: beyond?.path,
  }
  const pages = ofYears.map(({ path, ...page }, at) => {
    const [newer, older] = [ofYears[at - 1]?.path ?? list, ofYears[at + 1]?.path]
    const context: ListContext<Listed> = { ...facts, ...page, tags: [], lead: "", newer, older }
    return { path, context }
  })
  return [{ path: list, context: first }, ...pages]
}

/** The pages of a year. */
function yearPages<Listed>(path: string, year: string, posts: readonly Listed[]) {
  const parts = Math.ceil(posts.length / ON_A_PAGE)
  return Array.from({ length: parts }, (_, at) => ({
    path: at === 0 ? path : `${path}/${at + 1}`,
    year,
    part: at + 1,
    parts,
    posts: posts.slice(at * ON_A_PAGE, (at + 1) * ON_A_PAGE),
  }))
}

/** Addresses of the pages of twenty posts that the blog once had, if it has so many. */
export const oldListPages = (count: number): string[] =>
  Array.from({ length: Math.max(0, Math.ceil(count / 20) - 1) }, (_, at) => `/blog/page/${at + 2}`)
