import { loadSample, post, problemsOf, SVG, sampleProject } from "../testing/sample-content"

test.each([
  ["page.mdx", "date: 2024-01-01"],
  ["tag.mdx", "date: 2024-01-01"],
  ["2024.mdx", "date: 2024-01-01"],
  ["x.mdx", "date: 2024-01-01\nslug: page"],
  ["x.mdx", 'date: 2024-01-01\nslug: "2025"'],
  ["x.mdx", "date: 2024-01-01\naliases: [/blog/2025]"],
  ["x.mdx", "date: 2024-01-01\naliases: [/blog/2025/2]"],
  ["x.mdx", "date: 2024-01-01\naliases: [/blog/page]"],
  ["x.mdx", "date: 2024-01-01\naliases: [/blog/Page/7]"],
  ["x.mdx", "date: 2024-01-01\naliases: [/blog/tag/mdx]"],
])(
  "no post takes an address of the lists' pages, however many there are: %s, %j",
  async (name, fields) => {
    const [{ field, severity } = {}, ...others] = await problemsOf({
      [`content/blog/${name}`]: post("", fields),
    })
    expect(severity).toBe("error")
    expect(field).toBe(fields.includes("aliases") ? "aliases.0" : "slug")
    expect(others).toEqual([])
  },
)

const page = (fields = "", text = "Du texte.") =>
  `---\ntitle: Outils\ndescription: Une phrase.\n${fields}---\n${text}\n`

type Refused = [file: string, text: string, field: string, expected: string, received: string]

test("what the release makes or the server answers is no alias", async () => {
  const aliases = [
    ...["/healthz", "/robots.txt", "/RSS.xml", "/sitemap-2.xml", "/favicon-32x32.png"],
    ...["/manifest.webmanifest", "/app-0123456789abcdef0123.js", "/.well-known/security.txt"],
    ...["/blog/x.jpg", "/blog/x.png", "/about-me.jpg", "/blog/tag/a/atom.xml"],
  ]
  const text = post("", `date: 2024-01-01\ntags: [a]\naliases: [${aliases.join(", ")}]`)
  const problems = await problemsOf({ "content/blog/x.mdx": text })
  const expected = "une adresse que n’a aucune page ni aucun fichier de ce site"
  expect(problems).toMatchObject(
    aliases.map((_, at) => ({ field: `aliases.${at}`, line: 6, expected })),
  )
})

test("what no release has is an alias", async () => {
  const aliases = ["/x.md", "/blog/y.jpg", "/feed.html", "/vieux/robots.txt", "/blog/tags"]
  const text = post("", `date: 2024-01-01\naliases: [${aliases.join(", ")}, /blog/page-2]`)
  expect(await problemsOf({ "content/blog/x.mdx": text })).toEqual([])
})

const RESERVED = [
  "blog",
  "project",
  "plan",
  "mentions-legales",
  "healthz",
  "api",
  "static",
  "offline",
  "404",
]

describe("pages of the owner's own", () => {
  test("each file is a page at its name, or at its slug, in .mdx and .md; a draft is not published", async () => {
    const root = await sampleProject({
      "content/pages/about-me.mdx": page("portrait: { src: ./a.png, alt: Moi }\n"),
      "content/pages/a.png": SVG,
      "content/pages/outils.md": page("", "Un {x}, Map<string, number>."),
      "content/pages/maintenant/index.mdx": page("slug: now\nlang: en\naliases: [/ancien]\n"),
      "content/pages/brouillon.mdx": page("draft: true\n", "export const x = 1"),
      "content/blog/x.mdx": post("[Les outils](/outils), [aujourd’hui](/now)"),
    })
    const { pages, problems } = await loadSample(root)
    expect(problems).toEqual([])
    expect(pages.map(({ path, published }) => [path, published])).toEqual([
      ["/about-me", true],
      ["/brouillon", false],
      ["/now", true],
      ["/outils", true],
    ])
  })

  test.each<Refused>([
    ...RESERVED.map((name): Refused => [`${name}.mdx`, page(), "slug", "un autre slug", name]),
    ["share.md", page(), "slug", "un autre slug", "share"],
    ["x.mdx", page("slug: Mes Outils\n"), "slug", "une partie d’adresse", "Mes Outils"],
    ["x.mdx", page("slug: y\n"), "slug", "un slug qu’aucun autre fichier n’a", "y"],
    [
      "x.mdx",
      page("aliases: [/blog/z]\n"),
      "aliases.0",
      "une adresse qu’aucune page n’a",
      "/blog/z",
    ],
    ["old.mdx", page(), "aliases.0", "une adresse qu’aucune page n’a", "/old"],
    ["x.mdx", page("portrait: { src: ./a.png, alt: Moi }\n"), "portrait", "rien", "./a.png"],
    [
      "about-me.mdx",
      page("", "export const x = 1"),
      "texte",
      "un texte sans import",
      "un texte qui",
    ],
    ["x.mdx", page("date: 2024-01-01\n"), "date", "un des champs", "date"],
    [
      "x.mdx",
      page("", "[Les outils](#nulle-part)"),
      "lien",
      "un titre de la page /x",
      "#nulle-part",
    ],
  ])(
    "%s is refused where its address is taken or it holds what the page cannot show",
    async (name, text, field, expected, received) => {
      const problems = await problemsOf({
        [`content/pages/${name}`]: text,
        "content/pages/y.mdx": page(),
        "content/pages/a.png": SVG,
        "content/blog/z.mdx": post("", "date: 2024-01-01\naliases: [/old]"),
        "static/share/a.txt": "-",
      })
      expect(problems).toMatchObject([
        {
          severity: "error",
          field,
          expected: expect.stringContaining(expected),
          received: expect.stringContaining(received),
        },
      ])
    },
  )
})
