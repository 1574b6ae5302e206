import { existsSync, readFileSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import { readExport } from "@site/import"
import { formatProblems } from "@site/problems"
import { loadSample, post, sampleProject } from "../testing/sample-content"
import { EXPORTS, filesOf, sampleExport } from "../testing/sample-export"
import { imported, importInto } from "../testing/sample-import"

const TEXT = "---\ndate: 2020-01-01\n---\nUn texte.\n"

describe("issue 15.8: import", () => {
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

  it("takes Hugo's TOML and JSON, bundles, shortcodes, files and links over", async () => {
    const { root, read, open, pages } = await imported("hugo")
    for (const slug of ["premier", "deuxieme", "english"]) expect(read(slug)).toMatchSnapshot()
    expect(existsSync(join(root, "static/files/premier/plan.pdf"))).toBe(true)
    expect(open).toContain("laissé tel quel : {{<chart id=3>}}")
    expect(pages).toEqual([
      "content/about.md : une page, pas un article",
      "content/posts/premier/notes.md : une page, pas un article",
    ])
  })

  it("takes Jekyll's Liquid, kramdown and drafts over", async () => {
    const { read, open, refused } = await imported("jekyll")
    expect(read("mon-premier-billet")).toMatchSnapshot()
    expect(read("le-second")).toMatchSnapshot()
    expect(read("une-idee")).toMatch(/\ndraft: true\n/)
    expect(open).toContain('laissé tel quel : {% include graphique.html donnees="x" %}')
    expect(refused).toEqual([])
  })

  it.each([
    ["astro", ["premier-billet"]],
    ["dev-to", ["mon-article", "pas-publie"]],
    ["gatsby", ["hello-world"]],
    ["wordpress", ["editeur", "ancien", "brouillon"]],
    ["ghost", ["une-fusee", "membres"]],
    ["markdown", ["ete-a-la-mer", "une-note", "en-json"]],
  ])("takes the posts of %s over", async (name, slugs) => {
    const { read } = await imported(name)
    for (const slug of slugs)
      expect(read(slug).replace(/^date: .*\n(?=draft)/m, "date: today\n")).toMatchSnapshot()
    if (name === "astro") expect(read("utiliser-mdx")).toMatchSnapshot()
  })

  it.each([
    ["", /^date: [\d-]+\ndraft: true$/m, ["sans date : brouillon, daté d’aujourd’hui"]],
    ["<wp:post_date>2019-05-06 09:00:00</wp:post_date>", /^date: 2019-05-06T09:00$/m, []],
  ])("takes a post of WordPress without post_date_gmt, and with %j", async (dates, date, open) => {
    const item = `<item><title>Un</title><content:encoded>Du texte.</content:encoded><wp:post_name>un</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>${dates}</item>`
    const xml = `<rss a="http://wordpress.org/export/1.2/"><channel>${item}</channel></rss>`
    const found = await importInto(await sampleProject(), await sampleExport({ "a.xml": xml }))
    expect(found.read("un")).toMatch(date)
    expect(found.open.filter(line => /date/.test(line))).toEqual(open)
  })

  it("leaves what is there, and new posts join its tags and series", async () => {
    const fields = "date: 2020-01-01\ntags: [RUST]\nseries: { title: Apprendre Hugo, position: 1 }"
    const mine = post("À moi.", fields)
    const { root, read, skipped } = await imported("hugo", { "content/blog/deuxieme.md": mine })
    const first = read("premier")
    expect(readFileSync(join(root, "content/blog/deuxieme.md"), "utf8")).toBe(mine)
    expect(first).toMatch(/- RUST\n[\s\S]*position: 2\n[\s\S]*\]\(\/blog\/deuxieme\)/)
    expect(skipped).toHaveLength(1)
    const again = await importInto(root, await sampleExport(filesOf("hugo")))
    expect([again.posts, again.skipped.length]).toEqual([[], 3])
    expect(again.skipped[0]).toMatch(/^content\/posts\/deuxieme\.md\s: .* existe/)
    expect(read("premier")).toBe(first)
  })

  it.each([
    [
      "YAML that is broken",
      { "a.md": "---\ntitle: [a\n---\n" },
      /^a\.md\s: l’en-tête \(YAML\) .* line 2/,
    ],
    ["TOML that is broken", { "a.md": "+++\ntitle = a\n+++\n" }, /^a\.md\s: l’en-tête \(TOML\)/],
    ["JSON that is broken", { "a.md": "{\n  a\n}\n" }, /^a\.md\s: l’en-tête \(JSON\)/],
    [
      "XML that is broken",
      { "a.xml": "<rss>wordpress.org/export<b></rss>" },
      /^a\.xml\s: le XML est abîmé, ligne 1/,
    ],
    ["an export of Ghost that is broken", { "a.json": '{"posts_tags": [' }, /^a\.json\s: .*JSON/],
    [
      "a name without letters",
      { "日本.md": "Un texte." },
      /^日本\.md\s: son nom ne donne pas d’adresse/,
    ],
    [
      "a third post with one address and day",
      { "x.md": TEXT, "x.mdx": TEXT, "x.markdown": TEXT },
      /^x\.mdx\s: la même adresse que x\.markdown, \/blog\/x\s;/,
    ],
  ])("refuses %s, and goes on", async (_what, files, said) => {
    const folder = await sampleExport({ ...files, "c/y.md": TEXT })
    if ("a.xml" in files || "a.json" in files) {
      await expect(readExport(folder)).resolves.toMatchObject({
        refused: [expect.stringMatching(said)],
      })
      return
    }
    const { posts, refused } = await importInto(await sampleProject(), folder)
    expect(refused).toEqual([expect.stringMatching(said)])
    expect(posts.map(({ file }) => file)).toContain("content/blog/y/index.md")
  })

  it("goes on after a file that cannot be read", async () => {
    const folder = await sampleExport({ "y.md": TEXT })
    symlinkSync("nulle-part", join(folder, "z.md"))
    const { posts, refused } = await importInto(await sampleProject(), folder)
    expect(refused).toEqual([expect.stringMatching(/^z\.md\s: /)])
    expect(posts).toHaveLength(1)
  })
})
