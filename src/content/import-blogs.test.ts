import { existsSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { readExport } from "@site/import"
import { formatProblems } from "@site/problems"
import sharp from "sharp"
import { SITE, sampleProject } from "../testing/sample-content"
import { sampleExport } from "../testing/sample-export"
import { imported, importedFiles, importInto } from "../testing/sample-import"

const markdown = (body: string, fields = "date: 2020-01-01") => `---\n${fields}\n---\n${body}\n`

const gif = (pages: number) =>
  sharp(Buffer.from([...Array(pages * 12).keys()]), {
    raw: { width: 2, height: 2 * pages, channels: 3, pageHeight: 2 },
  })
    .gif()
    .toBuffer()

describe("issue 30.1: linked pictures and files", () => {
  it.each([
    ['<a href="/i/x.png"><img src="/i/x.png" alt="X"></a>', '<img src="./x.png" alt="X">'],
    ["[![X](/i/x.png)](/i/x.png)", "![X](./x.png)"],
    ['[<img src="/i/x.png" alt="X">](/i/x.png)', '<img src="./x.png" alt="X">'],
    ["[le plan](/i/x.png)", "[le plan](/files/a/x.png)"],
    ['<a href="/i/x.png">le plan</a>', '<a href="/files/a/x.png">le plan</a>'],
    ["[archive](/i/x.zip)", "[archive](/files/a/x.zip)"],
    ['<a href="/nulle-part"><img src="/i/x.png" alt="X"></a>', '<img src="./x.png" alt="X">'],
    [
      '<a href="https://a.example"><img src="https://b.example/c.png" alt="C"></a>',
      '<a href="https://a.example">C</a>',
    ],
  ])("%s becomes %s, which the check takes", async (body, text) => {
    const files = { "a.md": markdown(body), "i/x.png": "", "i/x.zip": "PK" }
    const { read, errors } = await importedFiles(files)
    expect(read("a").split("---\n\n")[1]).toBe(`${text}\n`)
    expect(formatProblems(await errors())).toBe("")
  })
})

test.each([
  [{ "public/a/index.md": markdown("Un texte.") }, ["public/a/index.md"]],
  [{ "public/a/index.md": markdown("Un."), "posts/b.md": markdown("Deux.") }, ["posts/b.md"]],
])("issue 30.2: `public` is read when no other folder has a post", async (files, expected) => {
  const { posts } = await readExport(await sampleExport(files))
  expect(posts.map(({ file }) => file)).toEqual(expected)
})

test.each([
  [3, "![x](./a.gif)", "content/blog/a/a.gif"],
  [1, "![x](./a.gif)", "content/blog/a/a.gif"],
  [0, "[x](/files/a/a.gif)", "static/files/a/a.gif"],
])("issue 30.2: a GIF of %i pictures is written as %s", async (pages, text, file) => {
  const folder = await sampleExport({ "a.md": markdown("![x](./a.gif)"), "a.gif": "GIF89a" })
  if (pages > 0) writeFileSync(join(folder, "a.gif"), await gif(pages))
  const { root, read, errors } = await importInto(await sampleProject(), folder)
  expect(read("a")).toContain(`\n${text}\n`)
  expect(existsSync(join(root, file))).toBe(true)
  expect(formatProblems(await errors())).toBe("")
})

test.each([
  [
    ["2022/01/18/index.md", "2022/02/18/index.md"],
    ["2022-01-18", "2022-02-18"],
  ],
  [
    ["x/a.md", "y/a.md"],
    ["a", "y-a"],
  ],
  [
    ["x/2020-02-03-a.md", "x/2020-02-04-a.md", "x/2020-02-05-a.md"],
    ["a", "x-a", "a-2020-02-05"],
  ],
  [["chapitre/18.md"], ["chapitre-18"]],
  [["2020-03-04-日本.md", "2020-03-04-中国.md"], ["2020-03-04"]],
  [
    ["page.md", "x/tag.md"],
    ["page-2020-01-01", "x-tag"],
  ],
])("issue 30.3: %j have the addresses %j", async (files, slugs) => {
  const dated = files.map(file => [file, markdown("Un texte.", "title: A\ndate: 2020-01-01")])
  const named = files.map(file => [file, "---\ntitle: A\n---\nUn texte.\n"])
  const texts = files.some(file => /\d{4}/.test(file)) ? named : dated
  const { posts } = await importedFiles(Object.fromEntries(texts))
  expect(posts.map(({ file }) => file.split("/")[2])).toEqual(slugs)
})

describe("issue 30.4: systems", () => {
  it.each([
    ["hexo", "Hexo"],
    ["eleventy", "Eleventy"],
    ["docusaurus", "Docusaurus"],
    ["hugo-languages", "Hugo"],
  ])("names %s as %s", async (name, kind) => {
    expect((await imported(name)).kind).toBe(kind)
  })

  it("reads fields of Hexo without a first fence, in YAML and JSON", async () => {
    const { read } = await imported("hexo")
    expect(read("sans-barre")).toMatchSnapshot()
    expect(read("en-json")).toMatch(
      /^---\ntitle: Des champs en JSON\n[\s\S]*date: 2019-05-06T08:00\n/,
    )
  })

  it("takes a heading that is underlined for a heading", async () => {
    const { read } = await importedFiles({ "a.md": "Note: un titre\n---\n\ntitle: x\n" })
    expect(read("a")).toMatch(/title: A\n[\s\S]*\nNote: un titre\n---\n\ntitle: x\n/)
  })

  it("takes neither docs nor pages of Docusaurus for posts, and names them", async () => {
    const { pages, posts } = await imported("docusaurus")
    expect(posts).toHaveLength(3)
    expect(pages).toEqual([
      "docs/guide.md : une page, pas un article",
      "docs/intro.md : une page, pas un article",
      "src/pages/aide.md : une page, pas un article",
    ])
  })

  it("names many pages of a folder in one line", async () => {
    const docs = [1, 2, 3, 4, 5].map(number => [`docs/${number}.md`, "# Une page"])
    const files = { "docusaurus.config.js": "", "blog/a.md": markdown("Un texte.") }
    const { pages } = await importedFiles({ ...files, ...Object.fromEntries(docs) })
    expect(pages).toEqual(["docs/ : 5 pages, pas des articles"])
  })
})

test("issue 30.5: a tag of HTML does not swallow what follows it", async () => {
  const body = "Un mot[^1].\n\n<hr>\n[^1]: Une note.\n\n<br>\n## Un titre\n\n<pre>\n# code\n</pre>"
  const { read, errors } = await importedFiles({ "a.md": markdown(body) })
  expect(read("a")).toMatch(/<hr>\n\n\[\^1\]: Une note\.\n\n<br>\n\n## Un titre\n\n<pre>\n# code\n/)
  expect(formatProblems(await errors())).toBe("")
})

describe("issue 30.6: languages", () => {
  it.each([
    ["hugo-languages", "recette-en", "recette"],
    ["eleventy", "autre-en", "autre"],
    ["docusaurus", "bienvenue-en", "bienvenue"],
  ])("in %s, %s is the translation of %s", async (name, slug, original) => {
    const { read, errors } = await imported(name)
    expect(read(slug)).toContain(`\nlang: en\ntranslationOf: ${original}\n`)
    expect(read(original)).not.toContain("translationOf")
    expect(formatProblems(await errors())).toBe("")
  })

  it("takes the address of another site for no address of the post", async () => {
    const { posts, read } = await imported("hugo-languages")
    expect(read("recette")).toMatch(/\naliases:\n {2}- \/2022\/recette\n---/)
    expect(posts.flatMap(({ notes }) => notes.changed)).toContain("champs laissés : url")
  })
})

describe("issue 30.7: links on the old host", () => {
  const files = (link: string) => ({
    "_config.yml": "url: https://moi.example\nbaseurl: /carnet",
    "_posts/2020-01-02-outils.md": markdown("Un texte."),
    "_posts/2020-01-03-a.md": markdown(`[les outils](${link})`),
  })

  it.each([
    ["https://moi.example/outils/", "https://moi.example/outils/"],
    ["https://moi.example/carnet/outils/", "https://moi.example/carnet/outils/"],
    ["https://moi.example/autre/2020/outils/", "https://moi.example/autre/2020/outils/"],
    ["https://moi.example/carnet/2020/01/02/outils.html", "/blog/outils"],
    ["/carnet/2020/01/02/outils.html#haut", "/blog/outils"],
    ["{% post_url 2020-01-02-outils %}", "/blog/outils"],
  ])("%s leads to %s", async (link, address) => {
    expect((await importedFiles(files(link))).read("a")).toContain(`[les outils](${address})`)
  })

  it("an unknown address of the host that this site has is no link", async () => {
    const site = SITE.replace("https://essai.example", "https://moi.example")
    const root = await sampleProject({ "content/site.yml": site })
    const link = "https://moi.example/carnet/outils/"
    const { read, open } = await importInto(root, await sampleExport(files(link)))
    expect(read("a")).toMatch(/\n\nles outils\n$/)
    expect(open).toContainEqual(expect.stringContaining(link))
  })
})
