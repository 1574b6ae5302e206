import { formatProblems } from "@site/problems"
import { loadSample, post, problemsOf, SITE, SVG, sampleProject } from "../testing/sample-content"
import { checkLostAddresses } from "./check-lost-addresses"
import { hintsOf } from "./hints"

describe("addresses of pages", () => {
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
      ["x.mdx", page("", "[Les outils](#nulle-part)"), "lien", "un titre de /x", "#nulle-part"],
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
})

describe("links of an article", () => {
  const X = "content/blog/x.mdx"

  /** Messages about the post `x`. */
  const told = async (article: string, more: Record<string, string> = {}) => {
    const autre = post(
      "## Titre",
      "date: 2024-01-01\ntags: [a]\naliases: [/Ancien, /2019/vieux-titre]",
    )
    const files = { "content/blog/autre.mdx": autre, "static/Plan.pdf": "%PDF", ...more }
    return formatProblems(await problemsOf({ ...files, [X]: post(article) })).replaceAll(X, "x")
  }

  const SCHEME =
    "une adresse qui commence par l’un de ces mots et un deux-points : http, https, mailto, tel, "

  test.each([
    "file:///etc/passwd",
    "blob:https://a.example/1",
    "view-source:https://a.example",
    "C:\\x",
    "about:blank",
    "filesystem:x",
  ])("a link to %s is refused, and the schemes that may be are named", async address => {
    expect(await told(`<a href={${JSON.stringify(address)}}>lui</a>`)).toContain(
      `erreur x:6:1  lien — attendu : ${SCHEME}`,
    )
  })

  test("links of known schemes, to other sites, and to what this site has are no problem", async () => {
    const addresses = [
      ...["mailto:a@b.example", "tel:+33123456789", "SMS:+33", "xmpp:a@b.example", "magnet:?xt=a"],
      ...["webcal://a.example", "http://localhost.example/", "https://mes.locales.example"],
      ...["https://127.example", "https://essai.example:8080/a", "https://www.essai.example/a"],
      // The site's own address.
      ...["https://essai.example", "https://essai.example#x", "https://essai.example/rss.xml"],
      ...["http://ESSAI.example/blog/autre#titre", "https://essai.example/Plan.pdf?a=b"],
      ...["http://essai.example/ancien?a#titre", "/ancien/", "http://localhost:3000/"],
      ...["/rss.xml", "/blog/autre.jpg", "/blog/autre.png", "/blog/tag/a/atom.xml", "/Plan.pdf"],
      ...["/", "/#techstacks", "/blog?tag=x", "/mentions-legales", "#été", "/blog/x#été"],
    ]
    const links = addresses.map(address => `[lui](${address})`)
    expect(await told(`${links.join("\n")}\n\n## Été`)).toBe("")
  })

  const PAGE = "erreur x:6:1  lien — attendu : une page ou un fichier de ce site ; reçu :"

  test.each([
    ["https://essai.example/blog/nulle-part", `${PAGE} "/blog/nulle-part".`],
    [
      "https://essai.example/blog/autr",
      `${PAGE} "/blog/autr". Vouliez-vous dire « /blog/autre » ?`,
    ],
    ["/2019/vieux-titres", `${PAGE} "/2019/vieux-titres". Vouliez-vous dire « /blog/autre » ?`],
    ["/plan.pdf", `${PAGE} "/plan.pdf". Vouliez-vous dire « /Plan.pdf » ?`],
  ])("of a link to %s, the meant address is named", async (address, expected) => {
    expect(await told(`[lui](${address})`)).toBe(expected)
  })

  test("below a path, only addresses below it are the site's own", async () => {
    const site = {
      "content/site.yml": SITE.replace("https://essai.example", "https://essai.example/carnet"),
    }
    const links =
      "[a](https://essai.example/a) [b](https://essai.example/carnets) [c](https://essai.example/carnet/nulle-part)"
    expect(await told(links, site)).toBe(`${PAGE.replace("6:1", "6:65")} "/nulle-part".`)
  })

  test("of 800 broken links, ten are named and the others counted", async () => {
    const links = Array.from({ length: 800 }, (_, index) => `[lui](/blog/nulle-part-${index})`)
    const lines = (await told(links.join("\n"))).split("\n")
    expect(lines).toHaveLength(11)
    expect(lines.at(-1)).toBe(
      "erreur x:16:1  autres fautes — attendu : aucune ; reçu : 790 de plus, dont la première est ici.",
    )
  })
})

const LIST = [
  "/",
  "/blog",
  "/blog/page/2",
  "/blog/2025",
  "/blog/2025/2",
  "/blog/tag/a",
  "/project",
  "/about-me",
]

/** A project whose last release has these addresses. */
const released = (pages: string[], files: Record<string, string>, aliases = {}) =>
  sampleProject({
    "release/release.json": JSON.stringify({ pages: [...LIST, ...pages], aliases }),
    ...files,
  })

/** File, line and advice of each hint. */
async function told(root: string) {
  const { posts, projects, pages } = await loadSample(root)
  const hints = await checkLostAddresses(root, [...posts, ...projects, ...pages])
  return hints.map(({ severity, file, line, hint }) => `${severity} ${file}:${line} ${hint}`)
}

const OLD = ["/blog/vieux"]
const GONE =
  "hint release/release.json:1 Si un article la remplace, écrivez dans son en-tête : aliases: [/blog/vieux]"

describe("an address of the last release that nothing answers now", () => {
  test.each([
    ["of a page", OLD, { "content/blog/neuf.mdx": post() }, [GONE]],
    [
      "not when an alias answers",
      OLD,
      { "content/blog/neuf.mdx": post("", "date: 2024-01-01\naliases: [/blog/vieux]") },
      [],
    ],
    [
      "not of a draft",
      OLD,
      { "content/blog/vieux.mdx": post("", "date: 2024-01-01\ndraft: true") },
      [],
    ],
    [
      "not of an article with errors",
      OLD,
      { "content/blog/vieux.mdx": post("", "date: hier") },
      [],
    ],
    ["not of the demonstration", OLD, { "content/demonstration/blog/vieux/index.mdx": post() }, []],
    [
      "not of an alias of the demonstration",
      OLD,
      { "content/demonstration/blog/x.mdx": post("", "date: 2024-01-01\naliases: [/blog/vieux]") },
      [],
    ],
  ])("%s", async (_what, pages, files, hints) => {
    expect(await told(await released(pages, files))).toEqual(hints)
  })

  test("of an alias that was removed", async () => {
    const files = { "content/blog/neuf.mdx": post() }
    const root = await released(["/blog/neuf"], files, { "/blog/vieux": "/blog/neuf" })
    expect(await told(root)).toEqual([GONE])
  })

  test("not without a release", async () => {
    expect(await told(await sampleProject({ "content/blog/neuf.mdx": post() }))).toEqual([])
  })

  test("beside a link to it, which is an error", async () => {
    const root = await released(OLD, {
      "content/blog/neuf.mdx": post("[lui](/blog/vieux)"),
      "content/site.yml": SITE,
    })
    const content = await loadSample(root)
    expect(content.problems.map(({ field }) => field)).toEqual(["lien"])
    expect((await hintsOf(root, content)).map(({ file }) => file)).toEqual(["release/release.json"])
  })
})
