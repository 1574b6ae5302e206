import { formatProblems } from "@site/problems"
import { post, problemsOf } from "../testing/sample-content"

describe("tags", () => {
  const FIRST = post("", "date: 2024-01-01\ntags: [Été, MDX]")

  /** Messages to the author of the second post. */
  const told = async (tags: string, more = "") => {
    const second = post("", `date: 2024-01-01\ntags: [${tags}]\n${more}`)
    const files = { "content/blog/a.mdx": FIRST, "content/blog/b.mdx": second }
    return formatProblems(await problemsOf(files))
  }

  const FOR_ITS_ADDRESS =
    "attendu : un sujet qui contient une lettre de a à z ou un chiffre, pour son adresse de 200 caractères au plus"
  const keep = (tag: string, posts = "un article") =>
    `Écrivez « ${tag} », comme dans ${posts} (majuscules, accents et espaces compris), ou renommez l’un des deux sujets.`

  test.each([
    ["MDX, Été", ""],
    ["C, C++, C#, .NET, Node.js, Œuvre, « a », R&D, 🚀 fusée", ""],
    ["🚀", `tags.0 — ${FOR_ITS_ADDRESS} ; reçu : "🚀".`],
    ["MDX, 日本語", `tags.1 — ${FOR_ITS_ADDRESS} ; reçu : "日本語".`],
    ["é".repeat(201), `tags.0 — ${FOR_ITS_ADDRESS} ; reçu : "${"é".repeat(77)}…".`],
    ["MDX, Été, MDX", 'tags.2 — attendu : chaque sujet une seule fois ; reçu : "MDX".'],
    [
      "MDX, été",
      `tags.1 — attendu : une seule façon d’écrire le sujet de /blog/tag/ete (content/blog/a.mdx a "Été") ; reçu : "été". ${keep("Été")}`,
    ],
    [
      "R&D, r d",
      `tags.1 — attendu : une seule façon d’écrire le sujet de /blog/tag/r-d (content/blog/b.mdx a "R&D") ; reçu : "r d". ${keep("R&D")}`,
    ],
  ])("the tags %s", async (tags, expected) => {
    const found = (await told(tags)).replace(/^erreur content\/blog\/b\.mdx:5:\d+ {2}/, "")
    expect(found).toBe(expected)
  })

  test("a draft's tags are written alike too: it can be published as it is", async () => {
    expect(await told("été", "draft: true")).toContain("attendu : une seule façon")
  })

  test("of two spellings, the one that most posts have is kept", async () => {
    const tagged = (tag: string) => post("", `date: 2024-01-01\ntags: [${tag}]`)
    const problems = await problemsOf({
      "content/blog/a.mdx": tagged("Jekyll"),
      "content/blog/b.mdx": tagged("jekyll"),
      "content/blog/c.mdx": tagged("jekyll"),
    })
    expect(problems.map(({ file, hint }) => `${file} ${hint}`)).toEqual([
      `content/blog/a.mdx ${keep("jekyll", "2 articles")}`,
    ])
  })
})

describe("series", () => {
  /** Messages to the author of parts such as `Suite 1`, one file for each. */
  const messagesOn = async (...parts: string[]) => {
    const files = parts.map((part, n) => [
      `content/blog/p-${n}.mdx`,
      post("", `date: 2024-01-01\nseries:\n  title: ${part.replace(/ (?=\d)/, "\n  position: ")}`),
    ])
    return formatProblems(await problemsOf(Object.fromEntries(files)))
  }

  test("a series has its parts numbered from 1", async () => {
    expect(await messagesOn("Suite 3", "Suite 1", "Autre 1", "Suite 2")).toBe("")
  })

  const FAULTS: [name: string, parts: string[], expected: string][] = [
    [
      "a place that two parts have",
      ["Suite 1", "Suite 1"],
      "erreur content/blog/p-1.mdx:7:3  series.position — attendu : une place qu’aucune autre partie n’a (content/blog/p-0.mdx a celle-ci) ; reçu : 1.",
    ],
    [
      "a gap",
      ["Suite 1", "Suite 3"],
      "erreur content/blog/p-1.mdx:7:3  series.position — attendu : la place qui suit celle d’une autre partie (1, 2, 3…) ; reçu : 3.",
    ],
    [
      "a name that is spelt in two ways",
      ["Une série 1", "Une Serie 2"],
      'erreur content/blog/p-1.mdx:6:3  series.title — attendu : "Une série", comme dans content/blog/p-0.mdx ; reçu : "Une Serie".',
    ],
  ]

  test.each(FAULTS)("R-16: %s is an error", async (_name, parts, expected) => {
    expect(await messagesOn(...parts)).toBe(expected)
  })
})

describe("translations", () => {
  /** Messages to the author of posts such as `en a`: a language and an original. One file for each: a, b, c… */
  const messagesOn = async (...posts: string[]) => {
    const files = posts.map((lang, n) => [
      `content/blog/${"abcd"[n]}.mdx`,
      post("", `date: 2024-01-01\nlang: ${lang.replace(" ", "\ntranslationOf: ")}`),
    ])
    return formatProblems(await problemsOf(Object.fromEntries(files)))
  }

  test("a translation names its original by its slug or its address", async () => {
    expect(await messagesOn("fr", "en a", "de /blog/a", "fr b")).not.toContain("c.mdx")
  })

  const FAULTS: [name: string, posts: string[], expected: string][] = [
    [
      "no such post",
      ["fr", "en /blog/aa"],
      'erreur content/blog/b.mdx:6:1  translationOf — attendu : le slug d’un article de content/blog ; reçu : "/blog/aa". Vouliez-vous dire « a » ?',
    ],
    [
      "the same language",
      ["fr", "fr a"],
      'erreur content/blog/b.mdx:6:1  translationOf — attendu : un article dans une autre langue que celui-ci (fr) ; reçu : "a".',
    ],
    [
      "itself",
      ["fr a"],
      'erreur content/blog/a.mdx:6:1  translationOf — attendu : un article dans une autre langue que celui-ci (fr) ; reçu : "a".',
    ],
    [
      "a language that another translation has",
      ["fr", "en a", "en a"],
      'erreur content/blog/c.mdx:6:1  translationOf — attendu : une seule version par langue (content/blog/b.mdx est déjà celle en « en ») ; reçu : "a".',
    ],
    [
      "a translation of a translation",
      ["fr", "en a", "de b"],
      "erreur content/blog/c.mdx:6:1  translationOf — attendu : l’article d’origine, a ; reçu : b, une traduction de a.",
    ],
    [
      "a circle",
      ["fr b", "en a"],
      [
        "erreur content/blog/a.mdx:6:1  translationOf — attendu : l’article d’origine, a ; reçu : b, une traduction de a.",
        "erreur content/blog/b.mdx:6:1  translationOf — attendu : l’article d’origine, b ; reçu : a, une traduction de b.",
      ].join("\n\n"),
    ],
  ]

  test.each(FAULTS)("R-16: %s is an error", async (_name, posts, expected) => {
    expect(await messagesOn(...posts)).toBe(expected)
  })
})
