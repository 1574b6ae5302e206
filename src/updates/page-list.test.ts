import { nearestPages } from "../components/page-suggestions"
import { http } from "../http/http"
import { pageLists } from "../release/page-lists"
import { buildManifestOf } from "../release-format/release-files"
import { pagesLike } from "./build-files"

jest.mock("../http/http", () => ({ http: jest.fn() }))

/** A site with so many posts. Returns what it answers to the last question, by file: the number of bytes. */
function siteOf(posts: number): Map<string, number> {
  const paths = [
    ...["/", "/about-me", "/blog", "/blog/ecrire-un-article", "/blog/notes", "/project/notes"],
    ...Array.from({ length: posts }, (_, index) => `/blog/article-${index}-du-cahier`),
  ]
  const { list, files } = pageLists(paths.map(path => ({ path, title: `La page ${path}` })))
  files.set(buildManifestOf("b1"), JSON.stringify({ id: "b1", ...list }))
  files.set("builds/latest.json", JSON.stringify({ id: "b1" }))
  const loaded = new Map<string, number>()
  jest.mocked(http).mockImplementation(async (address: unknown) => {
    const file = String(address).slice(1)
    const text = files.get(file) ?? ""
    loaded.set(file, text.length)
    return JSON.parse(text)
  })
  return loaded
}

const nearest = async (address: string) =>
  nearestPages(await pagesLike(address, {}), address).map(({ path }) => path)

const WRONG = [
  ["/blog/ecrire-un-artcle", "/blog/ecrire-un-article"],
  ["/ecrire-un-article?page=2#titre", "/blog/ecrire-un-article"],
  ["/blog/%C3%A9crire-un-article", "/blog/ecrire-un-article"],
  ["/blog/crire-un-article", "/blog/ecrire-un-article"],
  ["/projet/notes", "/project/notes"],
  ["/blogs/notes", "/blog/notes"],
  ["/ABOUT", "/about-me"],
  ["/blogs", "/blog"],
] as const

describe.each([10, 338, 10_000])("S-27, issue 12: among %i posts", posts => {
  test.each(WRONG)("the page nearest to %s is %s", async (address, path) => {
    siteOf(posts)
    expect((await nearest(address))[0]).toBe(path)
  })

  test("an article is found behind one wrong letter, wherever it is", async () => {
    siteOf(posts)
    const right = `/blog/article-${posts - 3}-du-cahier`
    for (let at = "/blog/".length; at < right.length; at += 1) {
      const [start, rest] = [right.slice(0, at), right.slice(at + 1)]
      for (const wrong of [`${start}${rest}`, `${start}x${rest}`, `${start}xx${rest}`]) {
        expect(await nearest(wrong)).toContain(right)
      }
    }
  })

  test("little is loaded", async () => {
    const loaded = siteOf(posts)
    await nearest("/blog/article-7-du-cachier")
    // The build, its list, two parts; and of each a part of the list above it, beyond 1 250 pages.
    expect(loaded.size).toBeLessThanOrEqual(posts > 1250 ? 6 : 4)
    for (const [file, bytes] of loaded) expect([file, bytes < 6000]).toEqual([file, true])
  })
})
