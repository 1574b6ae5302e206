import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { listFiles } from "../content/folder-files"
import { fragmentsOf, isFragment, page, searchAnswers, searchFiles } from "../testing/indexed-site"
import { postOf } from "../testing/sample-posts"
import { FACTS, makeRelease, output, readJson } from "../testing/sample-release"
import { tempDir, writeFiles } from "../testing/temp-dir"

const deploy = async (root: string, pages: Record<string, string>, tags: string[] = []) => {
  const files = Object.entries(pages).map(([path, words]) => [
    `public${path}/index.html`,
    page(path, `<p>${words}</p>`),
  ])
  await writeFiles(root, Object.fromEntries(files))
  const posts = Object.keys(pages).map(path => postOf({ path, tags }))
  const id = await makeRelease(root, { ...FACTS, posts, pages: Object.keys(pages) })
  const { kept } = await readJson(root, "release.json")
  const site = join(root, "release/site")
  const own = (await listFiles(site)).filter(file => !kept.includes(file))
  const read = own.filter(isFragment).map(file => readFile(join(site, file)))
  const texts = fragmentsOf(await Promise.all(read)).map(({ content }) => content)
  return { id, own, texts }
}
test("D6: nothing is found of a page that is gone or renamed, nor words that were replaced", async () => {
  const root = await tempDir(output("un "))
  const first = { "/a": "Pareil.", "/b": "Avant.", "/c": "Ailleurs.", "/d": "Parti." }
  expect((await deploy(root, first)).texts).toEqual([
    "/a. Pareil.",
    "/b. Avant.",
    "/c. Ailleurs.",
    "/d. Parti.",
  ])
  // Gatsby may leave the old pages in its output.
  const next = { "/a": "Pareil.", "/b": "Après.", "/cc": "Ailleurs." }
  expect((await deploy(root, next)).texts).toEqual(["/a. Pareil.", "/b. Après.", "/cc. Ailleurs."])
})

test("D8: the same pages are the same release in any checkout", async () => {
  const tags = Array.from({ length: 30 }, (_, at) => `Sujet ${at}`)
  const names = Array.from({ length: 40 }, (_, at) => `/${at}`)
  const site = Object.fromEntries(names.map(name => [name, `Un cahier ${name} ouvert.`]))
  const [here, there] = [await tempDir(output("un ")), await tempDir(output("un "))]
  const first = await deploy(here, site, tags)
  expect(await deploy(here, site, tags)).toEqual(first)
  expect((await deploy(there, site, tags)).id).toBe(first.id)
  expect((await deploy(here, site, tags.slice(1))).id).not.toBe(first.id)
})

test.each([70_000, 200_000])(
  "a page of %i words is found by its first word and by its last one, beside others",
  async count => {
    const words = ["premier", ..."le cahier reste ouvert ".repeat(count / 4).split(" "), "dernier"]
    const made = await searchFiles({
      "/long": page("Long", `<p>${words.join(" ")}</p>`),
      "/court": page("Court", "<p>Un cahier fermé.</p>"),
    })
    const answers = await searchAnswers(made, ["premier", "dernier", "fermé"])
    const found = answers.map(({ hits }) => hits.map(({ path }) => path))
    expect(found).toEqual([["/long"], ["/long"], ["/court"]])
  },
)
