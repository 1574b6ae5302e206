/** @jest-environment node */

import { loadSample, post, problemsOf, SVG, sampleProject } from "../testing/sample-content"
import { compileArticle } from "./compile-article"
import { formatProblems } from "./content-problem"

const X = "content/blog/x/index.md"

async function compiled(source: string) {
  const { tree, plain, problems } = await compileArticle(source, true, "md")
  expect(problems).toEqual([])
  return { tree: JSON.stringify(tree), plain }
}

const told = async (article: string) =>
  formatProblems(await problemsOf({ [X]: post(article) })).replaceAll(X, "x")

describe("issue 15.8: plain Markdown may stand where MDX may", () => {
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
    ["Un {x} et Map<string, number>.", '[["p",0,"Un {x} et Map<string, number>."]]'],
    ["a<br>b <!-- non --> c", '[["p",0,"a",["br",0],"b  c"]]'],
    ["3 < 5 et a<b>c</b>", '[["p",0,"3 < 5 et a",["b",0,"c"]]]'],
    ["export const a = 1", '[["p",0,"export const a = 1"]]'],
    [
      "<details>\n<summary>Un</summary>\n\nDeux *trois*.\n\n</details>",
      '[["details",0,["summary",0,"Un"],["p",0,"Deux ",["em",0,"trois"],"."]]]',
    ],
    ['<p align="center" class="x" style="color:red">a</p>', expect.stringContaining('"a"]')],
    ["> [!NOTE]\n> Un *mot*.", '[["Callout",{"kind":"note"},["p",0,"Un ",["em",0,"mot"],"."]]]'],
    ["    a = {b}", expect.stringContaining("CodeBlock")],
  ])("%j is harmless", async (source, tree) => {
    expect((await compiled(source)).tree).toEqual(tree)
  })

  test("its plain form is as it was written, with its HTML", async () => {
    const { plain } = await compiled("Un {x}, a<br>b.\n\n* c")
    expect(plain.markdown).toBe("Un {x}, a<br>b.\n\n* c")
    expect(plain.html).toContain("a<br>b")
  })

  test.each([
    ["Un <script>x()</script>", /^erreur x:6:4 {2}balise HTML — .* reçu\s: <script>\.$/],
    ['<p onclick="x()">a</p>', /^erreur x:6:1 {2}p\.onClick — /],
    ['<svg onload ="x()"></svg>', /^erreur x:6:1 {2}svg\.onLoad — /],
    [
      '<svg><set attributeName="href" to="javascript:x()"/></svg>',
      /^erreur x:6:6 {2}set\.attributeName — /,
    ],
    ['<svg><path fill="url(https://a.example/b#c)"/></svg>', /^erreur x:6:6 {2}path\.fill — /],
    ['<svg><image href="https://a.example/b.png"/></svg>', /^erreur x:6:6 {2}image\.href — /],
    ['<img src="./a.png">', /img\.alt — /],
    ['<img src="javascript:x()" alt="a">', /img\.src — /],
    ['<Callout kind="tip">\n\na\n\n</Callout>', /composant — .* reçu\s: <Callout>\. .* \.mdx\.$/],
    ["[x](/nulle-part)", /lien — /],
    ["# Titre", /titre — /],
  ])("%j is refused", async (article, problem) => {
    expect(await told(article)).toMatch(problem)
  })

  test("the same words in both formats are two articles of the store", async () => {
    const text = post("Un *mot*.")
    const root = await sampleProject({ "content/blog/a.md": text, "content/blog/b.mdx": text })
    const { posts } = await loadSample(root)
    expect(new Set(posts.map(({ digest }) => digest)).size).toBe(2)
  })
})
