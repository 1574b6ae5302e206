import { formatProblems } from "@site/problems"
import { faultless } from "../testing/compiled-html"
import { loadSample, post, problemsOf, SVG, sampleProject } from "../testing/sample-content"

// Plain Markdown may stand where MDX may.

test("a post, a project's or a page's file ends in .md", async () => {
  const root = await sampleProject({
    "content/blog/a.md": post("Un {x}.\n\n![Un carré](./a.svg)"),
    "content/blog/a.svg": SVG,
    "content/blog/b/index.md": post("[Le premier](/blog/a)"),
    "content/pages/about-me.md": "---\ntitle: Un\ndescription: Deux.\n---\nDu texte.\n",
  })
  const { posts, pages, problems } = await loadSample(root)
  expect(formatProblems(problems)).toBe("")
  expect([...posts, ...pages].map(({ path, kind }) => `${path} ${kind}`)).toEqual([
    "/blog/a data",
    "/blog/b data",
    "/about-me data",
  ])
})

test.each([
  ["Un {x} et Map<string, number>.", "<p>Un {x} et Map&#x3C;string, number>.</p>"],
  ["a<br>b <!-- non --> c", "<p>a<br>b  c</p>"],
  ["3 < 5 et a<b>c</b>", "<p>3 &#x3C; 5 et a<b>c</b></p>"],
  ["export const a = 1", "<p>export const a = 1</p>"],
  [
    "<details>\n<summary>Un</summary>\n\nDeux *trois*.\n\n</details>",
    "<details><summary>Un</summary><p>Deux <em>trois</em>.</p></details>",
  ],
  [
    "> [!NOTE]\n> Un *mot*.",
    expect.stringMatching(/^<aside .*<p>Un <em>mot<\/em>\.<\/p><\/aside>$/),
  ],
  ["    a = {b}", expect.stringMatching(/^<figure class="box code">/)],
])("%j is harmless", async (source, html) => {
  expect((await faultless(source, "md")).html).toEqual(html)
})

test("its plain form is HTML", async () => {
  const { plain } = await faultless("Un {x}, a<br>b.\n\n* c", "md")
  expect(plain).toContain("a<br>b")
})

test("a component in it is refused, with what to do", async () => {
  const problems = await problemsOf({
    "content/blog/x.md": post('<Callout kind="tip">a</Callout>'),
  })
  expect(formatProblems(problems)).toMatch(/composant — .* reçu\s: <Callout>\. .* \.mdx\.$/)
})

test("the same words in both formats are two articles of the store", async () => {
  const text = post("Un *mot*.")
  const root = await sampleProject({ "content/blog/a.md": text, "content/blog/b.mdx": text })
  const { posts } = await loadSample(root)
  expect(new Set(posts.map(({ digest }) => digest)).size).toBe(2)
})
