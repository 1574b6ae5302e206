import { existsSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { formatProblems } from "@site/problems"
import sharp from "sharp"
import { SITE, sampleProject } from "../testing/sample-content"
import { sampleExport } from "../testing/sample-export"
import { importedFiles, importInto } from "../testing/sample-import"

const markdown = (body: string, fields = "date: 2020-01-01") => `---\n${fields}\n---\n${body}\n`

test.each([
  [
    ["2022/01/18/index.md", "2022/02/18/index.md"],
    ["2022-01-18", "2022-02-18"],
  ],
  [
    ["x/2020-02-03-a.md", "x/2020-02-04-a.md", "x/2020-02-05-a.md"],
    ["a", "x-a", "a-2020-02-05"],
  ],
  [
    ["a/x/mot.md", "b/x/mot.md", "c/x/mot.md", "d/x/mot.md"],
    ["mot", "x-mot", "mot-2020-01-01", "d-x-mot"],
  ],
  [
    ["chapitre/18.md", "2020-03-04-日本.md", "page.md", "x/tag.md", "y/tag.md"],
    ["2020-03-04", "chapitre-18", "page-2020-01-01", "x-tag", "y-tag"],
  ],
])("%j have the addresses %j", async (files, slugs) => {
  const isDated = (file: string) => /\d{4}/.test(file)
  const texts = files.map(file => [file, isDated(file) ? "Un texte." : markdown("Un texte.")])
  const { posts } = await importedFiles(Object.fromEntries(texts))
  expect(posts.map(({ file }) => file.split("/")[2])).toEqual(slugs)
})

test.each([
  ["_config.yml", "permalink: /:year/:title/", "source/_posts/a.md", "/2020/a"],
  ["scaffolds/post.md", "", "source/_posts/a.md", "/2020/01/02/a"],
  ["docusaurus.config.js", "", "blog/2020-01-02-a.md", "/blog/2020/01/02/a"],
  ["hugo.toml", "", "content/posts/a.md", "/posts/a"],
  ["_config.yml", "", "_posts/2020-01-02-a.md", "/x/2020/01/02/a.html"],
  ["_config.yml", "permalink: /:title/", "source/_posts/Un titre.md", "/Un-titre"],
  [
    "_config.yml",
    "url: http://a:8080\npermalink: http://a:8080/:title/",
    "source/_posts/a.md",
    "/a",
  ],
  ["pelicanconf.py", "ARTICLE_URL = '{date:%Y}/{slug}/'", "content/a.md", "/2020/un-mot"],
])("%s with %j says the old address of %s", async (config, settings, file, address) => {
  const text = markdown("Un texte.", "title: Un mot\ndate: 2020-01-02\ncategories: [X]")
  const { posts } = await importedFiles({ [config]: settings, [file]: text })
  expect(posts.map(({ fields }) => fields.aliases)).toEqual([[address]])
})

test("patterns of Hugo for one folder each say no old address", async () => {
  const { posts } = await importedFiles({
    "hugo.toml": '[permalinks]\nposts = "/:year/:slug/"',
    "content/posts/a.md": markdown("Un texte."),
  })
  expect(posts.map(({ fields }) => fields.aliases)).toEqual([[]])
})

test("--old gives the old address", async () => {
  const files = { "a.md": markdown("Un texte.", "date: 2020-01-02") }
  const { posts } = await importedFiles(files, "/articles/:year/:slug")
  expect(posts[0]?.fields.aliases).toEqual(["/articles/2020/a"])
  expect((await importedFiles(files)).posts[0]?.fields.aliases).toEqual([])
})

test.each([
  ["/:slug/", "slug: Autre", "/Autre"],
  ["/:slug/", "", "/un-mot-à-lire"],
  ["/:title/", "slug: Autre", "/un-mot-à-lire"],
  ["/:filename/", "slug: Autre", "/Autre"],
])("%s of Hugo with %j is %s", async (pattern, field, address) => {
  const text = markdown("Un texte.", `title: Un mot à lire\ndate: 2020-01-02\n${field}`)
  const files = { "hugo.toml": "", "content/posts/a.md": text }
  const { posts } = await importedFiles(files, pattern)
  expect(posts.map(({ fields }) => fields.aliases)).toEqual([[address]])
})

test("a link between two translations leads to the same language", async () => {
  const text = (lang: string) => markdown(`## ${lang}\n\n[b](/posts/b/) [c](../b)`)
  const { read } = await importedFiles({
    "hugo.toml": "",
    ...Object.fromEntries(
      ["fr", "en"].flatMap(lang => [
        [`content/posts/a/index.${lang}.md`, text(lang)],
        [`content/posts/b/index.${lang}.md`, markdown("Un texte.")],
      ]),
    ),
  })
  expect(read("a")).toContain("[b](/blog/b) [c](/blog/b)")
  expect(read("a-en")).toContain("[b](/blog/b-en) [c](/blog/b-en)")
})

test.each([
  [".eleventy.js", "src/posts/2020-01-02-un.md", "/posts/un/"],
  ["astro.config.mjs", "src/content/blog/un.md", "/blog/un"],
  ["gatsby-config.js", "content/blog/un/index.md", "/un/#haut"],
])("with %s, %s is found at %s without an old address", async (config, file, link) => {
  const other = file.replace("un", "autre")
  const { read } = await importedFiles({
    [config]: "",
    [file]: markdown("## Haut"),
    [other]: markdown(`[un](${link})`),
  })
  expect(read("autre")).toMatch(/\[un\]\(\/blog\/un(?:#haut)?\)/)
})

test("an old address that two posts have is named when one loses it", async () => {
  const fields = "date: 2020-01-01\naliases: [/ancien, /un mot]"
  const files = { "a.md": markdown("Un.", fields), "b.md": markdown("Deux.", fields) }
  const { posts } = await importedFiles(files)
  expect(posts.map(({ fields }) => fields.aliases)).toEqual([["/ancien"], []])
  expect(
    posts.map(
      ({ notes }) => notes.changed.filter(({ words }) => /ancienne adresse/.test(words)).length,
    ),
  ).toEqual([1, 2])
})

describe("links on the old host", () => {
  const files = (link: string) => ({
    "_config.yml": "url: https://moi.example\nbaseurl: /carnet",
    "_posts/2020-01-02-outils.md": markdown("Un texte."),
    "_posts/2020-01-03-a.md": markdown(`[les outils](${link})`),
  })

  it.each([
    ["https://moi.example/outils/", "https://moi.example/outils/"],
    ["https://moi.example/carnet/outils/", "https://moi.example/carnet/outils/"],
    ["https://moi.example/autre/2020/outils/", "https://moi.example/autre/2020/outils/"],
    ["https://moi.example/carnet/2020/01/01/outils.html", "/blog/outils"],
    ["/carnet/2020/01/01/outils.html#haut", "/blog/outils"],
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

test.each([
  ["> [!NOTE]\n> Une remarque.\n\nUne vraie phrase ici. Une autre.", "Une vraie phrase ici."],
  ["https://a.example/b\n\n:clap: Une vraie phrase ici.", "Une vraie phrase ici."],
  ["[gallery]\n\n- un\n- deux\n\nUne vraie phrase ici", "Une vraie phrase ici"],
  ["Un mot.", "Un mot."],
  ["## Un titre", "A"],
  ["これは日本語の文章です。二つ目の文です。", "これは日本語の文章です。二つ目の文です。"],
  [`${"mot ".repeat(80)}.`, `${"mot ".repeat(50).trim()}…`],
  [`${"mot, ".repeat(80)}.`, `${"mot, ".repeat(40).slice(0, -2)}…`],
  ["Un épisode avec :\n\n- A.\n\nOn y parle de la suite.", "On y parle de la suite."],
  ["Un épisode avec :\n\n- A.", "Un épisode avec :"],
])("the first sentence of %j is %j", async (text, sentence) => {
  const { posts } = await importedFiles({ "a.md": markdown(text) })
  expect(posts[0]?.fields.description).toBe(sentence)
})

const gif = (pages: number) =>
  sharp(Buffer.from([...Array(pages * 12).keys()]), {
    raw: { width: 2, height: 2 * pages, channels: 3, pageHeight: 2 },
  })
    .gif()
    .toBuffer()

test.each([
  [3, "![x](./a.gif)", "content/blog/a/a.gif"],
  [1, "![x](./a.gif)", "content/blog/a/a.gif"],
])("a GIF of %i pictures is written as %s", async (pages, text, file) => {
  const folder = await sampleExport({ "a.md": markdown("![x](./a.gif)") })
  writeFileSync(join(folder, "a.gif"), await gif(pages))
  const { root, read, errors } = await importInto(await sampleProject(), folder)
  expect(read("a")).toContain(`\n${text}\n`)
  expect(existsSync(join(root, file))).toBe(true)
  expect(formatProblems(await errors())).toBe("")
})
