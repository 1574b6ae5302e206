import { existsSync, readFileSync, rmdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { readExport } from "@site/import"
import { formatProblems } from "@site/problems"
import { loadSample, post, SVG, sampleProject } from "../testing/sample-content"
import { EXPORTS, filesOf, sampleExport } from "../testing/sample-export"
import { imported, importedFiles, importInto } from "../testing/sample-import"
import { tempDir } from "../testing/temp-dir"

const TEXT = "---\ndate: 2020-01-01\n---\nUn texte.\n"

describe("import", () => {
  it("R-30: every post of every kind of export passes the content check at once", async () => {
    const root = await sampleProject()
    let count = 0
    for (const name of EXPORTS) {
      const { posts } = await importInto(root, await sampleExport(filesOf(name)))
      count += posts.length
    }
    const { posts, problems } = await loadSample(root)
    expect(formatProblems(problems.filter(({ severity }) => severity === "error"))).toBe("")
    expect(count).toBeGreaterThanOrEqual(40)
    expect(posts).toHaveLength(count)
  })

  it.each([
    ["hugo", "Hugo", ["premier", "deuxieme"]],
    ["hugo-bundles", "Hugo", ["voyage"]],
    ["hugo-languages", "Hugo", ["recette", "recette-en"]],
    ["jekyll", "Jekyll", ["mon-premier-billet", "le-second"]],
    ["astro", "Astro", ["premier-billet", "utiliser-mdx"]],
    ["docusaurus", "Docusaurus", ["tabs", "bienvenue-en"]],
    ["eleventy", "Eleventy", ["autre-en"]],
    ["gatsby", "Gatsby", ["hello-world"]],
    ["hexo", "Hexo", ["sans-barre", "en-json"]],
    ["ghost", "Ghost", ["une-fusee", "membres"]],
    ["wordpress", "Markdown", ["editeur", "ancien"]],
    ["dev-to", "Markdown", ["mon-article", "pas-publie"]],
    ["markdown", "Markdown", ["ete-a-la-mer", "une-note", "en-json"]],
  ])("takes %s over, as %s", async (name, kind, slugs) => {
    const found = await imported(name)
    expect(found.kind).toBe(kind)
    expect([...found.pages, ...found.refused, ...found.open].join("\n")).toMatchSnapshot("left")
    for (const slug of slugs)
      expect(found.read(slug).replace(/^date: .*\n(?=draft)/m, "date: today\n")).toMatchSnapshot()
  })

  it("reads no heading that is underlined as the fields of Hexo", async () => {
    const { read } = await importedFiles({ "a.md": "Note: un titre\n---\n\ntitle: x\n" })
    expect(read("a")).toMatch(/title: A\n[\s\S]*\nNote: un titre\n---\n\ntitle: x\n/)
  })

  it("copies files, leaves what is there, and new posts join its tags and series", async () => {
    const fields = "date: 2020-01-01\ntags: [RUST]\nseries: { title: Apprendre Hugo, position: 1 }"
    const mine = post("À moi.", fields)
    const { root, read, skipped } = await imported("hugo", { "content/blog/deuxieme.md": mine })
    const first = read("premier")
    expect(existsSync(join(root, "static/files/premier/plan.pdf"))).toBe(true)
    expect(readFileSync(join(root, "content/blog/deuxieme.md"), "utf8")).toBe(mine)
    expect(first).toMatch(/- RUST\n[\s\S]*position: 2\n[\s\S]*\]\(\/blog\/deuxieme\)/)
    expect(skipped).toHaveLength(1)
    const again = await importInto(root, await sampleExport(filesOf("hugo")))
    expect([again.posts, again.skipped.length]).toEqual([[], 3])
    expect(again.skipped[0]).toMatch(/^content\/posts\/deuxieme\.md\s: .* existe/)
    expect(read("premier")).toBe(first)
  })
})

test("R-30: a post with a file that is there already is refused whole, by name", async () => {
  const root = await sampleProject({ "static/files/a/plan.pdf": "à moi" })
  const files = { "a.md": "[plan](plan.pdf)", "plan.pdf": "", "b.md": "Un texte." }
  const { posts, refused } = await importInto(root, await sampleExport(files))
  expect(posts.map(({ from }) => from)).toEqual(["b.md"])
  expect(refused).toEqual([expect.stringMatching(/^a\.md\s: static\/files\/a\/plan\.pdf existe/)])
  expect(existsSync(join(root, "content/blog/a"))).toBe(false)
  expect(readFileSync(join(root, "static/files/a/plan.pdf"), "utf8")).toBe("à moi")
})

test.each([
  [{ "public/a/index.md": TEXT, "posts/b.md": TEXT }, "Markdown", ["posts/b.md"]],
  [{ "package.json": "", "_posts/2020-01-02-a.md": TEXT }, "Markdown", ["_posts/2020-01-02-a.md"]],
  [{ "articles/index.md": "Une liste.", "articles/a.md": TEXT }, "Markdown", ["articles/a.md"]],
  [{ "index.md": "Accueil.", "posts/2020/a.md": TEXT }, "Markdown", ["posts/2020/a.md"]],
  [{ "pages/posts/index.md": "", "pages/posts/a.md": TEXT }, "Markdown", ["pages/posts/a.md"]],
  [{ "a/index.md": TEXT, "a/b.md": TEXT, "a/c.md": "c" }, "Markdown", ["a/b.md", "a/index.md"]],
  [
    { "config.toml": "", "content/a.md": TEXT, "content/b.md": TEXT, "content/c/d.md": TEXT },
    ...(["Hugo", ["content/a.md", "content/b.md", "content/c/d.md"]] as const),
  ],
  [
    { "config.toml": "", "content/a.md": TEXT, "content/b.md": "Une page." },
    ...(["Hugo", ["content/a.md"]] as const),
  ],
  [
    { "docusaurus.config.js": "", "blog/2024-02-15.nom.md": "Un texte." },
    ...(["Docusaurus", ["blog/2024-02-15.nom.md"]] as const),
  ],
])("of %j, a blog of %s, %j are posts", async (files, kind, expected) => {
  const found = await readExport(await sampleExport(files))
  expect([found.kind, found.posts.map(({ file }) => file)]).toEqual([kind, expected])
})

test("a file whose name has two endings has an address with none", async () => {
  const { posts } = await importedFiles({ "2020-01-02-un-mot.html.md": "a", "b.svx": "b" })
  expect(posts.map(({ file }) => file.split("/")[2])).toEqual(["un-mot", "b"])
})

test("the date of a file with a point behind it is that of its post", async () => {
  const { posts } = await importedFiles({ "2024-02-15.nom.md": "Un texte." })
  expect(posts).toMatchObject([
    { file: "content/blog/nom/index.md", fields: { date: "2024-02-15" } },
  ])
})

test("R-30: a post that was deleted is imported again, though its files are there", async () => {
  const folder = await sampleExport({
    "a.md": "[plan](plan.pdf) ![x](b.svg)",
    "plan.pdf": "%PDF",
    "b.svg": SVG,
  })
  const { root } = await importInto(await sampleProject(), folder)
  rmSync(join(root, "content/blog/a/index.md"))
  rmSync(join(root, "content/blog/a/b.svg"))
  rmdirSync(join(root, "content/blog/a"))
  const { refused, read } = await importInto(root, folder)
  expect(refused).toEqual([])
  expect(read("a")).toContain("[plan](/files/a/plan.pdf) ![x](./b.svg)")
  expect(existsSync(join(root, "content/blog/a/b.svg"))).toBe(true)
})

const latin1 = Buffer.from("D\xE9j\xE0 vu, un \xE9t\xE9", "latin1")
const utf16 = Buffer.from("\uFEFFtitle", "utf16le")

test.each<[what: string, files: Record<string, string | Buffer>, said: RegExp]>([
  [
    "broken YAML",
    { "a.md": "---\ntitle: a\n- b\n---\n" },
    /^a\.md\s: l’en-tête \(YAML\) .* line 3/,
  ],
  ["broken TOML", { "a.md": "+++\ntitle = a\n+++\n" }, /^a\.md\s: l’en-tête \(TOML\)/],
  ["broken JSON", { "a.md": "{\n  a\n}\n" }, /^a\.md\s: l’en-tête \(JSON\)/],
  ["a broken export of Ghost", { "a.json": '{"posts_tags": [' }, /^a\.json\s: .*JSON/],
  ["a name without letters", { "日本.md": "Un texte." }, /^日本\.md\s: son nom ne donne pas/],
  [
    "a third post with one address and day",
    { "x.md": TEXT, "x.mdx": TEXT, "x.markdown": TEXT },
    /^x\.mdx\s: la même adresse que x\.markdown, \/blog\/x\s;/,
  ],
  [
    "Windows-1252",
    { "a.md": latin1 },
    /^a\.md\s: .* pas en UTF-8\s; enregistrez-le en UTF-8, puis/,
  ],
  [
    "a nested text",
    { "a.md": `---\na: b\n---\n${">".repeat(300)}` },
    /^a\.md\s: son texte .* line 4/,
  ],
  ["UTF-16", { "a.md": utf16 }, /^a\.md\s: .* pas en UTF-8/],
  ["UTF-16 without a mark", { "a.md": utf16.subarray(2) }, /^a\.md\s: .* pas en UTF-8/],
])("R-28: refuses %s, and goes on", async (_what, files, said) => {
  const folder = await sampleExport({ "c/y.md": TEXT })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const { posts, refused } = await importInto(await sampleProject(), folder)
  expect(refused).toEqual([expect.stringMatching(said)])
  expect(posts.map(({ file }) => file)).toContain("content/blog/y/index.md")
})

test("R-28: a link out of the folder, or to nothing, is not followed, one inside is", async () => {
  const outside = await tempDir({ "secret.md": "Un secret.", "secret.svg": SVG })
  const body = "![a](./b.svg) ![c](./d.svg) ![e](../../../etc/hostname)"
  const folder = await sampleExport({ "a.md": body, "e.svg": SVG })
  symlinkSync(join(outside, "secret.svg"), join(folder, "b.svg"))
  symlinkSync(join(outside, "secret.md"), join(folder, "c.md"))
  symlinkSync("e.svg", join(folder, "d.svg"))
  symlinkSync("nulle-part", join(folder, "z.md"))
  const { posts, refused, root } = await importInto(await sampleProject(), folder)
  expect(posts.map(({ text }) => text)).toEqual(["a ![c](./d.svg) e\n"])
  expect(readFileSync(join(root, "content/blog/a/d.svg"), "utf8")).toBe(SVG)
  expect(refused).toEqual([
    expect.stringMatching(/^b\.svg\s: un lien vers un fichier hors/),
    expect.stringMatching(/^c\.md\s: un lien vers un fichier hors/),
    expect.stringMatching(/^z\.md\s: /),
  ])
})
