import type { PageData } from "./pagefind"
import { find } from "./site-index"

const mockIndex = {
  options: jest.fn(),
  init: jest.fn(),
  debouncedSearch: jest.fn(),
  destroy: jest.fn(async () => {}),
}

jest.mock("gatsby", () => ({ withPrefix: (path: string) => path }))
for (const address of ["", "?1", "?2", "?3"])
  jest.mock(`/pagefind/pagefind.js${address}`, () => mockIndex, { virtual: true })

beforeEach(() => {
  mockIndex.debouncedSearch.mockReset()
  globalThis.fetch = async () => new Response("entry")
})

/** A page of pagefind's answer: of these words, those at the places were found. */
const pageOf = (content: string, locations: number[], more: Partial<PageData> = {}) => ({
  data: async (): Promise<PageData> => ({
    ...{ url: "/blog/a", excerpt: "…", content, locations, meta: { title: "Un titre" } },
    ...{ sub_results: [], ...more },
  }),
})

const finds = (...results: ReturnType<typeof pageOf>[]) =>
  mockIndex.debouncedSearch.mockResolvedValueOnce({ results })

test.each([
  ["mots", "Un mot"],
  ["titre portrait", "Un mot"],
  ["l’accessible", "Un formulaire accessible"],
])("D6: %s is held by %s", async (words, content) => {
  const meta = { title: "Le titre", image_alt: "Un portrait" }
  finds(
    pageOf(
      content,
      content.split(" ").map((_, at) => at),
      { meta },
    ),
  )
  expect((await find(words)).total).toBe(1)
})

test("D6: a page that holds only the first letters of a word is none", async () => {
  finds(pageOf("Une porte", [1]), pageOf("Un portfolio", [1]))
  expect((await find("portfolio")).total).toBe(1)
})

test("the best three sections of a page are its excerpts; without any, the page has its own", async () => {
  const part = (name: string, ...locations: number[]) => ({
    ...{ url: `/blog/a#${name}`, title: name, excerpt: `${name}.`, locations, anchor: {} },
  })
  const own = { url: "/blog/a", title: "Un titre", excerpt: "Avant.", locations: [0] }
  const parts = [part("un", 1), part("deux", 2, 3), part("trois", 4), part("quatre", 5, 6)]
  finds(
    pageOf("mot", [0], { sub_results: [own, ...parts] }),
    pageOf("mot", [0], { sub_results: parts.slice(0, 1) }),
    pageOf("mot", [0], { url: "/project/b" }),
    pageOf("mot", [0], { url: "/blog/tag/mot", meta: { title: "mot" } }),
  )
  const { hits } = await find("mot")
  const titles = hits.map(({ sections }) => sections.map(({ title }) => title))
  expect(titles).toEqual([["deux", "quatre", "un"], ["un"], [], []])
  expect(hits.map(({ excerpt }) => excerpt)).toEqual(["Avant.", "", "…", ""])
  expect(hits[0]?.sections[0]).toEqual({ path: "/blog/a#deux", title: "deux", excerpt: "deux." })
  expect(hits.map(({ kind }) => kind)).toEqual(["article", "article", "project", "tag"])
})

test("the search looks for a word with its ligature when no page holds the typed one", async () => {
  finds()
  finds(pageOf("Un cœur", [1]))
  expect((await find("coeur")).total).toBe(1)
  expect(mockIndex.debouncedSearch.mock.calls.map(([words]) => words)).toEqual(["coeur", "cœur"])
})

test("D6: an index that fails, as after a deployment, is ended, and another one asked", async () => {
  mockIndex.debouncedSearch.mockRejectedValueOnce(new Error("the worker failed"))
  finds(pageOf("Un mot", [1]))
  expect((await find("mot")).total).toBe(1)
  expect(mockIndex.destroy).toHaveBeenCalledTimes(1)
})

test("D6: an index that finds nothing is asked again when another one is in its place", async () => {
  finds()
  expect((await find("mot")).total).toBe(0)
  globalThis.fetch = async () => new Response("another entry")
  finds()
  finds(pageOf("Un mot", [1]))
  expect((await find("mot")).total).toBe(1)
})

test("S-25: a question that fails twice is an error", async () => {
  mockIndex.debouncedSearch.mockRejectedValue(new Error("no index"))
  await expect(find("mot")).rejects.toThrow("no index")
})
