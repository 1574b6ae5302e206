import {
  bytesOf,
  type Fragment,
  fragmentsOf,
  isFragment,
  page,
  searchFiles,
} from "../testing/indexed-site"

const SITE = {
  "/": page("Accueil", "<p>Un cahier ouvert.</p>"),
  "/blog/a": page(
    "L’été",
    '<p>La découverte.</p><button>Copier</button><span role="status">Copié</span><ul data-pagefind-ignore="all"><li>Ailleurs</li></ul>',
  ),
  "/blog/2025": page("Blog – 2025", "<p>Des articles.</p>"),
  "/hors-ligne": page("Hors ligne", "", '<meta name="robots" content="noindex"/>'),
}

async function fragments(...args: Parameters<typeof searchFiles>): Promise<Fragment[]> {
  const files = [...(await searchFiles(...args))].filter(([file]) => isFragment(file))
  return fragmentsOf(files.map(([, content]) => bytesOf(content)))
}

/** Fragment of one page in the index. */
const fragment = async (main: string) => (await fragments({ "/": page("Titre", main) }))[0]

test("D6: the index holds the pages of the release that may be found, by their address and h1", async () => {
  const found = await fragments(SITE)
  expect(found.map(({ url, meta }) => [url, meta.title])).toEqual([
    ["/", "Accueil"],
    ["/blog/a", "L’été"],
  ])
})

test("D6: the text is that of the main part, without controls and lists of other pages", async () => {
  const [, article] = await fragments(SITE)
  expect(article?.content).toBe("L’été. La découverte.")
})

test("a search can be narrowed by what a page is and by its tags", async () => {
  const pages = {
    "/blog": page("Blog", "<p>Des notes.</p>"),
    "/blog/a": page("L’été", "<p>Ici.</p>"),
    "/project/b": page("Un projet", "<p>Là.</p>"),
  }
  const found = await fragments(pages, {
    posts: [{ path: "/blog/a", date: "2026-01-01", tags: ["C&A", 'Accès, "droits"'] }],
  })
  const pagesFound = found.filter(({ url }) => url in pages)
  expect(pagesFound.map(({ filters }) => filters)).toEqual([
    { kind: ["page"] },
    { kind: ["article"], tag: ["C&A", 'Accès, "droits"'] },
    { kind: ["project"] },
  ])
})

test("a tag, the CV and the feed are found by their own names, each only where the site has it", async () => {
  const posts = [
    { path: "/blog/a", date: "2026-02-01", tags: ["Accès", "C#"] },
    { path: "/blog/b", date: "2026-01-01", tags: ["Accès"] },
  ]
  const found = await fragments({ "/": SITE["/"] }, { posts, resume: {}, feeds: true })
  expect(found.map(({ url, meta, filters }) => [url, meta.title, filters.kind?.[0]])).toEqual([
    ["/", "Accueil", "page"],
    ["/about-me#cv", "CV", "page"],
    ["/blog/tag/acces", "Accès", "tag"],
    [expect.stringMatching(/^\/blog\/tag\/c/), "C#", "tag"],
    ["/rss.xml", "S’abonner par RSS", "page"],
  ])
  expect(found[1]?.content).toContain("curriculum vitæ")
})

test("a heading is found by its id, or by that of its section", async () => {
  const main =
    '<section class="a" id="un"><div><div class="b"><h2 class="c">Un</h2></div></div></section><section id="deux"><h2 id="ii">Deux</h2></section><section><h2>Trois</h2></section>'
  const headings = (await fragment(main))?.anchors.filter(({ element }) => element === "h2")
  expect(headings?.map(({ id, text }) => [id, text])).toEqual([
    ["un", "Un"],
    ["ii", "Deux"],
  ])
})

test("D6: the text of a page's first picture is kept", async () => {
  const found = await fragment('<p>Avant <img src="/a.webp" alt="Un cahier"/> après.</p>')
  expect(found?.content).toBe("Titre. Avant après.")
  expect(found?.meta).toMatchObject({ image_alt: "Un cahier" })
})

test("D6: cells of tables and of lists of facts stay words of their own", async () => {
  const found = await fragment(
    "<dl><div><dt>Rôle</dt><dd>Conception</dd></div></dl><table><tbody><tr><th>Un</th><td>Deux</td></tr></tbody></table>",
  )
  expect(found?.content.split(/[ .]+/)).toEqual(
    expect.arrayContaining(["Rôle", "Conception", "Un", "Deux"]),
  )
})

test("D6: the label of code is no part of its first word; the words of code stay whole", async () => {
  const found = await fragment(
    "<figure><figcaption><span>install.sh</span><span>sh</span><button>Copier</button></figcaption><pre><code><span>brew</span><span>-cask</span> install &lt;b&gt;</code></pre></figure><p>Avec <code><span>npm</span><span>-ci</span></code>.</p>",
  )
  expect(found?.content).toMatch(/\binstall\.sh sh\. brew-cask install <b>.* npm-ci\b/)
})

test("formulas and notes are read in their sentence", async () => {
  const found = await fragment(
    '<p>Le débit<sup><a href="#n1" data-footnote-ref="">1</a></sup><span class="sidenote-mark"></span><small class="sidenote" data-sidenote="" data-number="1">Une <em>mesure</em>. </small> vaut <math><mfrac><mi>n</mi><mrow><mi>c</mi><mo>+</mo><mi>d</mi></mrow></mfrac></math>.</p>',
  )
  expect(found?.content).toBe("Titre. Le débit (Une mesure.) vaut n/(c+d).")
})

test("D6: what the search does not load is not shipped", async () => {
  const files = [...(await searchFiles(SITE)).keys()]
  expect(files.map(file => file.replace(/_[0-9a-f]{6,}/, "_X")).sort()).toEqual([
    "pagefind/filter/fr_X.pf_filter",
    "pagefind/fragment/fr_X.pf_fragment",
    "pagefind/fragment/fr_X.pf_fragment",
    "pagefind/index/fr_X.pf_index",
    "pagefind/made-of.txt",
    "pagefind/pagefind-entry.json",
    "pagefind/pagefind.fr_X.pf_meta",
    "pagefind/pagefind.js",
    "pagefind/wasm.fr.pagefind",
    "pagefind/words.txt",
    "pagefind/worker.js",
  ])
})
