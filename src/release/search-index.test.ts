/** @jest-environment node */
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { listFiles } from "../content/folder-files"
import { POST_WORD } from "../shared/page-kind"
import { page, writeSearchIndex } from "../testing/indexed-site"
import { FACTS, makeRelease, output, readJson } from "../testing/sample-release"
import { tempDir, writeFiles } from "../testing/temp-dir"

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

const SIGNATURE = "pagefind_dcd"

interface Fragment {
  url: string
  content: string
  meta: { title: string; description?: string; post?: string }
  anchors: { element: string; id: string; text: string }[]
  filters: Record<string, string[]>
}

async function fragments(site: string, files: readonly string[]) {
  const texts = await Promise.all(
    files
      .filter(file => file.endsWith(".pf_fragment"))
      .map(async file => gunzipSync(await readFile(join(site, file))).toString()),
  )
  const found: Fragment[] = texts.map(text => JSON.parse(text.slice(SIGNATURE.length)))
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

test("issue 13.5: a search can be narrowed by what a page is, and by its tags", async () => {
  const head = ["C&amp;A", "Accès, droits"]
    .map(tag => `<meta data-react-helmet="true" property="article:tag" content="${tag}"/>`)
    .join("")
  const site = await tempDir({
    ...SITE,
    "blog/index.html": page("Blog", "<p>Des notes.</p>"),
    "blog/a/index.html": page("L’été", "<p>Ici.</p>", head),
    "project/b/index.html": page("Un projet", "<p>Là.</p>"),
  })
  const paths = ["/", "/blog", "/blog/a", "/project/b"]
  const found = await fragments(site, await writeSearchIndex(site, paths))
  expect(found.map(({ filters }) => filters)).toEqual([
    { kind: ["page"] },
    { kind: ["page"] },
    { kind: ["article"], tag: ["C&A", "Accès, droits"] },
    { kind: ["project"] },
  ])
})

test("a tag, the CV and the feed are found by their own names, each only where the site has it", async () => {
  const site = await tempDir(SITE)
  const files = await writeSearchIndex(site, ["/"], {
    texts: FACTS.texts,
    posts: [{ tags: ["Accès", "C#"] }, { tags: ["Accès"] }],
    resume: {},
    feeds: true,
  })
  const found = await fragments(site, files)
  expect(found.map(({ url, meta, filters }) => [url, meta.title, filters.kind?.[0]])).toEqual([
    ["/", "Accueil", "page"],
    ["/about-me#cv", "CV", "page"],
    ["/blog/tag/acces", "Accès", "tag"],
    [expect.stringMatching(/^\/blog\/tag\/c/), "C#", "tag"],
    ["/rss.xml", "Flux RSS", "page"],
  ])
  expect(found[1]?.content).toContain("curriculum vitæ")
})

test("issue 13.5: a heading is found by its id, or by that of its section", async () => {
  const main =
    '<section class="a" id="un"><div><div class="b"><h2 class="c">Un</h2></div></div></section><section id="deux"><h2 id="ii">Deux</h2></section><section><h2>Trois</h2></section>'
  const site = await tempDir({ "index.html": page("Parties", main) })
  const [found] = await fragments(site, await writeSearchIndex(site, ["/"]))
  const headings = found?.anchors.filter(({ element }) => element === "h2")
  expect(headings?.map(({ id, text }) => [id, text])).toEqual([
    ["un", "Un"],
    ["ii", "Deux"],
  ])
})

test("issue 13.4: the index knows the day of a post, and what the list says of it", async () => {
  const head =
    '<meta data-rh="true" name="description" content="Un &lt;essai&gt;."/><meta data-rh="true" property="article:published_time" content="2026-03-07T08:30"/>'
  const text =
    '<article><h1>Summer</h1><div class="e-content x" lang="en"></div></article><p data-minutes="12">12 min read</p>'
  const site = await tempDir({ "blog/a/index.html": page("L’été", text, head) })
  const [found] = await fragments(site, await writeSearchIndex(site, ["/blog/a"]))
  expect(found).toMatchObject({
    filters: { date: ["2026-03-07"], minutes: ["12"], lang: ["en"] },
    meta: { description: "Un <essai>.", post: POST_WORD },
  })
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

test("issue 15.3, 15.4: formulas and notes are read in their sentence", async () => {
  const text =
    '<p>Le débit<sup><a href="#n1" data-footnote-ref="">1</a></sup><span class="sidenote-mark"></span><small class="sidenote" data-sidenote="" data-number="1">Une <em>mesure</em>. </small> vaut <math><mfrac><mi>n</mi><mrow><mi>c</mi><mo>+</mo><mi>d</mi></mrow></mfrac></math>.</p>'
  const site = await tempDir({ "index.html": page("Notes", text) })
  const [found] = await fragments(site, await writeSearchIndex(site, ["/"]))
  expect(found?.content).toBe("Notes. Le débit (Une mesure.) vaut n/(c+d).")
})

test("D6: nothing is found of a page that is gone or renamed, nor words that were replaced", async () => {
  const root = await tempDir(output("un "))
  const site = join(root, "release/site")
  const contents = async (pages: Record<string, string>) => {
    const files = Object.entries(pages).map(([path, words]) => [
      `public${path}/index.html`,
      page(path, `<p>${words}</p>`),
    ])
    await writeFiles(root, Object.fromEntries(files))
    await makeRelease(root, { ...FACTS, pages: Object.keys(pages) })
    const { kept } = await readJson(root, "release.json")
    const own = (await listFiles(site)).filter(file => !kept.includes(file))
    return (await fragments(site, own)).map(({ content }) => content)
  }
  const first = { "/a": "Pareil.", "/b": "Avant.", "/c": "Ailleurs.", "/d": "Parti." }
  expect(await contents(first)).toEqual([
    "/a. Pareil.",
    "/b. Avant.",
    "/c. Ailleurs.",
    "/d. Parti.",
  ])
  // Gatsby may leave the old pages in its output.
  const next = { "/a": "Pareil.", "/b": "Après.", "/cc": "Ailleurs." }
  expect(await contents(next)).toEqual(["/a. Pareil.", "/b. Après.", "/cc. Ailleurs."])
})
