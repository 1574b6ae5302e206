jest.mock("../http/http", () => ({ http: jest.fn(async () => "the index") }))

/** A page of pagefind's answer: of these words, those at the places were found. */
const pageOf = (content: string, locations: number[], more: object = {}) => ({
  data: async () => ({
    ...{ url: "/blog/a", excerpt: "…", content, locations, meta: { title: "Un titre" } },
    ...{ filters: {}, sub_results: [], ...more },
  }),
})

/** pagefind's script, as the browser loads it: at another address after each failure. */
function script(attempt: string, search: (words: string, options: object) => Promise<object>) {
  const destroy = jest.fn(async () => {})
  const nothing = async () => {}
  const pagefind = { options: nothing, init: nothing, search, destroy }
  jest.doMock(`/pagefind/pagefind.js${attempt}`, () => pagefind, { virtual: true })
  return destroy
}

const load = async () => (await import("./site-index")).find

beforeEach(() => {
  jest.resetModules()
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
  script("", async () => ({ results: [pageOf(content, places)] }))
  const find = await load()
  expect((await find({ words })).total).toBe(isFound ? 1 : 0)
})

test.each([
  ["coeurs", "cœurs"],
  ["full-stack", "full stack"],
  ["Qu’aujourd’hui", "aujourd’hui"],
  ["curriculum vitae", "curriculum vitæ"],
])("D6: %s finds %s", async (typed, written) => {
  script("", async words => ({ results: words === written ? [pageOf(written, [0, 1])] : [] }))
  const find = await load()
  expect((await find({ words: typed })).total).toBe(1)
  expect((await find({ words: "coefficient" })).total).toBe(0)
})

test("D6: a word of the title alone, or of a picture's text, is a word of the page", async () => {
  const meta = { title: "Le titre", image_alt: "Un portrait" }
  script("", async () => ({ results: [pageOf("Rien", [], { meta })] }))
  const find = await load()
  expect((await find({ words: "titre portrait" })).total).toBe(1)
})

test("D6: an index that a deployment has replaced is opened again, once", async () => {
  const { http } = await import("../http/http")
  const destroy = script("", async () => ({ results: [] }))
  script("?1", async () => ({ results: [pageOf("Un mot", [1])] }))
  const find = await load()
  await find({ words: "autre" })
  jest.mocked(http).mockResolvedValue("the next index")
  expect((await find({ words: "mot" })).total).toBe(1)
  expect(destroy).toHaveBeenCalledTimes(1)
})

test("D6: a search that fails late, on an index that was given up, leaves the new one alone", async () => {
  const fails: (() => void)[] = []
  let both = () => {}
  const bothAsk = new Promise<void>(resolve => {
    both = resolve
  })
  const destroyOld = script(
    "",
    () =>
      new Promise((_, reject) => {
        fails.push(() => reject("gone"))
        if (fails.length === 2) both()
      }),
  )
  const find = await load()
  const early = find({ words: "mot" })
  const late = find({ words: "mots" })
  await bothAsk
  fails[0]?.()
  await expect(early).rejects.toBe("gone")
  const destroyNew = script("?1", async () => ({ results: [pageOf("Un mot", [1])] }))
  expect((await find({ words: "mot" })).total).toBe(1)
  fails[1]?.()
  await expect(late).rejects.toBe("gone")
  expect(destroyOld).toHaveBeenCalledTimes(1)
  expect(destroyNew).not.toHaveBeenCalled()
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
  script("", async () => ({ results: pages }))
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
  script("", async (words, options) => {
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
