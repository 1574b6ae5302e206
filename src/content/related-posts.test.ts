import { termsOf } from "@site/articles"
import type { Entry } from "./read-entries"
import { relatedPosts } from "./related-posts"

type Post = Parameters<typeof relatedPosts>[0][number]

const post = (path: string, text: string, frontMatter: Entry["frontMatter"] = {}): Post => ({
  path,
  frontMatter: { title: path, ...frontMatter },
  terms: termsOf(text.split(" ")),
})

const COMMON = "toujours avec pour dans comme cette autre"

describe("issue 13.6: related posts", () => {
  test("are those that share rare words, the nearest first; words of all posts count nothing", () => {
    const posts = [
      post("/a", `${COMMON} fermenter levain farine`),
      post("/b", `${COMMON} levain farine four`),
      post("/c", `${COMMON} levain pendule`),
      post("/d", `${COMMON} horloge balancier`),
      post("/e", `${COMMON} orchestre`),
    ]
    const near = relatedPosts(posts)
    expect(near.get("/a")).toEqual(["/b", "/c"])
    expect(near.get("/d")).toEqual([])
  })

  test("are found by the text where no tag is shared, and a tag that few have counts", () => {
    const posts = [
      post("/a", "levain farine four ".repeat(9), { tags: ["cuisine"] }),
      post("/b", "levain farine four ".repeat(9), { tags: ["atelier"] }),
      post("/c", "rabot varlope", { tags: ["Atelier"] }),
      post("/d", "pluie", { tags: ["météo"] }),
    ]
    const near = relatedPosts(posts)
    expect(near.get("/a")).toEqual(["/b"])
    expect(near.get("/c")).toEqual(["/b"])
    expect(near.get("/b")).toEqual(["/a", "/c"])
  })

  test("are three at most, never the post itself and no part of its own series", () => {
    const series = (position: number) => ({ series: { title: "Le pain", position } })
    const posts = [
      post("/1", "levain farine", series(1)),
      post("/2", "levain farine", series(2)),
      ...["/a", "/b", "/c", "/d"].map(path => post(path, "levain farine")),
      ...["/x", "/y"].map(path => post(path, "pluie")),
    ]
    const near = relatedPosts(posts)
    expect(near.get("/1")).toEqual(["/a", "/b", "/c"])
    expect(near.get("/b")).toEqual(["/1", "/2", "/a"])
    expect(near.get("/x")).toEqual(["/y"])
  })

  test("of one post, and of none, are none", () => {
    expect(relatedPosts([post("/a", "levain")]).get("/a")).toEqual([])
    expect(relatedPosts([])).toEqual(new Map())
  })
})
