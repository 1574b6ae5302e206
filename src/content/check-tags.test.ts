/** @jest-environment node */
import { post, problemsOf } from "../testing/sample-content"
import { formatProblems } from "./content-problem"

const FIRST = post("", "date: 2024-01-01\ntags: [Été, MDX]")

/** What the author of the second post reads. */
const told = async (tags: string, more = "") => {
  const second = post("", `date: 2024-01-01\ntags: [${tags}]\n${more}`)
  const files = { "content/blog/a.mdx": FIRST, "content/blog/b.mdx": second }
  return formatProblems(await problemsOf(files))
}

const FOR_ITS_ADDRESS =
  "expected a tag with a letter from a to z or a digit, for its address of 200 characters at most"
const keep = (tag: string, posts = "1 post has") =>
  `Keep “${tag}”, which ${posts}, capitals, accents and spaces included, or rename one of both.`

test.each([
  ["MDX, Été", ""],
  ["C, C++, C#, .NET, Node.js, Œuvre, « a », R&D, 🚀 fusée", ""],
  ["🚀", `tags.0 — ${FOR_ITS_ADDRESS}, received "🚀".`],
  ["MDX, 日本語", `tags.1 — ${FOR_ITS_ADDRESS}, received "日本語".`],
  ["é".repeat(201), `tags.0 — ${FOR_ITS_ADDRESS}, received "${"é".repeat(77)}…".`],
  ["MDX, Été, MDX", 'tags.2 — expected each tag once, received "MDX".'],
  [
    "MDX, été",
    `tags.1 — expected one spelling of the tag at /blog/tag/ete: content/blog/a.mdx has "Été", received "été". ${keep("Été")}`,
  ],
  [
    "R&D, r d",
    `tags.1 — expected one spelling of the tag at /blog/tag/r-d: content/blog/b.mdx has "R&D", received "r d". ${keep("R&D")}`,
  ],
])("issue 13.3: the tags %s", async (tags, expected) => {
  const found = (await told(tags)).replace(/^error content\/blog\/b\.mdx:5:\d+ {2}/, "")
  expect(found).toBe(expected)
})

test("issue 13.3: a draft's tags are written alike too: it can be published as it is", async () => {
  expect(await told("été", "draft: true")).toContain("expected one spelling")
})

test("issue 30.3: of two spellings, the one that most posts have is kept", async () => {
  const tagged = (tag: string) => post("", `date: 2024-01-01\ntags: [${tag}]`)
  const problems = await problemsOf({
    "content/blog/a.mdx": tagged("Jekyll"),
    "content/blog/b.mdx": tagged("jekyll"),
    "content/blog/c.mdx": tagged("jekyll"),
  })
  expect(problems.map(({ file, hint }) => `${file} ${hint}`)).toEqual([
    `content/blog/a.mdx ${keep("jekyll", "2 posts have")}`,
  ])
})
