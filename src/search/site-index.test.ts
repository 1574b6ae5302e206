import { find, type SiteIndex } from "./site-index"

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

const noWords = async () => []

test("D6: a word of the title alone, or of a picture's text, is a word of the page", async () => {
  const meta = { title: "Le titre", image_alt: "Un portrait" }
  const index = indexOf(pageOf("Rien", [], { meta }))
  expect((await find(index, { words: "titre portrait" }, noWords)).total).toBe(1)
})

test("the best three sections of a page are its excerpts; without any, the page has its own", async () => {
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
  const { hits } = await find(indexOf(...pages), { words: "mot" }, noWords)
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

test("pagefind is asked for what a search is narrowed to, also with a ligature", async () => {
  const asked: object[] = []
  const index: SiteIndex = {
    async search(words, options) {
      asked.push([words, options])
      return { results: [], filters: {} }
    },
  }
  await find(index, { words: "coeur", kind: "article", tag: "Web" }, noWords)
  const filters = { kind: "article", tag: "Web" }
  expect(asked).toEqual([
    ["coeur", { filters }],
    ["cœur", { filters }],
  ])
})

test("a page of which the index has only the title, such as a tag, has no excerpt", async () => {
  const meta = { title: "Accès" }
  const index = indexOf(pageOf("Accès", [0], { url: "/blog/tag/acces", meta }))
  const { hits } = await find(index, { words: "acces" }, noWords)
  expect(hits).toMatchObject([{ kind: "tag", title: "Accès", excerpt: "" }])
})
