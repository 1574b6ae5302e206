import { postLinks } from "./post-links"

const page = (path: string, position?: number) => ({
  path,
  title: `Titre de ${path}`,
  lang: "fr",
  tags: ["Mode d’emploi"],
  ...(position && { series: { title: "L’œuvre", position } }),
})
const none = new Map()
const listed = (path: string) => ({ path, title: `Titre de ${path}` })

describe("the links of a post", () => {
  test("of no series lead to its neighbours in time and to related posts, each once", () => {
    const posts = ["/c", "/b", "/a"].map(path => page(path))
    const links = postLinks(posts, none)
    expect(links.get("/a")).toEqual({
      tags: [{ path: "/blog/tag/mode-d-emploi", title: "Mode d’emploi" }],
      series: null,
      parts: [],
      next: listed("/b"),
      previous: null,
      related: [listed("/c")],
    })
  })

  test("of a series lead to the parts beside it, in the order of the series", () => {
    const posts = [page("/x"), page("/1", 1), page("/3", 3), page("/2", 2)]
    const links = postLinks(posts, none)
    const parts = ["/1", "/2", "/3"].map(listed)
    const series = { path: "/blog/series/l-oeuvre", title: "L’œuvre" }
    expect(links.get("/2")).toMatchObject({
      ...{ series, parts, previous: listed("/1"), next: listed("/3") },
      place: { position: 2, count: 3 },
    })
    expect(links.get("/3")).toMatchObject({ parts, previous: listed("/2"), next: listed("/x") })
    expect(links.get("/1")).toMatchObject({ next: listed("/2"), previous: null })
    expect(links.get("/x")).toMatchObject({ parts: [], previous: listed("/1") })
  })

  test("of a long series list its nearest parts, and their number does not grow with it", () => {
    const listedOf = (count: number, position: number) => {
      const posts = Array.from({ length: count }, (_, index) => page(`/${index + 1}`, index + 1))
      const { parts, place } = postLinks(posts, none).get(`/${position}`) ?? { parts: [] }
      return [parts.length, parts[0]?.path, parts.at(-1)?.path, place]
    }
    expect(listedOf(20, 20)).toEqual([20, "/1", "/20", { position: 20, count: 20 }])
    expect(listedOf(200, 1)).toEqual([20, "/1", "/20", { position: 1, count: 200 }])
    expect(listedOf(200, 100)).toEqual([
      20,
      "/90",
      "/109",
      { position: 100, count: 200, first: 90 },
    ])
    expect(listedOf(200, 200)).toEqual([
      20,
      "/181",
      "/200",
      { position: 200, count: 200, first: 181 },
    ])
  })

  test("of the only part that is published lead on as those of any post", () => {
    const links = postLinks([page("/2", 2), page("/a")], none)
    expect(links.get("/2")).toMatchObject({ parts: [], previous: listed("/a") })
  })

  test("pass over the same text in another language", () => {
    const versions = new Map([["/b", [listed("/b"), listed("/a")]]])
    const links = postLinks(
      ["/c", "/b", "/a", "/0"].map(path => page(path)),
      versions,
    )
    expect(links.get("/b")).toMatchObject({
      next: listed("/c"),
      previous: listed("/0"),
      related: [],
    })
  })

  test("name the language of what is not French", () => {
    const links = postLinks([{ ...page("/b"), lang: "en" }, page("/a")], none)
    expect(links.get("/a")?.next).toEqual({ ...listed("/b"), lang: "en" })
  })
})
