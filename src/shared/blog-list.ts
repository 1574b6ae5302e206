import type { ListedPage } from "./listed-page"
import { SITE_PATHS } from "./site-paths"
import { tagPage, tagPath } from "./tags"

/** So many posts are on one page of a list. */
export const ON_A_PAGE = 20

/** So many tags are in the index of tags, those of most posts: it does not grow with the blog. */
const IN_THE_INDEX = 30

/** Address of the page of all tags. No post and no tag has it (`isListPage`). */
export const TAGS_PATH = `${SITE_PATHS.blog}/tag`

/** The list of all posts, or of those with a tag. Its first page is at its own address; no other is. */
export function listPath(page: number, tag?: string): string {
  const list = tag === undefined ? SITE_PATHS.blog : tagPath(tag)
  return page === 1 ? list : `${list}/page/${page}`
}

/** Whether an address is kept for the pages of lists: as many as there will ever be. */
export const isListPage = (path: string): boolean =>
  ["page", "series", "tag"].some(name => `${path}/`.startsWith(`${SITE_PATHS.blog}/${name}/`))

/** Context of a page of a list. */
export type ListContext = ReturnType<typeof listPages>[number]["context"]

/** The list of the posts, which the filter of the blog loads: `ListedPost[]`, the newest first. */
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

/** A year or a tag, with its number of posts. */
export interface Counted extends ListedPage {
  count: number
}

/** Facts about the blog for the plan of the site: it grows by a line a year, whatever is published. */
export interface PlanContext {
  /** The owner's own pages. */
  pages: readonly ListedPage[]
  years: readonly Counted[]
  tags: readonly Counted[]
  /** See `ListContext`. */
  tagCount: number | undefined
  series: readonly ListedPage[]
}

/** Context of the page of all tags. */
export interface TagsContext {
  tags: readonly Counted[]
}

interface Post {
  date: string
  tags: readonly string[]
  featured?: boolean
}

/** The posts of each tag. */
function taggedPosts(posts: readonly Post[]): Map<string, Post[]> {
  const tagged = new Map<string, Post[]>()
  for (const post of posts) {
    for (const tag of post.tags) {
      const others = tagged.get(tag) ?? []
      others.push(post)
      tagged.set(tag, others)
    }
  }
  return tagged
}

/** All tags, those of the newest posts first. */
const countedTags = (posts: readonly Post[]): Counted[] =>
  [...taggedPosts(posts)].map(([tag, { length }]) => ({ ...tagPage(tag), count: length }))

const inFrenchOrder = (tags: readonly Counted[]): Counted[] =>
  tags.toSorted((a, b) => a.title.localeCompare(b.title, "fr"))

/** All tags in French order. */
export const allTags = (posts: readonly Post[]): Counted[] => inFrenchOrder(countedTags(posts))

/** The page of all tags; none when the index has them all. */
export function tagsPages(posts: readonly Post[]): { path: string; context: TagsContext }[] {
  const tags = allTags(posts)
  return tags.length > IN_THE_INDEX ? [{ path: TAGS_PATH, context: { tags } }] : []
}

/** All pages of all lists, from all posts, the newest first. */
export function blogLists(posts: readonly Post[]) {
  const tags = countedTags(posts)
  const index = tags.toSorted((a, b) => b.count - a.count).slice(0, IN_THE_INDEX)
  return [
    ...listPages(posts, { index: inFrenchOrder(index), tagCount: tags.length }),
    ...[...taggedPosts(posts)].flatMap(([tag, posts]) => listPages(posts, { tag })),
  ]
}

/** Sort of a list, for Gatsby. */
const BY_DATE = [{ date: "DESC" }, { slug: "DESC" }] as const

/**
 * Pages of a list, from its posts, the newest first. In the list of all posts featured ones come before the years; in that
 * of a tag they keep their place. What is in the pages grows by a line a year.
 */
function listPages(
  posts: readonly Post[],
  {
    tag,
    index = [],
    tagCount = 0,
  }: { tag?: string; index?: readonly Counted[]; tagCount?: number },
) {
  const isFirst = ({ featured }: Post) => tag === undefined && featured
  const years = new Map<string, { title: string; count: number; begin?: string }>()
  let at = posts.filter(isFirst).length
  for (const post of posts) {
    const title = post.date.slice(0, 4)
    const { count, begin } = years.get(title) ?? { count: 0 }
    const sheet = `${listPath(Math.floor(at / ON_A_PAGE) + 1, tag)}#${title}`
    years.set(title, {
      title,
      count: count + 1,
      begin: begin ?? (isFirst(post) ? undefined : sheet),
    })
    if (!isFirst(post)) at += 1
  }
  // A year whose posts all come first has no sheet.
  const places = [...years.values()].map(({ begin, ...year }) => ({
    ...year,
    path: begin ?? listPath(1, tag),
  }))
  const pages = Math.max(1, Math.ceil(posts.length / ON_A_PAGE))
  return Array.from({ length: pages }, (_, before) => ({
    path: listPath(before + 1, tag),
    context: {
      tag,
      /** Filter of the posts; undefined for all of them. */
      filter: tag === undefined ? undefined : { tags: { eq: tag } },
      page: before + 1,
      pages,
      count: posts.length,
      years: places,
      tags: before === 0 ? index : [],
      /** Number of all tags, on the page with the index when it leaves some out. */
      tagCount: before === 0 && tagCount > index.length ? tagCount : undefined,
      sort: tag === undefined ? [{ featured: "DESC" }, ...BY_DATE] : BY_DATE,
      skip: before * ON_A_PAGE,
      limit: ON_A_PAGE,
    },
  }))
}
