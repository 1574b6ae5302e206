/** @jest-environment node */
import { rm } from "node:fs/promises"
import { join } from "node:path"
import { loadSample, post, problemsOf, SITE, SVG, sampleProject } from "../testing/sample-content"
import type { ContentProblem } from "./content-problem"

type Expected = Partial<Record<keyof ContentProblem, unknown>>

const X = "content/blog/x/index.mdx"
const inPost = (article: string) => ({ [X]: post(article) })
const withFields = (fields: string) => ({ [X]: post("Du texte.", fields) })
const error = (rest: Expected) => ({ severity: "error", file: X, ...rest })

describe("broken content gives one clear error each (R-16)", () => {
  it("R-16: content without faults gives no problem", async () => {
    const files = {
      [X]: post("![Un carré](./a.svg) et [un lien](#titre)\n\n## Titre\n"),
      "content/blog/x/a.svg": SVG,
    }
    expect(await problemsOf(files)).toEqual([])
  })

  const cases: [name: string, files: Record<string, string>, expected: Expected][] = [
    [
      "bad YAML",
      { [X]: "---\ntitle: a: b\n---\n" },
      error({ line: 2, field: "YAML", expected: "valid YAML", received: '"title: a: b"' }),
    ],
    [
      "a field written twice",
      withFields("date: 2024-01-01\ntitle: Encore"),
      error({ line: 5, field: "YAML", expected: "each field once", received: '"title: Encore"' }),
    ],
    [
      "a missing field",
      { [X]: "---\ntitle: Un titre\ndate: 2024-01-01\n---\n" },
      error({ line: 2, field: "description", expected: "a text", received: "nothing" }),
    ],
    [
      "a missing field in a group",
      withFields("date: 2024-01-01\nseries:\n  title: Une série"),
      error({ line: 5, field: "series.position", expected: "a number", received: "nothing" }),
    ],
    [
      "a date that does not exist",
      withFields("date: 2026-02-30"),
      error({
        line: 4,
        field: "date",
        expected: expect.stringMatching(/^a date that exists, written YYYY-MM-DD or/),
        received: '"2026-02-30"',
      }),
    ],
    [
      "a misspelt field",
      withFields("date: 2024-01-01\ntagz: [a]"),
      error({
        line: 5,
        field: "tagz",
        expected: expect.stringContaining("tags"),
        received: "an unknown field tagz",
        hint: "Did you mean “tags”?",
      }),
    ],
    [
      "a cover without a description",
      { ...withFields("date: 2024-01-01\ncover: ./a.svg"), "content/blog/x/a.svg": SVG },
      error({ field: "coverAlt", expected: expect.stringContaining("cover"), received: "nothing" }),
    ],
    [
      "a slug that is no path segment",
      { "content/blog/Été/index.mdx": post() },
      error({
        file: "content/blog/Été/index.mdx",
        line: 1,
        field: "slug",
        expected: "one path segment of lower-case letters a-z, digits and single hyphens",
        received: '"Été"',
      }),
    ],
    [
      "a slug that two posts share",
      { [X]: post(), "content/blog/y/index.mdx": post("", "date: 2024-01-01\nslug: x") },
      error({
        file: "content/blog/y/index.mdx",
        line: 5,
        field: "slug",
        expected: `a slug that no other file has: ${X} has this one`,
        received: '"x"',
      }),
    ],
    [
      "an alias that is no address of this site",
      withFields("date: 2024-01-01\naliases:\n  - /ancien\n  - /ancien/"),
      error({
        line: 7,
        field: "aliases.1",
        expected: expect.stringContaining("no slash or index.html at the end"),
        received: '"/ancien/"',
      }),
    ],
    [
      "an alias in the place of a list",
      withFields("date: 2024-01-01\naliases: /ancien"),
      error({ line: 5, field: "aliases", expected: "a list", received: '"/ancien"' }),
    ],
    [
      "an alias that a page has",
      { ...withFields("date: 2024-01-01\naliases: [/blog/Y]"), "content/blog/y.mdx": post() },
      error({
        line: 5,
        field: "aliases.0",
        expected: "an address that no page has: content/blog/y.mdx has this one",
        received: '"/blog/Y"',
      }),
    ],
    [
      "an alias that is the post's own address",
      withFields("date: 2024-01-01\naliases: [/blog/x]"),
      error({ line: 5, expected: `an address that no page has: ${X} has this one` }),
    ],
    [
      "an alias that a file has",
      withFields("date: 2024-01-01\naliases: [/share.svg]"),
      error({ line: 5, expected: "an address that no page and no file of this site has" }),
    ],
    [
      "an alias that two posts share",
      {
        ...withFields("date: 2024-01-01\naliases: [/ancien]"),
        "content/blog/y.mdx": post("", "date: 2024-01-01\naliases: [/autre, /Ancien]"),
      },
      error({
        file: "content/blog/y.mdx",
        line: 5,
        field: "aliases.1",
        expected: `an alias that is written once: ${X} has this one`,
        received: '"/Ancien"',
      }),
    ],
    [
      "a link to an old address, which works by a detour",
      {
        ...inPost("Voir [ici](/ancien#titre)."),
        "content/blog/y.mdx": post("## Titre", "date: 2024-01-01\naliases: [/ancien]"),
      },
      {
        severity: "warning",
        file: X,
        line: 6,
        column: 6,
        field: "link",
        expected: "the page's own address, /blog/y",
        received: '"/ancien#titre", an old address of it',
      },
    ],
    [
      "a link to the old address of a post that is not published yet",
      {
        ...inPost("Voir [ici](/ancien)."),
        "content/blog/y.mdx": post("", "date: 2030-01-01\naliases: [/ancien]"),
      },
      error({ line: 6, field: "link", received: '"/ancien", not yet published' }),
    ],
    [
      "a link to a page that does not exist",
      { ...inPost("\nVoir [ici](/blog/yy)."), "content/blog/yyy/index.mdx": post() },
      error({
        line: 7,
        column: 6,
        field: "link",
        expected: "a page or a file of this site",
        received: '"/blog/yy"',
        hint: "Did you mean “/blog/yyy”?",
      }),
    ],
    [
      "a link to an anchor that does not exist",
      inPost("Voir [ici](#debut)\n\n## Début"),
      error({ line: 6, field: "link", expected: "a heading of /blog/x", received: '"#debut"' }),
    ],
    [
      "a link to a file beside the article, which would have no address",
      { ...inPost("Voir [ici](./plan.pdf)"), "content/blog/x/plan.pdf": "%PDF" },
      error({
        line: 6,
        field: "link",
        expected: expect.stringContaining("static/"),
        received: '"./plan.pdf"',
      }),
    ],
    [
      "a kind of callout that does not exist",
      inPost('<Callout kind="info">\n\nTexte.\n\n</Callout>'),
      error({
        line: 6,
        field: "Callout.kind",
        expected: "one of note, tip, warning",
        received: '"info"',
      }),
    ],
    [
      "a drawing as a cover, which cannot be processed",
      {
        ...withFields("date: 2024-01-01\ncover: ./a.svg\ncoverAlt: Un carré"),
        "content/blog/x/a.svg": SVG,
      },
      error({ line: 5, field: "cover", expected: expect.stringContaining("png, jpg") }),
    ],
    [
      "a page that has no place on the site",
      { "content/pages/autre.mdx": "---\ntitle: Autre\ndescription: Rien.\n---\n" },
      error({
        file: "content/pages/autre.mdx",
        line: 1,
        field: "slug",
        expected: "one of about-me",
        received: '"autre"',
      }),
    ],
    [
      "a page with its own code",
      {
        "content/pages/about-me.mdx":
          "---\ntitle: Moi\ndescription: Rien.\n---\n\nexport const a = 1\n",
      },
      error({ file: "content/pages/about-me.mdx", line: 1, field: "text" }),
    ],
    [
      "a picture that does not exist",
      inPost("![Un plan](./plan.png)"),
      error({
        line: 6,
        field: "image",
        expected: "a picture that exists beside this file",
        received: '"./plan.png", which is missing',
      }),
    ],
    [
      "a cover that does not exist",
      withFields("date: 2024-01-01\ncover: ./a.png\ncoverAlt: Un plan"),
      error({ line: 5, field: "cover", received: '"./a.png", which is missing' }),
    ],
    [
      "a portrait that does not exist",
      {
        "content/pages/about-me.mdx":
          "---\ntitle: Moi\ndescription: Rien.\nportrait:\n  src: ./moi.jpg\n  alt: Moi\n---\n",
      },
      error({
        file: "content/pages/about-me.mdx",
        line: 5,
        field: "portrait.src",
        received: '"./moi.jpg", which is missing',
      }),
    ],
    [
      "a picture that is not one",
      { ...inPost('<Figure src="./a.png" alt="" />'), "content/blog/x/a.png": "pas une image" },
      error({ line: 6, field: "image", received: '"./a.png", which is not one' }),
    ],
    [
      "a NUL in a title",
      { [X]: '---\ntitle: "Un\\0titre"\ndescription: a\ndate: 2024-01-01\n---\n' },
      error({
        line: 2,
        field: "title",
        expected: "a text without signs that control it or turn its direction",
        received: '"Un\\u0000titre"',
      }),
    ],
    [
      "a tag that turns the direction of what is read",
      withFields("date: 2024-01-01\ntags: [a, 'b \u202Ec']"),
      error({ line: 5, field: "tags.1", received: '"b \\u202ec"' }),
    ],
    [
      "a slug that no file system takes",
      withFields(`date: 2024-01-01\nslug: ${"a".repeat(201)}`),
      error({ line: 5, field: "slug", expected: "at most 200 characters" }),
    ],
    [
      "an alias that no file system takes",
      withFields(`date: 2024-01-01\naliases: [/b/${"é".repeat(101)}]`),
      error({ line: 5, field: "aliases.0", expected: expect.stringContaining("200 bytes") }),
    ],
    [
      "an alias with a sign that nobody sees",
      withFields('date: 2024-01-01\naliases: ["/b\\0c"]'),
      error({ line: 5, field: "aliases.0" }),
    ],
    [
      "a profile whose address runs code",
      {
        "content/site.yml": `${SITE}socialLinks:\n  - { label: a, url: "javascript:alert(1)" }\n`,
      },
      {
        severity: "error",
        file: "content/site.yml",
        field: "socialLinks.0.url",
        expected: "an absolute http(s) address",
      },
    ],
    ...["javascript:alert(1)", "//e.example", "/\\e.example"].map(
      (link): [string, Record<string, string>, Expected] => [
        `a tech stack entry that leads to ${link}`,
        {
          "content/site.yml": `${SITE}techStack:\n  - title: Code\n    items:\n      - { name: a, years: 3, link: '${link}' }\n`,
        },
        {
          severity: "error",
          file: "content/site.yml",
          field: "techStack.0.items.0.link",
          expected: "an address of this site, or an absolute one",
        },
      ],
    ),
    [
      "an MDX syntax error",
      inPost("\nUn {texte\n"),
      error({
        line: 7,
        field: "article",
        expected: "MDX that can be read",
        hint: expect.stringContaining("closing brace"),
      }),
    ],
    [
      "a word in braces that the article does not declare",
      inPost("\nBonjour {nom}."),
      error({
        line: 7,
        column: 10,
        field: "name",
        expected: "a name that this article imports or declares",
        received: "nom",
        hint: "Write \\{ for a brace in the text, or put code between backticks.",
      }),
    ],
    [
      "an import of a file that does not exist",
      {
        ...inPost(
          'import { A } from "./a"\nimport { B } from "./b"\nimport C from "./c"\n\n<A /> <B /> <C />',
        ),
        "content/blog/x/b.tsx": "export const B = () => null",
        "content/blog/x/c/index.js": "export default () => null",
      },
      error({
        line: 6,
        column: 19,
        field: "import",
        expected: "a module that exists beside this file",
        received: '"./a", which is missing',
      }),
    ],
    [
      "an import of a package that is not installed",
      inPost('import { useId } from "react"\nimport d from "@nulle/part/d.js"\n\n{d(useId)}'),
      error({
        line: 7,
        field: "import",
        expected: "a package that is installed",
        received: '"@nulle/part/d.js", which is missing',
      }),
    ],
    [
      "an import of a part that a package does not have",
      inPost('import { useId } from "react/nope"\n\n{useId}'),
      error({ line: 6, field: "import", received: '"react/nope", which is missing' }),
    ],
    [
      "a Markdown file in the place of an article",
      { "content/blog/y/index.md": post(), ...inPost("[ici](/blog/y)") },
      error({
        file: "content/blog/y/index.md",
        line: 1,
        field: "file name",
        expected: "a name that ends in .mdx",
        received: '"index.md"',
        hint: "Only MDX is read: rename it to index.mdx.",
      }),
    ],
    [
      "a Markdown file among the projects",
      { "content/projects/y.md": post() },
      error({
        file: "content/projects/y.md",
        received: '"y.md"',
        hint: expect.stringContaining("y.mdx"),
      }),
    ],
    [
      "an unknown component",
      inPost("Du texte.\n\n<Callou>Du texte.</Callou>"),
      error({
        line: 8,
        field: "component",
        expected: expect.stringContaining("Callout"),
        received: "<Callou>",
        hint: "Did you mean “Callout”?",
      }),
    ],
    [
      "front matter that would evaluate code",
      { [X]: "---js\n{ title: require('fs') }\n---\n" },
      error({
        line: 1,
        field: "front matter",
        expected: "--- alone on the first line",
        received: '"---js"',
      }),
    ],
    [
      "a file without front matter",
      { [X]: "Du texte.\n" },
      error({ line: 1, field: "front matter", received: "none" }),
    ],
    [
      "front matter without an end",
      { [X]: "---\ntitle: Un titre\n" },
      error({ line: 1, field: "front matter", received: "no closing ---" }),
    ],
    [
      "an unknown icon",
      {
        "content/site.yml": `${SITE}techStack:\n  - title: Code\n    items:\n      - { name: TypeScript, icon: typescrip, years: 3 }\n`,
      },
      {
        severity: "error",
        file: "content/site.yml",
        line: 22,
        field: "techStack.0.items.0.icon",
        received: '"typescrip"',
        hint: "Did you mean “typescript”?",
      },
    ],
    [
      "a tech stack entry that leads to a draft",
      {
        "content/site.yml": `${SITE}techStack:\n  - title: Code\n    items:\n      - { name: a, years: 3, link: /blog/x }\n`,
        ...withFields("date: 2024-01-01\ndraft: true"),
      },
      {
        severity: "error",
        file: "content/site.yml",
        field: "techStack.0.items.0.link",
        received: '"/blog/x"',
      },
    ],
    [
      "a share picture that does not exist",
      { "content/site.yml": SITE.replace("/share.svg", "/autre.png") },
      {
        severity: "error",
        file: "content/site.yml",
        line: 11,
        field: "site.shareImage.path",
        received: '"/autre.png", which is missing',
      },
    ],
    [
      "the demonstration identity",
      { "content/site.yml": `demonstration: true\n${SITE}` },
      { severity: "warning", file: "content/site.yml", line: 1, field: "demonstration" },
    ],
  ]

  it.each(cases)("R-16: %s", async (_name, files, expected) => {
    expect(await problemsOf(files)).toEqual([expect.objectContaining(expected)])
  })

  it.each([
    ["![a](https://e.example/a.png)", "image"],
    ["![a](../a.png)", "image"],
    ['<a href="javascript:a()">a</a>', "link"],
    ["[a](javascript:a)", "link"],
    ["[a](data:text/html,a)", "link"],
    ['<a href=" java\tscript:a">a</a>', "link"],
    ["[a](//e.example/a)", "link"],
    ["[a](/\\\\e.example/a)", "link"],
    ['<meta http-equiv="refresh" content="0; url=https://e.example" />', "HTML tag"],
    ["<noscript><meta httpEquiv='refresh' /></noscript>", "HTML tag"],
    ["a\0b", "article"],
    ["`a \u202Eb`", "article"],
  ])("R-16: %j is a problem of %s", async (article, field) => {
    expect(await problemsOf(inPost(article))).toEqual([
      expect.objectContaining({ severity: "error", file: X, line: 6, field }),
    ])
  })

  it("R-16: all faults of all files come back at once, each with its own line", async () => {
    const problems = await problemsOf({
      [X]: post("# Un titre\n\n<Nope />\n\n![](./a.png)", "date: hier\ntagz: a"),
      "content/blog/y.mdx": post("[ici](/blog/nulle-part)"),
    })
    expect(problems.map(({ file, line, field }) => `${file}:${line} ${field}`).sort()).toEqual([
      "content/blog/x/index.mdx:11 image",
      "content/blog/x/index.mdx:4 date",
      "content/blog/x/index.mdx:5 tagz",
      "content/blog/x/index.mdx:7 heading",
      "content/blog/x/index.mdx:9 component",
      "content/blog/y.mdx:6 link",
    ])
  })

  it("R-16: a missing site file is an error that names it", async () => {
    const root = await sampleProject()
    await rm(join(root, "content/site.yml"))
    const { site, problems } = await loadSample(root)
    expect(site).toBeUndefined()
    expect(problems).toEqual([
      expect.objectContaining({ file: "content/site.yml", received: "no such file" }),
    ])
  })

  it.each([
    [
      "a lone backtick before a brace",
      "Le signe ` seul, puis {prix en euros}.\n\nEt <b\n\nfin",
      [6, 8],
    ],
    ["a fence that a quote leaves open", "> ```\n> x\n\n{a b}\n\n{c d}", [9, 11]],
  ])("R-16: %s hides no fault after it", async (_, text, lines) => {
    const problems = await problemsOf({ [X]: post(text) })
    expect(problems.map(({ line }) => line)).toEqual(lines)
  })

  it("R-16: an article that cannot be read has whatever heading a link names", async () => {
    const problems = await problemsOf({
      [X]: post("Un {texte\n\n## Titre"),
      "content/blog/y.mdx": post("[x](/blog/x#titre)"),
    })
    expect(problems).toEqual([
      error({
        line: 6,
        field: "article",
        column: 4,
        expected: expect.anything(),
        received: '"Un {texte"',
        hint: expect.anything(),
      }),
    ])
  })

  it("R-16: a link to a file that has errors is not a second error", async () => {
    const problems = await problemsOf({
      [X]: post("", "date: hier"),
      "content/blog/y.mdx": post("[x](/blog/x)"),
    })
    expect(problems).toEqual([
      error({ column: 1, line: 4, field: "date", expected: expect.anything(), received: '"hier"' }),
    ])
  })
})
