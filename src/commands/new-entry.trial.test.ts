import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { formatProblems } from "@site/problems"
import { runCommand, runFromSource } from "../testing/run-command"
import { loadSample, sampleProject } from "../testing/sample-content"

/** Runs the command as an author does, in another project's folder. */
const create = (cwd: string, words: readonly string[]) =>
  runCommand("new-entry", words, {}, [], cwd).ended

describe("npm run new", () => {
  it("makes a post that the content check accepts, a draft of today", async () => {
    const root = await sampleProject()
    const { code, stdout } = await create(root, ["post", "L’été « déjà » : à l’œuvre !"])
    expect(code).toBe(0)
    expect(stdout).toContain("content/blog/l-ete-deja-a-l-oeuvre/index.mdx est prêt.")
    const { posts, problems } = await loadSample(root, { now: new Date() })
    expect(formatProblems(problems)).toBe("")
    expect(posts).toMatchObject([
      {
        frontMatter: {
          title: expect.stringMatching(/^L’été «\sdéjà\s»\s: à l’œuvre\s!$/),
          draft: true,
        },
        published: false,
      },
    ])
  })

  it("makes a project with its chapters", async () => {
    const root = await sampleProject()
    expect(await create(root, ["project", "Un carnet"])).toMatchObject({ code: 0 })
    const { projects, problems } = await loadSample(root, { now: new Date() })
    expect(formatProblems(problems)).toBe("")
    expect(projects).toMatchObject([{ path: "/project/un-carnet" }])
    expect(await readFile(join(root, "content/projects/un-carnet/index.mdx"), "utf8")).toContain(
      "\n## Ce que je changerais\n",
    )
  })

  it("makes a page of the owner's own", async () => {
    const root = await sampleProject()
    const words = ["page", "Mes outils"]
    const { code } = await runFromSource("new-entry", words, {}, root).ended
    expect(code).toBe(0)
    const { pages, problems } = await loadSample(root, { now: new Date() })
    expect(formatProblems(problems)).toBe("")
    expect(pages).toMatchObject([{ path: "/mes-outils", published: false }])
  })

  it.each([
    ["a post that is there", ["post", "Titre"], /^content\/blog\/titre existe déjà/],
    ["a file of that name", ["post", "Seul"], /^content\/blog\/seul\.mdx existe déjà/],
    ["no letter for an address", ["post", "日本"], /ne donne pas d’adresse/],
    [
      "a title of 500 letters",
      ["post", "a".repeat(500)],
      /adresse de 500 caractères\s; il en faut 200/,
    ],
    ["a title that is a year", ["post", "1984"], /l’adresse \/blog\/1984, que le site garde/],
    ["a page of the site", ["page", "Blog"], /l’adresse \/blog, que le site garde/],
    ["another kind", ["article", "Titre"], /^Écrivez\s: npm run new post/],
    ["an option", ["post", "Titre neuf", "--draft"], /^Écrivez\s: npm run new post/],
    ["a short option", ["page", "-h"], /^Écrivez\s: npm run new post/],
    ["nothing", [], /^Écrivez\s: npm run new post/],
    ["no title", ["post"], /^Écrivez\s: npm run new post/],
  ])("refuses %s, and changes nothing", async (_what, words, told) => {
    const files = { "content/blog/titre/index.mdx": "mine", "content/blog/seul.mdx": "mine" }
    const root = await sampleProject(files)
    const { code, stderr } = await create(root, words)
    expect(code).toBe(1)
    expect(stderr).toMatch(told)
    for (const file of Object.keys(files))
      expect(await readFile(join(root, file), "utf8")).toBe("mine")
  })
})
