import { formatProblems } from "@site/problems"
import { imported, importedFiles } from "../testing/sample-import"

test("issue 30.2: Hugo’s bundles have their covers, and texts that are not read are named", async () => {
  const { read, kind, pages, refused } = await imported("hugo-bundles")
  expect(kind).toBe("Hugo")
  expect(read("voyage")).toMatchSnapshot()
  expect(read("page-html")).toContain("Un paragraphe **gras**, et [le voyage](/blog/voyage).")
  expect(read("idee")).toContain("\ndraft: true\n")
  expect(pages).toEqual(["content/about/index.md : une page, pas un article"])
  expect(refused).toEqual([expect.stringMatching(/^content\/post\/notes\.org\s: .*pandoc/)])
})

test("issue 30.2: WordPress in two languages, with notes, code and plugins", async () => {
  const { read, pages, refused, errors } = await imported("wordpress-polylang")
  expect(read("bonjour")).toMatchSnapshot()
  expect(read("hello")).toContain("\nlang: en\ntranslationOf: bonjour\n")
  expect(pages).toEqual([expect.stringMatching(/Une tarte\s: une page/)])
  expect(refused).toEqual([expect.stringMatching(/sans-texte\s: sans texte/)])
  expect(formatProblems(await errors())).toBe("")
})

test("issue 30.2: a blog of Next.js is none of Jekyll", async () => {
  const files = {
    "package.json": "",
    "_posts/2020-01-02-a.md": "---\ndate: 2020-01-01\n---\nUn texte.\n",
  }
  const { kind, posts } = await importedFiles(files)
  expect([kind, posts[0]?.fields.aliases]).toEqual(["Markdown", []])
})
