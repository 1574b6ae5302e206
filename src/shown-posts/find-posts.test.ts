import { http } from "../http/http"
import type { ListedPost } from "../shared/blog-list"
import { findPosts } from "./find-posts"

const post = (path: string, date: string): ListedPost => ({
  ...{ path, title: path, description: "", date, readingMinutes: 1, lang: "fr", tags: [] },
})

const POSTS = [
  post("/blog/c", "2026-03-07"),
  post("/blog/b", "2026-02-01"),
  post("/blog/a", "2025-12-31"),
]

jest.mock("../http/http", () => ({ http: jest.fn(async () => POSTS) }))

test.each([null, "<!doctype html>", { posts: [] }, [{ path: "/blog/a" }]])(
  "%j is no list of posts, and is requested again",
  async value => {
    jest.mocked(http).mockResolvedValueOnce(value)
    await expect(findPosts({ from: "", to: "" })).rejects.toThrow("list of posts")
  },
)

test.each([
  ["2026-02-01", "", ["/blog/c", "/blog/b"]],
  ["", "2026-02-01", ["/blog/b", "/blog/a"]],
  ["2026-01-01", "2026-02-28", ["/blog/b"]],
  ["2026-03-08", "", []],
])("the posts from %p to %p are %j, the newest first", async (from, to, paths) => {
  const posts = await findPosts({ from, to })
  expect(posts.map(({ path }) => path)).toEqual(paths)
})

test("the list of posts is requested once", async () => {
  jest.mocked(http).mockClear()
  await findPosts({ from: "2026-01-01", to: "" })
  await findPosts({ from: "", to: "2026-01-01" })
  expect(jest.mocked(http).mock.calls.length).toBeLessThanOrEqual(1)
})
