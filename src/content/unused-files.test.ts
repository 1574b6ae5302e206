import { loadSample, post, SVG, sampleProject } from "../testing/sample-content"
import { unusedFiles } from "./unused-files"

const FIELDS = "date: 2024-01-01\ncover: ./cover.svg\ncoverAlt: Un carré"
const FILES = {
  "content/blog/seul.mdx": post(),
  "content/blog/x/index.mdx": post("![Un](./a/plan.svg)\n\n![Deux](<./été.svg>)", FIELDS),
  "content/blog/x/cover.svg": SVG,
  "content/blog/x/a/plan.svg": SVG,
  "content/blog/x/été.svg": SVG,
  "content/blog/x/.DS_Store": "",
}

const unusedOf = async (files: Record<string, string>) =>
  unusedFiles((await loadSample(await sampleProject(files))).posts)

test("a file that its article does not name is found", async () => {
  expect(await unusedOf({ ...FILES, "content/blog/x/a/old.png": "" })).toEqual([
    "content/blog/x/a/old.png",
  ])
})

test("an article with modules may use any file", async () => {
  const module = { "content/blog/y/a.ts": "export const a = 1", "content/blog/y/b.json": "{}" }
  const article = { "content/blog/y/index.mdx": post('import { a } from "./a"\n\n{a}') }
  expect(await unusedOf({ ...FILES, ...module, ...article })).toEqual([])
})
