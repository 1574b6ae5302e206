/** @jest-environment node */
import { post, problemsOf } from "../testing/sample-content"
import { formatProblems } from "./content-problem"

/** What the author reads of posts with these languages and originals, one file for each: a, b, c… */
const told = async (...posts: [lang: string, of?: string][]) => {
  const files = posts.map(([lang, of], n) => [
    `content/blog/${"abcd"[n]}.mdx`,
    post("", `date: 2024-01-01\nlang: ${lang}${of ? `\ntranslationOf: ${of}` : ""}`),
  ])
  return formatProblems(await problemsOf(Object.fromEntries(files)))
}

test("issue 15.7: a translation names its original by its slug or its address", async () => {
  expect(await told(["fr"], ["en", "a"], ["de", "/blog/a"], ["fr", "b"])).not.toContain("c.mdx")
})

const FAULTS: [name: string, posts: [lang: string, of?: string][], expected: string][] = [
  [
    "no such post",
    [["fr"], ["en", "/blog/aa"]],
    'error content/blog/b.mdx:6:1  translationOf — expected the slug of a post in content/blog, received "/blog/aa". Did you mean “a”?',
  ],
  [
    "the same language",
    [["fr"], ["fr", "a"]],
    'error content/blog/b.mdx:6:1  translationOf — expected a post in another language than this one (fr), received "a".',
  ],
  [
    "itself",
    [["fr", "a"]],
    'error content/blog/a.mdx:6:1  translationOf — expected a post in another language than this one (fr), received "a".',
  ],
  [
    "a language that another translation has",
    [["fr"], ["en", "a"], ["en", "a"]],
    'error content/blog/c.mdx:6:1  translationOf — expected a single version for each language (content/blog/b.mdx is the one in en), received "a".',
  ],
  [
    "a translation of a translation",
    [["fr"], ["en", "a"], ["de", "b"]],
    "error content/blog/c.mdx:6:1  translationOf — expected the original post, a, received b, a translation of a.",
  ],
  [
    "a circle",
    [
      ["fr", "b"],
      ["en", "a"],
    ],
    [
      "error content/blog/a.mdx:6:1  translationOf — expected the original post, a, received b, a translation of a.",
      "error content/blog/b.mdx:6:1  translationOf — expected the original post, b, received a, a translation of b.",
    ].join("\n\n"),
  ],
]

test.each(FAULTS)("issue 15.7, R-16: %s is an error", async (_name, posts, expected) => {
  expect(await told(...posts)).toBe(expected)
})
