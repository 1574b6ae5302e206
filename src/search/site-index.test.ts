import { find, findPosts, type SiteIndex } from "./site-index"

type Found = Awaited<ReturnType<SiteIndex["search"]>>
type PageData = Awaited<ReturnType<Found["results"][number]["data"]>>

/** A page of pagefind's answer: of these words, those at the places were found. */
const pageOf = (content: string, locations: number[], more: Partial<PageData> = {}) => ({
  data: async (): Promise<PageData> => ({
    ...{ url: "/blog/a", excerpt: "…", content, locations, meta: { title: "Un titre" } },
    ...{ filters: {}, sub_results: [], ...more },
  }),
})

/** An index that finds these pages for any words. */
const indexOf = (...results: Found["results"]): SiteIndex => ({
  search: async () => ({ results, filters: {} }),
})

test.each([
  ["the word itself", "cahier", "Un cahier neuf", [1], true],
  ["its beginning", "cah", "Un cahier neuf", [1], true],
  ["another form of it", "cahiers", "Un cahier neuf", [1], true],
  ["a short word's plural", "mots", "Un mot", [1], true],
  ["a word without its accents and capitals", "ELEVE", "Un élève", [1], true],
  ["a part of a word", "article", "L’article est là", [0], true],
  ["a word that the text writes with a hyphen", "email", "Un e‑mail part", [1], true],
  ["a word that the text writes without its hyphen", "e-mail", "Un email part", [1], true],
  ["a word with a point", "nodejs", "Avec Node.js", [1], true],
  ["a word after an elision", "l'article", "Un article", [1], true],
  ["a word whose parts are in two words", "page-donnée", "Une page, une donnée", [1], false],
  ["a word with the same three letters", "data", "La date", [1], false],
  ["a part of a word of code", "views", "Puis pageViewsDb", [1], true],
  ["another part of it", "readFile", "Puis fs.readFile", [1], true],
  ["a part of one in capitals", "server", "Un HTTPServer", [1], true],
  ["a part of a name with hyphens", "body", "Un data-pagefind-body", [1], true],
  ["two words, each somewhere", "neuf cahiers", "Un cahier neuf", [1, 2], true],
  ["a word that is nowhere, shortened", "docker", "On y va do", [3], false],
  ["a word that is nowhere, of which half is there", "portfolio", "Une porte", [1], false],
  ["another year", "2024", "En 2020", [1], false],
  ["a word that is nowhere, beside one that is there", "cahier kafka", "Un cahier", [1], false],
])("D6: %s brings its page, or else nothing", async (_, words, content, places, isFound) => {
  const index = indexOf(pageOf(content, places))
  expect((await find(index, { words })).total).toBe(isFound ? 1 : 0)
})

test.each([
  ["coeurs", "cœurs"],
  ["full-stack", "full stack"],
  ["Qu’aujourd’hui", "aujourd’hui"],
  ["curriculum vitae", "curriculum vitæ"],
])("D6: %s finds %s", async (typed, written) => {
  const index: SiteIndex = {
    search: async words => ({
      results: words === written ? [pageOf(written, [0, 1])] : [],
      filters: {},
    }),
  }
  expect((await find(index, { words: typed })).total).toBe(1)
  expect((await find(index, { words: "coefficient" })).total).toBe(0)
})

test("D6: a word of the title alone, or of a picture's text, is a word of the page", async () => {
  const meta = { title: "Le titre", image_alt: "Un portrait" }
  const index = indexOf(pageOf("Rien", [], { meta }))
  expect((await find(index, { words: "titre portrait" })).total).toBe(1)
})

test("issue 13.5: the best three sections of a page are its excerpts; without any, the page has its own", async () => {
  const part = (name: string, ...locations: number[]) => ({
    ...{ url: `/blog/a#${name}`, title: name, excerpt: `${name}.`, locations, anchor: {} },
  })
  const own = { url: "/blog/a", title: "Un titre", excerpt: "Avant.", locations: [0] }
  const parts = [part("un", 1), part("deux", 2, 3), part("trois", 4), part("quatre", 5, 6)]
  const tagged = { filters: { tag: ["Web"], kind: ["article"] } }
  const pages = [
    pageOf("mot", [0], { ...tagged, sub_results: [own, ...parts] }),
    pageOf("mot", [0], { sub_results: parts.slice(0, 1) }),
    pageOf("mot", [0], { url: "/project/b" }),
  ]
  const { hits } = await find(indexOf(...pages), { words: "mot" })
  const titles = hits.map(({ sections }) => sections.map(({ title }) => title))
  expect(titles).toEqual([["deux", "quatre", "un"], ["un"], []])
  expect(hits.map(({ excerpt }) => excerpt)).toEqual(["Avant.", "", "…"])
  expect(hits[0]?.sections[0]).toEqual({ path: "/blog/a#deux", title: "deux", excerpt: "deux." })
  expect(hits.map(({ kind, tags }) => [kind, tags])).toEqual([
    ["article", ["Web"]],
    ["article", []],
    ["project", []],
  ])
})

test("issue 13.5: pagefind is asked for what a search is narrowed to, also with a ligature", async () => {
  const asked: object[] = []
  const index: SiteIndex = {
    async search(words, options) {
      asked.push([words, options])
      return { results: [], filters: {} }
    },
  }
  await find(index, { words: "coeur", kind: "article", tag: "Web" })
  const filters = { kind: "article", tag: "Web" }
  expect(asked).toEqual([
    ["coeur", { filters }],
    ["cœur", { filters }],
  ])
})

test("a page of which the index has only the title, such as a tag, has no excerpt", async () => {
  const meta = { title: "Accès" }
  const index = indexOf(pageOf("Accès", [0], { url: "/blog/tag/acces", meta }))
  const { hits } = await find(index, { words: "acces" })
  expect(hits).toMatchObject([{ kind: "tag", title: "Accès", excerpt: "" }])
})

test("issue 13.4: words in posts are answered with their addresses; a list that did not load is an error", async () => {
  const search = jest.fn<Promise<Found>, Parameters<SiteIndex["search"]>>(async () => ({
    results: [pageOf("Un mot", [1])],
    filters: { post: { "/blog/a": 1, "/blog/b": 0 } },
  }))
  expect(await findPosts({ search }, "mot", ["/blog/a", "/blog/b"])).toEqual(["/blog/a"])
  expect(search).toHaveBeenCalledWith("mot", { filters: { post: { any: ["/blog/a", "/blog/b"] } } })
  expect(await findPosts({ search }, "xylographe", ["/blog/a"])).toEqual([])
  await expect(findPosts(indexOf(pageOf("Un mot", [1])), "mot", ["/blog/a"])).rejects.toThrow(
    "did not load",
  )
})
