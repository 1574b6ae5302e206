import {
  bytesOf,
  type Fragment,
  fragmentsOf,
  isFragment,
  page,
  searchFiles,
} from "../testing/indexed-site"
import { postOf } from "../testing/sample-posts"

const SITE = {
  "/": page("Accueil", "<p>Un cahier ouvert.</p>"),
  "/blog/a": page(
    "L’été",
    '<p>La découverte<sup><a data-footnote-ref="">1</a></sup>.</p><img src="/a.webp" alt="Photo"/><button>Copier</button><p role="status">Copié</p><ul data-pagefind-ignore="all"><li>Ailleurs</li></ul>',
  ),
  "/blog/2025": page("Blog – 2025", "<p>Des articles.</p>"),
}

async function fragments(...args: Parameters<typeof searchFiles>): Promise<Fragment[]> {
  const files = [...(await searchFiles(...args))].filter(([file]) => isFragment(file))
  return fragmentsOf(files.map(([, content]) => bytesOf(content)))
}

/** Indexed text of a page. */
const textOf = async (main: string) => (await fragments({ "/": page("Titre", main) }))[0]?.content

test("D6: the index holds the pages that may be found, by their address and h1", async () => {
  const found = await fragments(SITE)
  expect(found.map(({ url, meta }) => [url, meta])).toEqual([
    ["/", { title: "Accueil" }],
    ["/blog/a", { title: "L’été" }],
  ])
})

test("D6: the text is that of the main part, without controls and lists of other pages", async () => {
  const [, article] = await fragments(SITE)
  expect(article?.content).toBe("L’été. La découverte.")
})

test("D6: a post is found by its tags; a tag, the CV and the feed by their own names", async () => {
  const tags = ["Accès, l’essentiel", "C#"]
  const facts = { posts: [postOf({ tags })], resume: {}, feeds: true }
  const found = await fragments({ "/blog/a": SITE["/blog/a"] }, facts)
  expect(found.map(({ url, meta }) => [url, meta.title])).toEqual([
    ["/about-me#cv", "CV"],
    ["/blog/a", "L’été"],
    ["/blog/tag/acces-l-essentiel", "Accès, l’essentiel"],
    ["/blog/tag/c-sharp", "C#"],
    ["/rss.xml", "S’abonner par RSS"],
  ])
  expect(found[0]?.content).toContain("curriculum vitæ")
  expect(found[1]?.content).toBe("L’été. La découverte. Accès, l’essentiel, C#")
})

test("D6: cells of tables and of lists of facts stay words of their own", async () => {
  const text = await textOf(
    "<dl><div><dt>Rôle</dt><dd>Conception</dd></div></dl><table><tbody><tr><th>Un</th><td>Deux</td></tr></tbody></table>",
  )
  expect(text?.split(/[ .]+/)).toEqual(expect.arrayContaining(["Rôle", "Conception", "Un", "Deux"]))
})

test("D6: the label of code is no part of its first word; the words of code stay whole", async () => {
  const text = await textOf(
    "<figure><figcaption><span>install.sh</span><span>sh</span></figcaption><pre><code><span>brew</span><span>-cask</span> install &lt;b&gt;</code></pre></figure><p>Avec <code><span>npm</span><span>-ci</span></code>.</p>",
  )
  expect(text).toMatch(/\binstall\.sh\s+sh\s+brew-cask install <b> Avec npm-ci\./)
})

test("D6: what the search does not load is not shipped", async () => {
  const files = [...(await searchFiles(SITE)).keys()]
  expect(files.map(file => file.replace(/_[0-9a-f]{6,}/, "_X")).sort()).toEqual([
    "pagefind/fragment/fr_X.pf_fragment",
    "pagefind/fragment/fr_X.pf_fragment",
    "pagefind/index/fr_X.pf_index",
    "pagefind/pagefind-entry.json",
    "pagefind/pagefind-worker.js",
    "pagefind/pagefind.fr_X.pf_meta",
    "pagefind/pagefind.js",
    "pagefind/wasm.fr.pagefind",
  ])
})
