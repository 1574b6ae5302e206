/** @jest-environment node */
import childProcess from "node:child_process"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { digestOf, listFiles } from "../content/folder-files"
import { releaseLayout } from "../release-format/release-files"
import { tempDir, writeFiles } from "../testing/temp-dir"
import { nextSite } from "./next-site"
import { putSearchIndex, searchDigest } from "./search-index"

const page = (title: string, main: string, head = "") =>
  `<!doctype html><html lang="fr"><head><title>${title}</title>${head}</head><body><header>Enseigne</header><main data-pagefind-body=""><h1>${title}</h1>${main}</main></body></html>`

const SITE = {
  "index.html": page("Accueil", "<p>Un cahier ouvert.</p>"),
  "blog/a/index.html": page(
    "L’été",
    '<p>La découverte.</p><button>Copier</button><span role="status">Copié</span><ul data-pagefind-ignore="all"><li>Ailleurs</li></ul>',
  ),
  "blog/brouillon/index.html": page("Un brouillon", "<p>Secret.</p>"),
  "blog/page/2/index.html": page("Blog – page 2", "<p>Des articles.</p>"),
  "404.html": page("Page Not Found", "<p>Perdue.</p>"),
  "hors-ligne/index.html": page("Hors ligne", "", '<meta name="robots" content="noindex"/>'),
}
const PAGES = ["/", "/blog/a", "/blog/page/2", "/hors-ligne"]

/** Puts the index of these pages into their site. Returns its files, and what the manifest says of it. */
async function makeIndex(folder: string, paths: readonly string[], lastRelease?: string) {
  const last = releaseLayout(lastRelease ?? (await tempDir()))
  const site = nextSite(folder, last.site)
  const pages = paths.map(async path => {
    const html = await readFile(join(folder, path, "index.html"), "utf8")
    return { path, search: searchDigest(html) }
  })
  const search = await putSearchIndex(site, last, await Promise.all(pages))
  return { files: site.files(), search }
}

const writeSearchIndex = async (folder: string, paths: readonly string[]): Promise<string[]> =>
  (await makeIndex(folder, paths)).files

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
  const written = (await listFiles(site)).filter(file => /^pagefind\/.*(?<!\.br|\.gz)$/.test(file))
  expect(written).toEqual(files)
})

test("D6: the same pages give the same index", async () => {
  const [first, second] = [await tempDir(SITE), await tempDir(SITE)]
  const files = await writeSearchIndex(first, PAGES)
  expect(await writeSearchIndex(second, PAGES)).toEqual(files)
  expect(await digestOf(second, files)).toBe(await digestOf(first, files))
})

test("D6: pages with the same words take the last release's index, unless a file of it is not whole", async () => {
  const starts = jest.spyOn(childProcess, "spawn")
  const last = await tempDir()
  await writeFiles(join(last, "site"), SITE)
  const first = await makeIndex(join(last, "site"), PAGES)
  expect(starts).toHaveBeenCalledTimes(1)
  await writeFiles(last, { "release.json": JSON.stringify({ search: first.search, kept: [] }) })

  const styled = {
    ...SITE,
    "index.html": SITE["index.html"].replace("<title>", "<style></style>$&"),
  }
  const restyled = await tempDir(styled)
  expect(await makeIndex(restyled, PAGES, last)).toEqual(first)
  expect(await digestOf(restyled, first.files)).toBe(
    await digestOf(join(last, "site"), first.files),
  )
  expect(starts).toHaveBeenCalledTimes(1)

  const reworded = { ...SITE, "index.html": page("Accueil", "<p>Un cahier fermé.</p>") }
  expect((await makeIndex(await tempDir(reworded), PAGES, last)).files).not.toEqual(first.files)
  expect(starts).toHaveBeenCalledTimes(2)

  await writeFiles(join(last, "site"), { "pagefind/pagefind-entry.json": "{" })
  const repaired = await tempDir(SITE)
  expect(await makeIndex(repaired, PAGES, last)).toEqual(first)
  expect(
    JSON.parse(await readFile(join(repaired, "pagefind/pagefind-entry.json"), "utf8")),
  ).toEqual(expect.objectContaining({ version: expect.any(String) }))
})
