import { formatProblems } from "@site/problems"
import { faultless } from "../testing/compiled-html"
import { loadSample, NOW, post, problemsOf, SVG, sampleProject } from "../testing/sample-content"
import { repeatsDescription } from "./read-entries"

const dated = (date: string, more = "") => post("", `date: ${date}\n${more}`)

describe("facts of an entry", () => {
  it("S-1: addresses come from the folder, the file or the slug field; stray files are ignored", async () => {
    const root = await sampleProject({
      "content/blog/a/index.mdx": post(),
      "content/blog/b.mdx": post(),
      "content/blog/c/index.mdx": post("", "date: 2023-01-01\nslug: autre"),
      "content/pages/about-me.mdx": "---\ntitle: Moi\ndescription: Qui.\n---\n",
      "content/blog/notes.txt": "rien",
      "content/blog/vide/image.txt": "rien",
      "content/blog/.brouillon.mdx": "rien",
    })
    const { posts: found, pages, problems } = await loadSample(root)
    expect(problems).toEqual([])
    expect(found.map(({ path }) => path)).toEqual(["/blog/a", "/blog/b", "/blog/autre"])
    expect(pages.map(({ path }) => path)).toEqual(["/about-me"])
  })

  it.each([
    ["Une phrase. Une autre.", true],
    ["**Une** [phrase](https://a.example).\n\nUne autre.", true],
    ["Une phraséologie.", false],
    ["Un texte.", false],
  ])("whether %j begins with its description: %s", async (text, isRepeated) => {
    const { posts: found } = await loadSample(
      await sampleProject({ "content/blog/a.md": post(text) }),
    )
    expect(found.map(repeatsDescription)).toEqual([isRepeated])
  })

  it("reading time counts words of the text and not of code", async () => {
    const words = (count: number) => "l’été ".repeat(count)
    const root = await sampleProject({
      "content/blog/a.mdx": post(`${words(221)}\n\n\`\`\`\n${words(999)}\n\`\`\``),
      "content/blog/b.mdx": post(words(3)),
    })
    const { posts: found } = await loadSample(root)
    expect(found.map(({ words: count, readingMinutes }) => [count, readingMinutes])).toEqual([
      [221, 2],
      [3, 1],
    ])
  })
})

describe("publication (content model)", () => {
  it("a post is published from its moment in Paris on, and a draft never", async () => {
    const root = await sampleProject({
      "content/blog/now.mdx": dated("2026-06-01T14:00"),
      "content/blog/minute-later.mdx": dated("2026-06-01 14:01"),
      "content/blog/draft.mdx": dated("2020-01-01", "draft: true"),
      "content/blog/later.mdx": dated("2026-06-03"),
    })
    const { posts: found, nextPublication } = await loadSample(root)
    expect(found.map(({ slug, published }) => [slug, published])).toEqual([
      ["draft", false],
      ["later", false],
      ["minute-later", false],
      ["now", true],
    ])
    expect(nextPublication).toEqual(new Date(NOW.getTime() + 60_000))
  })

  it.each([
    [
      "a published post must not lead to a draft",
      "2024-01-01",
      "2024-01-01\ndraft: true",
      "un brouillon",
    ],
    ["nor to a later one", "2024-01-01", "2027-01-01", "pas encore publiée"],
    ["a dated post must not lead to a later one", "2027-01-01", "2027-01-02", "pas encore publiée"],
    ["a draft may lead to a draft", "2024-01-01\ndraft: true", "2024-01-01\ndraft: true"],
    ["a post may lead to one of the same moment", "2027-01-01", "2027-01-01"],
  ])("%s", async (_name, from, to, reason = "") => {
    const problems = await problemsOf({
      "content/blog/a.mdx": post("[lui](/blog/b)", `date: ${from}`),
      "content/blog/b.mdx": post("", `date: ${to}`),
    })
    expect(problems.map(({ file, field, received }) => `${file} ${field} ${received}`)).toEqual(
      reason ? [`content/blog/a.mdx lien "/blog/b", ${reason}`] : [],
    )
  })
})

it("dates of one day sort as texts by their moments, however they are written", async () => {
  const root = await sampleProject({
    "content/blog/a.mdx": dated("2026-01-01T07:00"),
    "content/blog/b.mdx": dated("2026-01-01 08:00"),
    "content/blog/c.mdx": dated("2026-01-01T08:30Z"),
    "content/blog/d.mdx": dated("2026-01-01T10:00+01:00"),
    "content/blog/e.mdx": dated("2026-01-01"),
  })
  const { posts: found, problems } = await loadSample(root)
  expect(problems).toEqual([])
  const sorted = found
    .map(({ slug, frontMatter }) => [slug, frontMatter.date])
    .toSorted(([, a = ""], [, b = ""]) => b.localeCompare(a))
  expect(sorted).toEqual([
    ["d", "2026-01-01T10:00"],
    ["c", "2026-01-01T09:30"],
    ["b", "2026-01-01T08:00"],
    ["a", "2026-01-01T07:00"],
    ["e", "2026-01-01"],
  ])
})

describe("links that are right", () => {
  it("a file whose name holds signs that an address gives a meaning is found by its address", async () => {
    const files = { "static/1#2?3.svg": SVG, "static/100%.svg": SVG, "static/a%23b.svg": SVG }
    const links = "[a](/1%232%3F3.svg) [b](/100%25.svg) [c](/a%2523b.svg)"
    expect(await problemsOf({ "content/blog/x.mdx": post(links), ...files })).toEqual([])
  })

  it("the page of a year is there as soon as more posts than the newest have one", async () => {
    const posts = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`content/blog/p-${index}.mdx`, post()]),
    )
    const more = { ...posts, "content/blog/x.mdx": post("[lui](/blog/2024) [lu](/blog/2023)") }
    expect((await problemsOf(more)).map(({ received }) => received)).toEqual(['"/blog/2023"'])
    const due = { ...more, "content/blog/p-0.mdx": post("", "date: 2030-01-01") }
    expect(await problemsOf(due)).toHaveLength(2)
  })

  it("the page of a tag is there as soon as a post with it is published", async () => {
    const links = post("[mdx](/blog/tag/mdx) [été](/blog/tag/ete) [brouillon](/blog/tag/plus-tard)")
    const received = (
      await problemsOf({
        "content/blog/a.mdx": post("", "date: 2024-01-01\ntags: [MDX, Été]"),
        "content/blog/b.mdx": post("", "date: 2030-01-01\ntags: [Plus tard]"),
        "content/blog/c.mdx": post("", "date: 2024-01-01\ndraft: true\ntags: [Plus tard]"),
        "content/blog/x.mdx": links,
      })
    ).map(problem => problem.received)
    expect(received).toEqual(['"/blog/tag/plus-tard"'])
  })

  it("an address with a slash at the end is refused: the site has none (S-1)", async () => {
    const problems = await problemsOf({ "content/blog/x.mdx": post("[lui](/blog/)") })
    expect(problems).toEqual([
      expect.objectContaining({ hint: "Écrivez-la sans barre oblique à la fin." }),
    ])
  })
})

describe("files of plain Markdown", () => {
  const X = "content/blog/x/index.md"

  const told = async (article: string) =>
    formatProblems(await problemsOf({ [X]: post(article) })).replaceAll(X, "x")

  describe("plain Markdown may stand where MDX may", () => {
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

    test.each([
      ["Un <script>x()</script>", /^erreur x:6:4 {2}balise HTML — .* reçu\s: <script>\.$/],
      ['<p onclick="x()">a</p>', /^erreur x:6:1 {2}p\.onclick — /],
      ['<svg onload ="x()"></svg>', /^erreur x:6:1 {2}svg\.onload — /],
      [
        '<svg><set attributeName="href" to="javascript:x()"/></svg>',
        /^erreur x:6:6 {2}balise HTML — .* <set>/,
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
})
