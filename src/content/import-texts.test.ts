import { readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { formatProblems } from "@site/problems"
import { loadSample, post, SVG, sampleProject } from "../testing/sample-content"
import { sampleExport } from "../testing/sample-export"
import { imported, importedFiles, importInto } from "../testing/sample-import"
import { tempDir } from "../testing/temp-dir"

const markdown = (body: string, fields = "date: 2020-01-01") => `---\n${fields}\n---\n${body}\n`

describe("issue 30.8: old addresses", () => {
  it.each([
    ["_config.yml", "permalink: /:year/:title/", "source/_posts/a.md", "/2020/a"],
    ["scaffolds/post.md", "", "source/_posts/a.md", "/2020/01/02/a"],
    ["docusaurus.config.js", "", "blog/2020-01-02-a.md", "/blog/2020/01/02/a"],
    [".eleventy.js", "", "src/posts/2020-01-02-a.md", "/posts/a"],
    ["astro.config.mjs", "", "src/content/posts/a.md", "/posts/a"],
    ["hugo.toml", '[permalinks]\nposts = "/:year/:slug/"', "content/posts/a.md", "/2020/a"],
    ["_config.yml", "", "_posts/2020-01-02-a.md", "/x/2020/01/02/a.html"],
  ])("%s with %j says that of %s", async (config, settings, file, address) => {
    const text = markdown("Un texte.", "date: 2020-01-02\ncategories: [X]")
    const { posts } = await importedFiles({ [config]: settings, [file]: text })
    expect(posts.map(({ fields }) => fields.aliases)).toEqual([[address]])
  })

  it("--old gives it", async () => {
    const text = markdown("Un texte.", "date: 2020-01-02")
    const { posts, isGuessed } = await importedFiles({ "a.md": text }, "/articles/:year/:slug")
    expect(posts[0]?.fields.aliases).toEqual(["/articles/2020/a"])
    expect(isGuessed).toBe(false)
    expect((await importedFiles({ "a.md": text })).isGuessed).toBe(true)
  })
})

test.each([
  [
    "> [!NOTE]\n> Une remarque à part.\n\nUne vraie phrase ici. Une autre.",
    "Une vraie phrase ici.",
  ],
  ["https://a.example/b\n\nUne vraie phrase ici.", "Une vraie phrase ici."],
  ["[gallery]\n\nUne vraie phrase ici.", "Une vraie phrase ici."],
  [":clap: Une vraie phrase ici.", "Une vraie phrase ici."],
  ["![Une image](a.png)\n\n- un\n- deux\n\nUne vraie phrase ici", "Une vraie phrase ici"],
  ["Un mot.", "Un mot."],
  ["## Un titre", undefined],
  ["これは日本語の文章です。二つ目の文です。", "これは日本語の文章です。二つ目の文です。"],
  [`${"mot ".repeat(80)}.`, `${"mot ".repeat(50).trim()}…`],
])("issue 30.9: the first sentence of %j is %j", async (text, sentence) => {
  const { posts } = await importedFiles({ "a.md": markdown(text) })
  expect(posts[0]?.fields.description).toBe(sentence ?? "A")
})

describe("issue 30.10: what is not here", () => {
  it.each([
    ['<a href="">un mot</a>', "un mot"],
    ["[un mot]()", "un mot"],
    ['<a href="{{ post.url }}">un mot</a>', "un mot"],
  ])("%s is %s", async (body, text) => {
    const { read, errors } = await importedFiles({ "a.md": markdown(body) })
    expect(read("a")).toContain(`\n\n${text}\n`)
    expect(formatProblems(await errors())).toBe("")
  })

  it("only WordPress has a tag Blog that says nothing", async () => {
    expect((await imported("wordpress-gallery")).read("galerie")).not.toContain("tags:")
    expect((await imported("hexo")).read("sans-barre")).toMatch(/^ {2}- Blog$/m)
  })

  it("galleries of WordPress are figures, or are named", async () => {
    const { read, open } = await imported("wordpress-gallery")
    expect(read("galerie")).toMatchSnapshot()
    expect(open).toContain('laissé tel quel : [gallery ids="98,99"]')
  })

  it("components of the old site are replaced by their words, or by a remark", async () => {
    const { read, open, errors } = await imported("docusaurus")
    expect(read("tabs")).toMatchSnapshot()
    expect(open).toContain("le composant <Tabs> n’existe pas ici : son contenu reste")
    expect(open).toContain("remplacé par une remarque : <Chart rows={data} />")
    expect(formatProblems(await errors())).toBe("")
  })

  it.each([
    ['import X from "./x"\n\nUn <X a="b" /> mot.', 'Un `` <X a="b" /> `` mot.\n'],
    ['import { YouTube } from "x"\n\n<YouTube id="dQw4w9WgXcQ" />', "<iframe src="],
    ['import b from "./b"\n\nexport const c = b + 1\n\nUn mot.', "> export const c = b + 1\n"],
    ['import b from "./b"\n\nexport const c = b + 1\n\nUn {c} mot.', "Un `` {c} `` mot.\n"],
    ["<button onClick={() => x()}>Un mot</button>", "<button>Un mot</button>\n"],
    ["<!-- rien -->\n\nUn<br>mot.", "<!-- rien -->\n\nUn<br>mot."],
    ["Un {mot", "Un {mot"],
    ['<img src={require("./x.png").default} alt="X" />', "![X](./x.png)"],
  ])("MDX %j is written with %j", async (body, text) => {
    const { posts, errors } = await importedFiles({ "a.mdx": markdown(body), "x.png": "" })
    expect(posts[0]?.text).toContain(text)
    expect(formatProblems(await errors())).toBe("")
  })
})

describe("issue 30.12: what ends a build there and not here", () => {
  it.each([
    ["[^a-z] et moi@a.example, la <Ma-Balise>", "\\[^a-z] et moi@a.example, la \\<Ma-Balise>"],
    ["```mermaid\ngantt\n```", "```text\ngantt\n```"],
    ["$\\color{red}x$", "`` \\color{red}x ``"],
    ["- a\n\n   ```js\n   b\n```\n\nc", "- a\n\n   ```js\n   b\n   ```\n\nc"],
    ["```js\nb", "```js\nb\n```"],
    [":::tip\na\n\n```js\nb\n\nc\n```\n:::", "> [!TIP]\n> a\n>\n> ```js\n> b\n> \n> c\n> ```"],
    ["> ```js\n> b\n>\n> c\n> ```", "> ```js\n> b\n> \n> c\n> ```"],
    ["La balise <img/> montre", "La balise &lt;img/> montre"],
    [
      "- Ou [^a-z]: des lettres\n- [^1]\n\n[^1]: une note",
      "- Ou \\[^a-z]: des lettres\n- [^1]\n\n[^1]: une note",
    ],
    ["[a](./b.md#rien)", "[a](/blog/b)"],
    ["[a](./b.md#bas)", "[a](/blog/b#plus-bas)"],
  ])("%j becomes %j", async (body, text) => {
    const other = markdown("## Plus bas {#bas}\n\nUn texte.")
    const { read, errors } = await importedFiles({ "a.md": markdown(body), "b.md": other })
    expect(read("a").split("---\n\n")[1]).toBe(`${text}\n`)
    expect(formatProblems(await errors())).toBe("")
  })

  it("a note that is defined is no error beside an address", async () => {
    const article = "Un mot[^1], www.a.example et `b`[^1].\n\n[^1]: Une note."
    const root = await sampleProject({ "content/blog/a.md": post(article) })
    expect(
      formatProblems((await loadSample(root)).problems.filter(one => one.field === "note")),
    ).toBe("")
  })
})

describe("R-28: files that are not read", () => {
  it.each([
    [
      "Windows-1252",
      Buffer.from("D\xE9j\xE0 vu, un \xE9t\xE9", "latin1"),
      /sans doute en Windows-1252\s; enregistrez/,
    ],
    ["UTF-16", Buffer.from("\uFEFFtitle", "utf16le"), /sans doute en UTF-16\s; enregistrez/],
    ["UTF-16 without a mark", Buffer.from("abc", "utf16le"), /sans doute en UTF-16/],
    [
      "GBK",
      Buffer.from([0xd6, 0xd0, 0xce, 0xc4, 0xc4]),
      /n’est pas en UTF-8\s; enregistrez-le en UTF-8, puis/,
    ],
  ])("%s is named as such, and nothing is decoded wrongly", async (_name, bytes, said) => {
    const folder = await sampleExport({ "b.md": markdown("Un texte.") })
    writeFileSync(join(folder, "a.md"), bytes)
    const { posts, refused } = await importInto(await sampleProject(), folder)
    expect(refused).toEqual([expect.stringMatching(said)])
    expect(posts).toHaveLength(1)
  })

  it("a link out of the folder is not followed, one inside is", async () => {
    const outside = await tempDir({ "secret.md": "Un secret.", "secret.svg": SVG })
    const body = "![a](./b.svg) ![c](./d.svg) ![e](../../../etc/hostname)"
    const folder = await sampleExport({ "a.md": markdown(body), "e.svg": SVG })
    symlinkSync(join(outside, "secret.svg"), join(folder, "b.svg"))
    symlinkSync(join(outside, "secret.md"), join(folder, "c.md"))
    symlinkSync("e.svg", join(folder, "d.svg"))
    const { posts, refused, root } = await importInto(await sampleProject(), folder)
    expect(posts.map(({ text }) => text)).toEqual(["a ![c](./d.svg) e\n"])
    expect(readFileSync(join(root, "content/blog/a/d.svg"), "utf8")).toBe(SVG)
    expect(refused).toEqual([
      expect.stringMatching(/^b\.svg\s: un lien vers un fichier hors/),
      expect.stringMatching(/^c\.md\s: un lien vers un fichier hors/),
    ])
  })
})
