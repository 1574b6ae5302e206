jest.mock("../http/http", () => ({ http: jest.fn(async () => "the index") }))

/** A page of pagefind's answer: of these words, those at the places were found. */
const pageOf = (content: string, locations: number[], more: object = {}) => ({
  data: async () => ({
    ...{ url: "/blog/a", excerpt: "…", content, locations, meta: { title: "Un titre" } },
    ...{ filters: {}, sub_results: [], ...more },
  }),
})

type Search = (words: string, options: object) => Promise<{ results: ReturnType<typeof pageOf>[] }>

const indexes: { search: Search; terminate: () => void }[] = []

/** The index of pagefind's next worker. */
function index(search: Search) {
  const terminate = jest.fn()
  indexes.push({ search, terminate })
  return terminate
}

/** Answers messages as pagefind's worker does. */
class PagefindWorker {
  onmessage?: (event: { data: object }) => void
  readonly #pages = new Map<string, ReturnType<typeof pageOf>>()
  readonly #index = indexes.shift()
  terminate = () => this.#index?.terminate()

  async postMessage({ id, method, args }: { id: number; method: string; args: [string, object] }) {
    const answer = await this.#answer(method, args).catch((error: Error) => ({
      error: error.message,
    }))
    this.onmessage?.({ data: { id, ...answer } })
  }

  async #answer(method: string, [text, options]: [string, object]) {
    if (method === "getData") return { result: await this.#pages.get(text)?.data() }
    if (method !== "search") return { result: true }
    const { results = [] } = (await this.#index?.search(text, options)) ?? {}
    const named = results.map((page, place) => {
      this.#pages.set(`${text} ${place}`, page)
      return { data: `${text} ${place}` }
    })
    return { result: { results: named, filters: {} } }
  }
}

const load = async () => (await import("./site-index")).find

beforeEach(() => {
  jest.resetModules()
  indexes.length = 0
  Object.assign(globalThis, { Worker: PagefindWorker })
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
  index(async () => ({ results: [pageOf(content, places)] }))
  const find = await load()
  expect((await find({ words })).total).toBe(isFound ? 1 : 0)
})

test.each([
  ["coeurs", "cœurs"],
  ["full-stack", "full stack"],
  ["Qu’aujourd’hui", "aujourd’hui"],
  ["curriculum vitae", "curriculum vitæ"],
])("D6: %s finds %s", async (typed, written) => {
  index(async words => ({ results: words === written ? [pageOf(written, [0, 1])] : [] }))
  const find = await load()
  expect((await find({ words: typed })).total).toBe(1)
  expect((await find({ words: "coefficient" })).total).toBe(0)
})

test("D6: a word of the title alone, or of a picture's text, is a word of the page", async () => {
  const meta = { title: "Le titre", image_alt: "Un portrait" }
  index(async () => ({ results: [pageOf("Rien", [], { meta })] }))
  const find = await load()
  expect((await find({ words: "titre portrait" })).total).toBe(1)
})

test("D6: an index that a deployment has replaced is opened again, once", async () => {
  const { http } = await import("../http/http")
  const end = index(async () => ({ results: [] }))
  index(async () => ({ results: [pageOf("Un mot", [1])] }))
  const find = await load()
  await find({ words: "autre" })
  jest.mocked(http).mockResolvedValue("the next index")
  expect((await find({ words: "mot" })).total).toBe(1)
  expect(end).toHaveBeenCalledTimes(1)
})

test("D6: a search on an index that another one gave up ends with it, and leaves the new one alone", async () => {
  const fails: (() => void)[] = []
  let both = () => {}
  const bothAsk = new Promise<void>(resolve => {
    both = resolve
  })
  const endOld = index(
    () =>
      new Promise((_, reject) => {
        fails.push(() => reject(new Error("gone")))
        if (fails.length === 2) both()
      }),
  )
  const find = await load()
  const early = find({ words: "mot" })
  const late = expect(find({ words: "mots" })).rejects.toThrow("ended")
  await bothAsk
  fails[0]?.()
  await expect(early).rejects.toThrow("gone")
  const endNew = index(async () => ({ results: [pageOf("Un mot", [1])] }))
  expect((await find({ words: "mot" })).total).toBe(1)
  fails[1]?.()
  await late
  expect(endOld).toHaveBeenCalledTimes(1)
  expect(endNew).not.toHaveBeenCalled()
  expect((await find({ words: "mot" })).total).toBe(1)
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
  index(async () => ({ results: pages }))
  const { hits } = await (await load())({ words: "mot" })
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
  index(async (words, options) => {
    asked.push([words, options])
    return { results: [] }
  })
  await (await load())({ words: "coeur", kind: "article", tag: "Web" })
  const filters = { kind: "article", tag: "Web" }
  expect(asked).toEqual([
    ["coeur", { filters }],
    ["cœur", { filters }],
  ])
})

test("a page of which the index has only the title, such as a tag, has no excerpt", async () => {
  const meta = { title: "Accès" }
  index(async () => ({ results: [pageOf("Accès", [0], { url: "/blog/tag/acces", meta })] }))
  const { hits } = await (await load())({ words: "acces" })
  expect(hits).toMatchObject([{ kind: "tag", title: "Accès", excerpt: "" }])
})
