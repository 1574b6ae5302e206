import { post, problemsOf, SITE } from "../testing/sample-content"

const titled = (title: string) => post().replace("Un titre", title)

test("a title whose share picture would lack letters has a warning with its line", async () => {
  const files = {
    "content/blog/a.md": titled("De A → B, ½ ⌘ ע 🎉"),
    "content/blog/b.md": titled("日本語で書かれた長い見出しです"),
    "content/blog/c.md": titled("L’œuvre d’Øystein, ¿ qué ? 🚀"),
  }
  const problems = await problemsOf(files)
  expect(problems).toMatchObject([
    { severity: "warning", file: "content/blog/a.md", line: 2, field: "title", received: "⌘ ע" },
    {
      severity: "warning",
      file: "content/blog/b.md",
      line: 2,
      received: "日 本 語 で 書 か れ た 長 い …",
    },
  ])
  expect(problems[0]?.hint).toContain("site.shareImage")
  const without = `sharePictures: false\n${SITE}`
  expect(await problemsOf({ ...files, "content/site.yml": without })).toEqual([])
})

test("so has the site's name, which each picture has", async () => {
  const [problem, ...others] = await problemsOf({
    "content/site.yml": SITE.replace("name: Essai", "name: Essai ⌘"),
  })
  expect(others).toEqual([])
  expect(problem).toMatchObject({ severity: "warning", field: "site.name", received: "⌘" })
})
