import { formatProblems } from "@site/problems"
import { post, problemsOf } from "../testing/sample-content"

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
    'erreur content/blog/c.mdx:6:1  translationOf — attendu : une seule version par langue (content/blog/b.mdx est celle en en) ; reçu : "a".',
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
