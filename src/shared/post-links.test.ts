import { postLinks } from "./post-links"
import { seriesPath } from "./series"

const page = (path: string, position?: number) => ({
  path,
  title: `Titre de ${path}`,
  lang: "fr",
  ...(position && { series: { title: "L’œuvre", position } }),
})
const listed = (path: string) => ({ path, title: `Titre de ${path}` })

describe("issue 13.6: the way on from a post", () => {
  test("of no series leads to its neighbours in time and to its kin, each once", () => {
    const posts = ["/c", "/b", "/a"].map(path => page(path))
    const ways = postLinks(posts, new Map([["/a", ["/b", "/c"]]]))
    expect(ways.get("/a")).toEqual({
      parts: [],
      next: listed("/b"),
      previous: null,
      related: [listed("/c")],
    })
  })

  test("of a series leads to the parts beside it, in the order of the series", () => {
    const posts = [page("/x"), page("/1", 1), page("/3", 3), page("/2", 2)]
    const ways = postLinks(posts, new Map())
    const parts = ["/1", "/2", "/3"].map(listed)
    expect(ways.get("/2")).toMatchObject({ parts, previous: listed("/1"), next: listed("/3") })
    expect(ways.get("/3")).toMatchObject({ parts, previous: listed("/2"), next: null })
    expect(ways.get("/x")).toMatchObject({ parts: [], previous: listed("/1") })
  })

  test("of the only part that is published leads on as from any post", () => {
    const ways = postLinks([page("/2", 2), page("/a")], new Map())
    expect(ways.get("/2")).toMatchObject({ parts: [], previous: listed("/a") })
  })

  test("names the language of what is not French", () => {
    const ways = postLinks([{ ...page("/b"), lang: "en" }, page("/a")], new Map())
    expect(ways.get("/a")?.next).toEqual({ ...listed("/b"), lang: "en" })
  })
})

test("issue 13.6: a series has one address, in letters that addresses have", () => {
  expect(seriesPath("L’Été : à 100 %")).toBe("/blog/series/l-ete-a-100")
})
