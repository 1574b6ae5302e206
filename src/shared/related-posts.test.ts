import { relatedPosts } from "./related-posts"

const post = (path: string, ...tags: string[]) => ({ path, tags })

function related(posts: ReturnType<typeof post>[]): Record<string, string[]> {
  const of = relatedPosts(posts)
  return Object.fromEntries(posts.map(it => [it.path, of(it).map(({ path }) => path)]))
}

test("posts that share a rare tag are nearer than those that share a common one", () => {
  const posts = [
    post("/new", "TypeScript"),
    post("/both", "TypeScript", "CSS"),
    post("/own", "TypeScript", "CSS"),
    post("/old", "TypeScript"),
    post("/other", "Jardin"),
  ]
  expect(related(posts)).toMatchObject({ "/own": ["/both", "/new", "/old"], "/other": [] })
})

test("of posts that are as near, the newer is first", () => {
  const posts = [post("/1", "CSS"), post("/2", "HTML"), post("/3", "CSS", "HTML")]
  expect(related(posts)).toMatchObject({ "/3": ["/1", "/2"] })
})

test("a tag is the same in other capitals, and twice on one post counts once", () => {
  const posts = [post("/a", "css", "CSS"), post("/b", "Css"), post("/c")]
  expect(related(posts)).toEqual({ "/a": ["/b"], "/b": ["/a"], "/c": [] })
})
