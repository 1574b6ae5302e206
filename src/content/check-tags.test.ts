import { formatProblems } from "@site/problems"
import { post, problemsOf } from "../testing/sample-content"

const FIRST = post("", "date: 2024-01-01\ntags: [Été, MDX]")

/** Messages to the author of the second post. */
const told = async (tags: string, more = "") => {
  const second = post("", `date: 2024-01-01\ntags: [${tags}]\n${more}`)
  const files = { "content/blog/a.mdx": FIRST, "content/blog/b.mdx": second }
  return formatProblems(await problemsOf(files))
}

const FOR_ITS_ADDRESS =
  "attendu : un sujet qui contient une lettre de a à z ou un chiffre, pour son adresse de 200 caractères au plus"
const keep = (tag: string, posts = "qu’a un article") =>
  `Gardez « ${tag} », ${posts}, majuscules, accents et espaces compris, ou renommez l’un des deux sujets.`

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
    `content/blog/a.mdx ${keep("jekyll", "qu’ont 2 articles")}`,
  ])
})
