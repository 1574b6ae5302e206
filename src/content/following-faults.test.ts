import { formatProblems } from "@site/problems"
import { post, problemsOf, SITE } from "../testing/sample-content"

const [X, Y] = ["content/blog/x/index.mdx", "content/blog/y.mdx"] as const

/** Messages to the author; `x` is the post that has the fault. */
const told = async (files: Record<string, string>) =>
  formatProblems(await problemsOf(files)).replaceAll(X, "x")

describe("R-16: what follows from a fault is no second one", () => {
  test("an article that cannot be read has whatever heading a link names", async () => {
    const files = { [X]: post("Un {texte\n\n## Titre"), [Y]: post("[x](/blog/x#titre)") }
    expect(await told(files)).toMatch(/^erreur x:6:4 {2}article — .*\s; reçu\s: "Un \{texte"\. .+$/)
  })

  test("a file that has errors is there for a link", async () => {
    const files = { [X]: post("", "date: hier"), [Y]: post("[x](/blog/x)") }
    expect(await told(files)).toMatch(/^erreur x:4:1 {2}date — .*\s; reçu\s: "hier"\.$/)
  })

  test("a file that has errors is there for a series, a translation and the menu", async () => {
    const files = {
      [X]: post("", "date: hier\nseries: { title: Suite, position: 1 }"),
      [Y]: post("", "date: 2024-01-01\nseries: { title: Suite, position: 2 }"),
      "content/blog/z.mdx": post("", "date: 2024-01-01\nlang: en\ntranslationOf: x"),
      "content/pages/outils.mdx": post("", "date: 2024-01-01"),
      "content/site.yml": `${SITE}menu: [home, outils]\n`,
    }
    expect(await told(files)).toMatch(
      /^erreur x:4:1 {2}date — [^\n]+\n\nerreur content\/pages\/outils\.mdx:4:1 {2}date — [^\n]+$/,
    )
  })
})
