import { withPrefix } from "gatsby"
import { http } from "../http/http"
import { type ListedPost, POST_LIST } from "../shared/blog-list"
import type { Period } from "./period"

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

/** Finds the posts of a period whose days exist, the newest first. */
export async function findPosts({ from, to }: Period): Promise<readonly ListedPost[]> {
  const posts = await loadPosts()
  return posts.filter(({ date }) => date >= from && (to === "" || date <= to))
}
