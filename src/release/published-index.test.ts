/** @jest-environment node */
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { close, createIndex } from "pagefind"
import { digestOf, listFiles } from "../content/folder-files"
import { page, writeSearchIndex } from "../testing/indexed-site"
import { runProgram } from "../testing/run-program"
import { tempDir, writeFiles } from "../testing/temp-dir"
import { publishedIndex } from "./published-index"

const SITE = {
  "index.html": page("Accueil", "<p>Un cahier ouvert.</p>"),
  "blog/a/index.html": page("L’été", "<p>La découverte.</p>"),
}
const PAGES = ["/", "/blog/a"]

test("D6: what the search does not load is not shipped", async () => {
  const site = await tempDir(SITE)
  const files = await writeSearchIndex(site, PAGES)
  expect(
    files.map(file =>
      file.replace(/fragment\/\d{3}_/, "fragment/N_").replace(/_[0-9a-f]{6,}/, "_X"),
    ),
  ).toEqual([
    "pagefind/filter/fr_X.pf_filter",
    "pagefind/fragment/N_X.pf_fragment",
    "pagefind/fragment/N_X.pf_fragment",
    "pagefind/index/fr_X.pf_index",
    "pagefind/pagefind-entry.json",
    "pagefind/pagefind-worker.js",
    "pagefind/pagefind.fr_X.pf_meta",
    "pagefind/wasm.fr.pagefind",
  ])
  const written = (await listFiles(site)).filter(file => /^pagefind\/.*(?<!\.br|\.gz)$/.test(file))
  expect(written).toEqual(files)
})

test("issue 13.5: of the list of all pages, a first search loads less than 3.5 bytes a page", async () => {
  const words =
    "le cahier reste ouvert sur la table une ligne rouge sépare la marge du travail".split(" ")
  const paths = Array.from({ length: 600 }, (_, number) => `/blog/${number}`)
  const pages = paths.map((path, number) => [
    `${path}/index.html`,
    page(
      path,
      `<p>${Array.from({ length: 60 + ((number * 37) % 600) }, (_, at) => words[(at * number) % words.length]).join(" ")}</p>`,
    ),
  ])
  const site = await tempDir(Object.fromEntries(pages))
  const files = await writeSearchIndex(site, paths)
  const list = files.find(file => file.endsWith(".pf_meta")) ?? ""
  expect((await readFile(join(site, `${list}.br`))).byteLength / paths.length).toBeLessThan(3.5)
})

test("D6: the same pages give the same index, with their filters", async () => {
  const tags = (names: readonly string[]) =>
    names.map(name => `<meta property="article:tag" content="${name}"/>`).join("")
  const names = Array.from({ length: 30 }, (_, index) => `Sujet ${index}`)
  const tagged = {
    ...SITE,
    "blog/a/index.html": page("L’été", "<p>La découverte.</p>", tags(names)),
    "project/b/index.html": page("Un projet", "<p>Là.</p>"),
  }
  const paths = [...PAGES, "/project/b"]
  const [first, second] = [await tempDir(tagged), await tempDir(tagged)]
  const files = await writeSearchIndex(first, paths)
  expect(await writeSearchIndex(second, paths)).toEqual(files)
  expect(await digestOf(second, files)).toBe(await digestOf(first, files))
})

/** Asks pagefind's own script, which runs in Node once it can fetch files. Prints the addresses found for each word. */
const FIND = `
  import { readFile } from "node:fs/promises"
  const [, folder, ...words] = process.argv
  globalThis.fetch = async url => new Response(await readFile(String(url).replace(/\\?.*/, "")))
  const { options, search } = await import(folder + "/pagefind.js")
  await options({ basePath: folder + "/", baseUrl: "/" })
  for (const word of words) {
    const { results } = await search(word)
    const found = await Promise.all(results.map(result => result.data()))
    console.log(word, ...found.map(({ url }) => url))
  }`

test.each([70_000, 200_000])(
  "issue 30.1.3: a page of %i words is found by its first word and by its last one, beside others",
  async count => {
    const { index } = await createIndex({ forceLanguage: "fr" })
    const words = ["premier", ..."le cahier reste ouvert ".repeat(count / 4).split(" "), "dernier"]
    const pages = { "/long": words.join(" "), "/court": "Un cahier fermé." }
    for (const [url, text] of Object.entries(pages))
      await index?.addHTMLFile({ url, content: page(url, `<p>${text}</p>`) })
    const made = publishedIndex((await index?.getFiles())?.files ?? [])
    await close()
    const folder = await tempDir()
    await writeFiles(folder, Object.fromEntries(made.map(({ path, content }) => [path, content])))
    const asked = ["premier", "dernier", "fermé"]
    const { output } = await runProgram(process.execPath, [
      ...["--input-type=module", "--eval", FIND, folder, ...asked],
    ])
    expect(output.trim().split("\n")).toEqual(["premier /long", "dernier /long", "fermé /court"])
  },
)
