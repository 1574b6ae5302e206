/** @jest-environment node */
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { digestOf, listFiles } from "../content/folder-files"
import { tempDir } from "../testing/temp-dir"
import { writeSearchIndex } from "./search-index"

const page = (title: string, main: string, head = "") =>
  `<!doctype html><html lang="fr"><head><title>${title}</title>${head}</head><body><header>Enseigne</header><main data-pagefind-body=""><h1>${title}</h1>${main}</main></body></html>`

const SITE = {
  "index.html": page("Accueil", "<p>Un cahier ouvert.</p>"),
  "blog/a/index.html": page(
    "L’été",
    '<p>La découverte.</p><button>Copier</button><span role="status">Copié</span><ul data-pagefind-ignore="all"><li>Ailleurs</li></ul>',
  ),
  "blog/brouillon/index.html": page("Un brouillon", "<p>Secret.</p>"),
  "404.html": page("Page Not Found", "<p>Perdue.</p>"),
  "hors-ligne/index.html": page("Hors ligne", "", '<meta name="robots" content="noindex"/>'),
}
const PAGES = ["/", "/blog/a", "/hors-ligne"]

const SIGNATURE = "pagefind_dcd"

async function fragments(site: string, files: readonly string[]) {
  const texts = await Promise.all(
    files
      .filter(file => file.endsWith(".pf_fragment"))
      .map(async file => gunzipSync(await readFile(join(site, file))).toString()),
  )
  const found: { url: string; content: string; meta: { title: string } }[] = texts.map(text =>
    JSON.parse(text.slice(SIGNATURE.length)),
  )
  return found.toSorted((a, b) => a.url.localeCompare(b.url))
}

test("D6: the index holds the pages of the release that may be found, by their address and h1", async () => {
  const site = await tempDir(SITE)
  const found = await fragments(site, await writeSearchIndex(site, PAGES))
  expect(found.map(({ url, meta }) => [url, meta.title])).toEqual([
    ["/", "Accueil"],
    ["/blog/a", "L’été"],
  ])
})

test("D6: the text is that of the main part, without controls and lists of other pages", async () => {
  const site = await tempDir(SITE)
  const [, article] = await fragments(site, await writeSearchIndex(site, PAGES))
  expect(article?.content).toBe("L’été. La découverte.")
})

test("D6: cells of tables and of lists of facts stay words of their own", async () => {
  const cells =
    "<dl><div><dt>Rôle</dt><dd>Conception</dd></div></dl><table><tbody><tr><th>Un</th><td>Deux</td></tr></tbody></table>"
  const site = await tempDir({ "index.html": page("Faits", cells) })
  const [found] = await fragments(site, await writeSearchIndex(site, ["/"]))
  expect(found?.content.split(/[ .]+/)).toEqual(
    expect.arrayContaining(["Rôle", "Conception", "Un", "Deux"]),
  )
})

test("D6: the label of a block of code is no part of its first word; the words of code stay whole", async () => {
  const code =
    "<figure><figcaption><span>install.sh</span><span>sh</span><button>Copier</button></figcaption><pre><code><span>brew</span><span>-cask</span> install</code></pre></figure><p>Avec <code><span>npm</span><span>-ci</span></code>.</p>"
  const site = await tempDir({ "index.html": page("Code", code) })
  const [found] = await fragments(site, await writeSearchIndex(site, ["/"]))
  expect(found?.content).toMatch(/\binstall\.sh sh brew-cask install\b.* npm-ci\b/)
})

test("D6: what the search does not load is not shipped", async () => {
  const site = await tempDir(SITE)
  const files = await writeSearchIndex(site, PAGES)
  expect(files.map(file => file.replace(/_[0-9a-f]{7,}/, "_X"))).toEqual([
    "pagefind/fragment/fr_X.pf_fragment",
    "pagefind/fragment/fr_X.pf_fragment",
    "pagefind/index/fr_X.pf_index",
    "pagefind/pagefind-entry.json",
    "pagefind/pagefind-worker.js",
    "pagefind/pagefind.fr_X.pf_meta",
    "pagefind/pagefind.js",
    "pagefind/wasm.fr.pagefind",
  ])
  expect((await listFiles(site)).filter(file => file.startsWith("pagefind/"))).toEqual(files)
})

test("D6: the same pages give the same index", async () => {
  const [first, second] = [await tempDir(SITE), await tempDir(SITE)]
  const files = await writeSearchIndex(first, PAGES)
  expect(await writeSearchIndex(second, PAGES)).toEqual(files)
  expect(await digestOf(second, files)).toBe(await digestOf(first, files))
})
