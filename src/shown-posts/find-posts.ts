import { withPrefix } from "gatsby"
import { http } from "../http/http"
import { findPosts as findWords } from "../search/index-client"
import { type ListedPost, POST_LIST } from "../shared/blog-list"
import type { PostFilter } from "./filter-address"

/** A part of the posts that pass a filter, the newest first. */
export interface FoundPosts {
  posts: readonly (ListedPost & { published: boolean })[]
  /** Number of posts that pass. */
  total: number
  page: number
  pages: number
}

let loading: Promise<readonly ListedPost[]> | undefined

/** Loads all posts, the newest first, once. Rejects when they do not load; the next call then tries again. */
function loadPosts(): Promise<readonly ListedPost[]> {
  loading ??= readPosts()
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

async function readPosts(): Promise<readonly ListedPost[]> {
  const posts: unknown = await http(withPrefix(`/${POST_LIST}`))
  if (!isPosts(posts)) throw new Error("the list of posts is none")
  return posts
}

/** A later build may write something else. */
const isPosts = (data: unknown): data is readonly ListedPost[] =>
  Array.isArray(data) && data.every(post => Array.isArray(Object(post).tags))

/** Finds the posts that pass a filter whose days exist. Only words need the search index. */
export async function findPosts({ q, page: wanted, ...filter }: PostFilter): Promise<FoundPosts> {
  const passing = (await loadPosts()).filter(post => passes(post, filter))
  const paths = passing.map(({ path }) => path)
  const holding = new Set(q && paths.length > 0 ? await findWords(q, paths) : paths)
  const found = passing.filter(({ path }) => holding.has(path))
  return pageOf(found, wanted)
}

function passes({ date, tags }: ListedPost, { tag, from, to }: Omit<PostFilter, "q" | "page">) {
  return (tag === "" || tags.includes(tag)) && date >= from && (to === "" || date <= to)
}

/** So many posts that pass are on a page. */
const ON_A_PAGE = 20

/**
 * Twenty of the posts.
 * @param wanted a page, the first one when it is no number of a page; beyond the last it is that one
 */
export function pageOf(posts: readonly ListedPost[], wanted: string): FoundPosts {
  const pages = Math.max(1, Math.ceil(posts.length / ON_A_PAGE))
  const number = Number(wanted || 1)
  const page = Number.isInteger(number) ? Math.min(Math.max(1, number), pages) : 1
  const shown = posts.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE)
  return {
    posts: shown.map(post => ({ ...post, published: true })),
    total: posts.length,
    page,
    pages,
  }
}
