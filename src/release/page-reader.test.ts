import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { tempDir, writeFiles } from "../testing/temp-dir"
import { pageReader } from "./page-reader"
import { readPage } from "./read-page"

const HTML = `<html lang="fr"><head><meta property="og:title" content="Un titre"/></head><body><main data-pagefind-body="">Une page.</main></body></html>`

/** A project whose last build read the page, and noted `title` for it. */
async function afterBuild(title = "Un titre") {
  const root = await tempDir({ "package-lock.json": "{}", "src/release/read-page.ts": "1" })
  const { read, save } = await pageReader(root)
  read(Buffer.from(HTML))
  await save()
  const file = join(root, ".cache/read-pages.json")
  await writeFile(file, (await readFile(file, "utf8")).replace("Un titre", title))
  return root
}

const titleIn = async (root: string, html = HTML) =>
  (await pageReader(root)).read(Buffer.from(html)).title

test("a page that did not change is not parsed again, and is what it was", async () => {
  const root = await afterBuild()
  expect((await pageReader(root)).read(Buffer.from(HTML))).toEqual(readPage(HTML))
  expect(await titleIn(await afterBuild("Noté"))).toBe("Noté")
})

test.each([
  ["another text", {}, HTML.replace("Une page", "Deux pages")],
  ["another reader", { "src/release/read-page.ts": "2" }, HTML],
  ["a store that is cut off", { ".cache/read-pages.json": '{"version":"' }, HTML],
])("a page is read again for %s", async (_, changed, html) => {
  const root = await afterBuild("Noté")
  await writeFiles(root, changed)
  expect(await titleIn(root, html)).toBe("Un titre")
})
