import { postLinks } from "./post-links"

const page = (path: string, position?: number) => ({
  path,
  title: `Titre de ${path}`,
  description: `Ce que dit ${path}.`,
  lang: "fr",
  tags: ["Mode d’emploi"],
  ...(position && { series: { title: "L’œuvre", position } }),
})
const none = new Map()
const listed = (path: string) => ({ path, title: `Titre de ${path}` })
const read = (path: string) => ({ ...listed(path), description: `Ce que dit ${path}.` })

describe("the links of a post", () => {
  test("of no series recommend a related one and lead to its neighbours in time, each once", () => {
    const posts = ["/c", "/b", "/a"].map(path => page(path))
    const links = postLinks(posts, none)
    expect(links.get("/a")).toEqual({
      tags: [{ path: "/blog/tag/mode-d-emploi", title: "Mode d’emploi" }],
      series: null,
      recommended: read("/c"),
      next: listed("/b"),
      previous: null,
    })
    expect(links.get("/c")).toMatchObject({ recommended: read("/b"), next: null, previous: null })
  })

  test("of no subject recommend the newer post, or else the older one", () => {
    const posts = ["/b", "/a"].map(path => ({ ...page(path), tags: [] }))
    const links = postLinks(posts, none)
    expect(links.get("/a")).toMatchObject({ recommended: read("/b"), next: null })
    expect(links.get("/b")).toMatchObject({ recommended: read("/a"), previous: null })
    expect(postLinks(posts.slice(1), none).get("/a")?.recommended).toBeNull()
  })

  test("of a series lead to the parts beside it, in the order of the series", () => {
    const posts = [page("/x"), page("/1", 1), page("/3", 3), page("/2", 2)]
    const links = postLinks(posts, none)
    const series = { path: "/blog/series/l-oeuvre", title: "L’œuvre" }
    expect(links.get("/2")).toMatchObject({
      ...{ series, previous: listed("/1"), next: null, recommended: read("/3") },
      place: { position: 2, count: 3 },
    })
    expect(links.get("/3")).toMatchObject({ previous: listed("/2"), recommended: read("/x") })
    expect(links.get("/1")).toMatchObject({ recommended: read("/2"), previous: null })
    expect(links.get("/x")).toMatchObject({ recommended: read("/1") })
  })

  test("of the only part that is published lead on as those of any post", () => {
    const links = postLinks([page("/2", 2), page("/a")], none)
    expect(links.get("/2")).toMatchObject({ recommended: read("/a") })
    expect(links.get("/2")).not.toHaveProperty("place")
  })

  test("pass over the same text in another language", () => {
    const versions = new Map([["/b", [listed("/b"), listed("/a")]]])
    const posts = ["/a", "/b", "/0"].map(path => page(path))
    expect(postLinks(posts, versions).get("/b")).toMatchObject({
      recommended: read("/0"),
      next: null,
      previous: null,
    })
  })

  test("name the language of what is not French", () => {
    const links = postLinks([{ ...page("/b"), lang: "en" }, page("/a")], none)
    expect(links.get("/a")?.recommended).toEqual({ ...read("/b"), lang: "en" })
  })
})
