jest.mock("../http/http", () => ({ http: jest.fn(async () => "the index") }))

/** A page of pagefind's answer: of these words, those at the places were found. */
const pageOf = (content: string, locations: number[], meta: object = { title: "Un titre" }) => ({
  data: async () => ({ url: "/a", excerpt: "", content, locations, meta }),
})

/** pagefind's script, as the browser loads it: at another address after each failure. */
function script(attempt: string, search: (words: string) => Promise<object>) {
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
  ["two words, each somewhere", "neuf cahiers", "Un cahier neuf", [1, 2], true],
  ["a word that is nowhere, shortened", "docker", "On y va do", [3], false],
  ["a word that is nowhere, of which half is there", "portfolio", "Une porte", [1], false],
  ["another year", "2024", "En 2020", [1], false],
  ["a word that is nowhere, beside one that is there", "cahier kafka", "Un cahier", [1], false],
])("D6: %s brings its page, or else nothing", async (_, words, content, places, isFound) => {
  script("", async () => ({ results: [pageOf(content, places)] }))
  expect((await (await load())(words)).total).toBe(isFound ? 1 : 0)
})

test.each([
  ["coeurs", "cœurs"],
  ["curriculum vitae", "curriculum vitæ"],
])("D6: %s finds %s, which few keyboards write", async (typed, written) => {
  script("", async words => ({ results: words === written ? [pageOf(written, [0, 1])] : [] }))
  const find = await load()
  expect((await find(typed)).total).toBe(1)
  expect((await find("coefficient")).total).toBe(0)
})

test("D6: a word of the title alone, or of a picture's text, is a word of the page", async () => {
  const meta = { title: "Le titre", image_alt: "Un portrait" }
  script("", async () => ({ results: [pageOf("Rien", [], meta)] }))
  const find = await load()
  expect((await find("titre portrait")).total).toBe(1)
})

test("D6: an index that a deployment has replaced is opened again, once", async () => {
  const { http } = await import("../http/http")
  const destroy = script("", async () => ({ results: [] }))
  script("?1", async () => ({ results: [pageOf("Un mot", [1])] }))
  const find = await load()
  await find("autre")
  jest.mocked(http).mockResolvedValue("the next index")
  expect((await find("mot")).total).toBe(1)
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
  const early = find("mot")
  const late = find("mots")
  await bothAsk
  fails[0]?.()
  await expect(early).rejects.toBe("gone")
  const destroyNew = script("?1", async () => ({ results: [pageOf("Un mot", [1])] }))
  expect((await find("mot")).total).toBe(1)
  fails[1]?.()
  await expect(late).rejects.toBe("gone")
  expect(destroyOld).toHaveBeenCalledTimes(1)
  expect(destroyNew).not.toHaveBeenCalled()
  expect((await find("mot")).total).toBe(1)
})
