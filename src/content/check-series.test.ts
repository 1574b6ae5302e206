import { formatProblems } from "@site/problems"
import { post, problemsOf } from "../testing/sample-content"

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
