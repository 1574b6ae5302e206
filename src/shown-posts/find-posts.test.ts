import { http } from "../http/http"
import type { ListedPost } from "../shared/blog-list"
import { NO_FILTER } from "./filter-address"
import { findPosts, pageOf } from "./find-posts"

const post = (path: string, date: string, ...tags: string[]): ListedPost => ({
  ...{ path, title: path, description: "", date, readingMinutes: 1, lang: "fr", tags },
})

const POSTS = [
  post("/blog/c", "2026-03-07", "Web"),
  post("/blog/b", "2026-02-01", "Web", "C#"),
  post("/blog/a", "2025-12-31"),
]

jest.mock("../http/http", () => ({ http: jest.fn(async () => POSTS) }))

const mockWords = jest.fn(async (_: string, addresses: readonly string[]) => addresses.slice(0, 1))
jest.mock("../search/index-client", () => ({
  findPosts: (words: string, addresses: readonly string[]) => mockWords(words, addresses),
}))

test.each([null, "<!doctype html>", { posts: [] }, [{ path: "/blog/a" }]])(
  "%j is no list of posts, and is asked for again",
  async value => {
    jest.mocked(http).mockResolvedValueOnce(value)
    await expect(findPosts(NO_FILTER)).rejects.toThrow("list of posts")
  },
)

test.each([
  [{}, ["/blog/c", "/blog/b", "/blog/a"]],
  [{ tag: "Web" }, ["/blog/c", "/blog/b"]],
  [{ tag: "web" }, []],
  [{ from: "2026-02-01" }, ["/blog/c", "/blog/b"]],
  [{ to: "2026-02-01" }, ["/blog/b", "/blog/a"]],
  [{ from: "2026-01-01", to: "2026-02-28", tag: "C#" }, ["/blog/b"]],
])("the filter %j lets %j pass, the newest first", async (filter, paths) => {
  const { posts, total } = await findPosts({ ...NO_FILTER, ...filter })
  expect(posts.map(({ path }) => path)).toEqual(paths)
  expect(total).toBe(paths.length)
  expect(mockWords).not.toHaveBeenCalled()
})

test("words are looked for in the posts that pass the rest of the filter", async () => {
  const { posts } = await findPosts({ ...NO_FILTER, q: "mot", to: "2026-02-01" })
  expect(mockWords).toHaveBeenCalledWith("mot", ["/blog/b", "/blog/a"])
  expect(posts.map(({ path }) => path)).toEqual(["/blog/b"])
})

test.each([
  ["", 1],
  ["2", 2],
  ["0", 1],
  ["-3", 1],
  ["1.5", 1],
  ["abc", 1],
  ["99", 2],
])("of two pages, the one that is asked for as %j is page %i", (wanted, page) => {
  const posts = Array.from({ length: 21 }, (_, at) => post(`/blog/${at}`, "2026-01-01"))
  const found = pageOf(posts, wanted)
  expect(found).toMatchObject({ total: 21, page, pages: 2 })
  expect(found.posts.map(({ path }) => path).at(0)).toBe(page === 1 ? "/blog/0" : "/blog/20")
})
