/** @jest-environment node */
import { rm } from "node:fs/promises"
import { join } from "node:path"
import { loadSample, post, problemsOf, SITE, SVG, sampleProject } from "../testing/sample-content"
import { formatProblems } from "./content-problem"

const [X, Y] = ["content/blog/x/index.mdx", "content/blog/y.mdx"] as const
const DATE = "date: 2024-01-01"

/** What is in every project of these tests beside its one fault. */
const BESIDE = {
  "content/blog/autre.mdx": post("", `${DATE}\naliases: [/ancien]`),
  "content/blog/brouillon.mdx": post("", `${DATE}\ndraft: true`),
  "content/blog/x/a.svg": SVG,
}

/** What the author reads; `x` is the post that most tests are about. */
const told = async (files: Record<string, string>) =>
  formatProblems(await problemsOf({ ...BESIDE, ...files })).replaceAll(X, "x")

const OLD_ADDRESS =
  "expected an old address of this site, written /path: no query, no #, no %, no slash or index.html at the end, each part of 200 bytes at most, and not below /api, /builds, /page-data, /static, /pagefind"
const PLAIN = "expected a text without signs that control it or turn its direction"

/** Fields of a post, below its date on line 4. */
const FIELDS = {
  "title: Encore":
    'error x:5:1  YAML — expected each field once, received "title: Encore". Map keys must be unique.',
  "series:\n  title: Une série":
    "error x:5:1  series.position — expected a number, received nothing.",
  "tagz: [a]":
    "error x:5:1  tagz — expected one of the fields title, description, date, updated, changes, tags, series, cover, coverAlt, lang, translationOf, draft, canonical, thread, featured, slug, aliases, received an unknown field tagz. Did you mean “tags”?",
  "thread: social.example/@ada/1":
    'error x:5:1  thread — expected an absolute http(s) address, received "social.example/@ada/1".',
  "cover: ./a.svg":
    "error x:2:1  coverAlt — expected a description of the cover, because there is a cover, received nothing.",
  "cover: ./a.svg\ncoverAlt: Un dessin":
    "error x:5:1  cover — expected a drawing with a viewBox, as 0 0 640 400, received none.",
  "cover: ./b.png\ncoverAlt: Un plan":
    'error x:5:1  cover — expected a picture that exists beside this file, received "./b.png", which is missing.',
  "slug: autre":
    'error x:5:1  slug — expected a slug that no other file has: content/blog/autre.mdx has this one, received "autre".',
  "aliases: /ancien":
    'error x:5:1  aliases — expected a list, received "/ancien". Write a list between brackets, even of one entry: [a word].',
  "aliases:\n  - /vieux\n  - /vieux/": `error x:7:5  aliases.1 — ${OLD_ADDRESS}, received "/vieux/".`,
  "aliases: [/blog/Autre]":
    'error x:5:11  aliases.0 — expected an address that no page has: content/blog/autre.mdx has this one, received "/blog/Autre".',
  "aliases: [/blog/x]":
    'error x:5:11  aliases.0 — expected an address that no page has: x has this one, received "/blog/x".',
  "aliases: [/share.svg]":
    'error x:5:11  aliases.0 — expected an address that no page and no file of this site has, received "/share.svg".',
  "aliases: [/vieux, /Ancien]":
    'error x:5:19  aliases.1 — expected an alias that is written once: content/blog/autre.mdx has this one, received "/Ancien".',
  "tags: [a, 'b \u202Ec']": `error x:5:11  tags.1 — ${PLAIN}, received "b \\u202ec".`,
  'aliases: ["/b\\0c"]': `error x:5:11  aliases.0 — ${OLD_ADDRESS}, received "/b\\u0000c".`,
  // No file system takes these.
  [`slug: ${"a".repeat(201)}`]: `error x:5:1  slug — expected at most 200 characters, received "${"a".repeat(77)}…".`,
  [`aliases: [/b/${"é".repeat(101)}]`]: `error x:5:11  aliases.0 — ${OLD_ADDRESS}, received "/b/${"é".repeat(74)}…".`,
}

test.each(Object.entries(FIELDS))("R-16: in the front matter, %j", async (fields, expected) => {
  expect(await told({ [X]: post("Du texte.", `${DATE}\n${fields}`) })).toBe(expected)
})

const item = (fields: string) =>
  `techStack:\n  - title: Code\n    items:\n      - { name: a, years: 3, ${fields} }\n`
const leadsTo = (link: string) =>
  `error content/site.yml:22:30  techStack.0.items.0.link — expected an address of this site, or an absolute one, received ${link}.`

/** What follows on the last line of the site file. */
const SITE_FIELDS = {
  'socialLinks:\n  - { label: a, url: "javascript:alert(1)" }\n':
    'error content/site.yml:20:17  socialLinks.0.url — expected an absolute http(s) address, received "javascript:alert(1)".',
  [item("link: 'javascript:alert(1)'")]: leadsTo('"javascript:alert(1)"'),
  [item("link: '//e.example'")]: leadsTo('"//e.example"'),
  [item("link: '/\\e.example'")]: leadsTo('"/\\\\e.example"'),
  [item("link: /blog/brouillon")]:
    'error content/site.yml:22:30  techStack.0.items.0.link — expected a published page of this site, received "/blog/brouillon", draft.',
  [item("icon: typescrip")]:
    'error content/site.yml:22:30  techStack.0.items.0.icon — expected an icon\'s name at simpleicons.org, received "typescrip". Did you mean “typescript”?',
}

test.each(Object.entries(SITE_FIELDS))("R-16: in the site file, %j", async (fields, expected) => {
  expect(await told({ "content/site.yml": SITE + fields })).toBe(expected)
})

const page = (rest: string) => `---\ntitle: Moi\ndescription: Rien.\n${rest}`
const HYPHENS = "front matter: YAML between two lines of three hyphens, at the start of the file"

test.each([
  [
    X,
    "---\ntitle: a: b\n---\n",
    'error x:2:8  YAML — expected valid YAML, received "title: a: b". Nested mappings are not allowed in compact mappings (put a text that contains a colon between quotes).',
  ],
  [
    X,
    "---\ntitle: Un titre\ndate: 2024-01-01\n---\n",
    "error x:2:1  description — expected a text, received nothing.",
  ],
  [
    X,
    '---\ntitle: "Un\\0titre"\ndescription: a\ndate: 2024-01-01\n---\n',
    `error x:2:1  title — ${PLAIN}, received "Un\\u0000titre".`,
  ],
  [
    X,
    post("", "date: 2026-02-30"),
    'error x:4:1  date — expected a date that exists, written YYYY-MM-DD or YYYY-MM-DDTHH:MM (Paris time, unless an offset such as Z or +02:00 follows), received "2026-02-30".',
  ],
  [
    X,
    "---js\n{ title: require('fs') }\n---\n",
    'error x:1  front matter — expected --- alone on the first line, received "---js". Only YAML is read; front matter is never evaluated.',
  ],
  [X, "Du texte.\n", `error x:1  front matter — expected ${HYPHENS}, received none.`],
  [
    X,
    "---\ntitle: Un titre\n",
    `error x:1  front matter — expected ${HYPHENS}, received no closing ---. Add a line of three hyphens after the last field.`,
  ],
  [
    "content/blog/Été/index.mdx",
    post(),
    'error content/blog/Été/index.mdx:1  slug — expected one path segment of lower-case letters a-z, digits and single hyphens, received "Été". Rename the folder or file, or write a slug field.',
  ],
  [
    "content/projects/y.markdown",
    post(),
    'error content/projects/y.markdown:1  file name — expected a name that ends in .mdx or .md, received "y.markdown". Rename it to y.md, or to y.mdx to use parts of the site.',
  ],
  [
    "content/pages/about-me.mdx",
    page("---\n\nexport const a = 1\n"),
    "error content/pages/about-me.mdx:1  text — expected a text without import, export and expressions, received one that has them. Posts, projects and other pages can bring their own code.",
  ],
  [
    "content/pages/about-me.mdx",
    page("portrait:\n  src: ./moi.jpg\n  alt: Moi\n---\n"),
    'error content/pages/about-me.mdx:5:3  portrait.src — expected a picture that exists beside this file, received "./moi.jpg", which is missing.',
  ],
  [
    "content/site.yml",
    SITE.replace("/share.svg", "/autre.png"),
    'error content/site.yml:11:17  site.shareImage.path — expected a file below static/, received "/autre.png", which is missing.',
  ],
  [
    "content/site.yml",
    `demonstration: true\n${SITE}`,
    "warning content/site.yml:1:1  demonstration — expected your own identity before the site goes public, received the demonstration identity. Replace what npm run check:content -- --all lists, then remove this field.",
  ],
])("R-16: the file %s, %j", async (file, text, expected) => {
  expect(await told({ [file]: text })).toBe(expected)
})

describe("R-16: what follows from a fault is no second one", () => {
  test("a Markdown file in the place of an article has the address that a link names", async () => {
    const files = { "content/blog/y/index.MD": post(), [X]: post("[lui](/blog/y)") }
    expect(await told(files)).toBe(
      'error content/blog/y/index.MD:1  file name — expected a name that ends in .mdx or .md, received "index.MD". Rename it to index.md, or to index.mdx to use parts of the site.',
    )
  })

  test("an article that cannot be read has whatever heading a link names", async () => {
    const files = { [X]: post("Un {texte\n\n## Titre"), [Y]: post("[x](/blog/x#titre)") }
    expect(await told(files)).toMatch(/^error x:6:4 {2}article — .*, received "Un \{texte"\. .+$/)
  })

  test("a file that has errors is there for a link", async () => {
    const files = { [X]: post("", "date: hier"), [Y]: post("[x](/blog/x)") }
    expect(await told(files)).toMatch(/^error x:4:1 {2}date — .*, received "hier"\.$/)
  })
})

test("R-16: all faults of all files come back at once, each with its own line", async () => {
  const problems = await problemsOf({
    [X]: post("# Un titre\n\n<Nope />\n\n![](./a.png)", "date: hier\ntagz: a"),
    [Y]: post("[lui](/blog/nulle-part)"),
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

test("R-16: a missing site file is an error that names it", async () => {
  const root = await sampleProject()
  await rm(join(root, "content/site.yml"))
  const { site, problems } = await loadSample(root)
  expect(site).toBeUndefined()
  expect(formatProblems(problems)).toMatch(/^error content\/site\.yml:.*, received no such file\./)
})
