import { cp, readFile } from "node:fs/promises"
import { join } from "node:path"
import { formatProblems } from "@site/problems"
import { loadSample, post, SHARE, SITE, SVG } from "../testing/sample-content"
import { tempDir, writeFiles } from "../testing/temp-dir"
import { contentFolder, staticFiles, staticPath } from "./content-folder"
import { ejectDemonstration } from "./eject-demonstration"
import { listFiles } from "./folder-files"
import { hintsOf } from "./hints"
import { createEntry } from "./new-entry"

const DEMO = {
  "content/demonstration/site.yml": `# $schema=../../schemas/site.json\n${SITE}`,
  "content/demonstration/blog/montre/index.mdx": post("![Un carré](./a.svg)"),
  "content/demonstration/blog/montre/a.svg": SVG,
  "content/demonstration/static/share.svg": SHARE,
  "content/demonstration/static/favicon.svg": SVG,
  "static/.gitkeep": "",
  "content/words.txt": "# Vos mots\n",
}
const OWN = { "content/blog/mien.mdx": post() }

const postsOf = async (root: string) => (await loadSample(root)).posts.map(({ file }) => file)

describe("the owner's content is apart from the template's", () => {
  it("the demonstration is shown as long as content/ has nothing else", async () => {
    const root = await tempDir(DEMO)
    const { problems, posts } = await loadSample(root)
    expect(formatProblems(problems)).toBe("")
    expect(posts.map(({ file, path }) => [file, path])).toEqual([
      ["content/demonstration/blog/montre/index.mdx", "/blog/montre"],
    ])
    expect([...(await staticFiles(root)).keys()]).toEqual(["favicon.svg", "share.svg"])
  })

  it("one file of the owner's hides all of it, its static files too", async () => {
    const root = await tempDir({ ...DEMO, ...OWN })
    expect(contentFolder(root)).toBe("content")
    expect(await postsOf(root)).toEqual(["content/blog/mien.mdx"])
    expect(staticPath(root, "/share.svg")).toBeUndefined()
    expect([...(await staticFiles(root)).keys()]).toEqual([])
    expect(contentFolder(await tempDir({ "content/site.yml": SITE }))).toBe("content")
  })

  it("a file of static/ stands in place of the demonstration's of that name", async () => {
    const root = await tempDir({ ...DEMO, "static/share.svg": "mine", "static/robots.txt": "" })
    const files = await staticFiles(root)
    expect([...files.keys()].sort()).toEqual(["favicon.svg", "robots.txt", "share.svg"])
    expect(files.get("share.svg")).toBe(join(root, "static"))
  })
})

describe("npm run eject-demo", () => {
  it("copies all that the site shows to the owner's folder, and the check accepts it", async () => {
    const root = await tempDir(DEMO)
    expect(await ejectDemonstration(root)).toBe(5)
    const { problems, posts } = await loadSample(root)
    // Only one problem remains: it is still the demonstration.
    const others = problems.filter(({ expected }) => !expected.endsWith("est de la démonstration"))
    expect(formatProblems(others)).toBe("")
    expect(posts.map(({ file }) => file)).toEqual(["content/blog/montre/index.mdx"])
    expect(await listFiles(join(root, "static"))).toEqual([".gitkeep", "favicon.svg", "share.svg"])
    // The schema is found from its new place.
    expect(await readFile(join(root, "content/site.yml"), "utf8")).toMatch(/\$schema=\.\.\/schemas/)
  })

  it("refuses where there is a site of the owner's, and copies nothing", async () => {
    const root = await tempDir({ ...DEMO, ...OWN, "content/site.yml": SITE })
    await expect(ejectDemonstration(root)).rejects.toThrow(/content\/ .*already|content\/ a déjà/)
    expect(await listFiles(join(root, "content/blog"))).toEqual(["mien.mdx"])
  })

  it("helps who wrote a post first, and leaves what is there as it is", async () => {
    const mine = { "content/blog/montre/index.mdx": "mine", "static/favicon.svg": "mine" }
    const root = await tempDir({ ...DEMO, ...mine })
    expect(formatProblems((await loadSample(root)).problems)).toContain("npm run eject-demo")
    expect(await ejectDemonstration(root)).toBe(3)
    for (const file of Object.keys(mine))
      expect(await readFile(join(root, file), "utf8")).toBe("mine")
  })

  it("npm run new names it as the first step: one new post would hide all the others", async () => {
    const root = await tempDir(DEMO)
    await expect(createEntry(root, "post", "Un titre")).rejects.toThrow("npm run eject-demo")
    await writeFiles(root, OWN)
    expect(await createEntry(root, "post", "Un titre")).toBe("content/blog/un-titre/index.mdx")
  })
})

describe("npm run eject-demo -- --identity", () => {
  const FILES = ["cv.yml", "pages/about-me.mdx", "site.yml"]

  it("copies the site file, the CV and the pages, and nothing links to what stays", async () => {
    const root = await tempDir()
    await cp("content/demonstration", join(root, "content/demonstration"), { recursive: true })
    expect(await ejectDemonstration(root, true)).toBe(5)
    const copied = await listFiles(join(root, "content"))
    expect(copied.filter(file => !file.startsWith("demonstration/"))).toEqual(FILES)
    expect(await listFiles(join(root, "static"))).toEqual(["favicon.svg", "partage.png"])
    for (const file of FILES) {
      const text = await readFile(join(root, "content", file), "utf8")
      expect(text).not.toMatch(/\/(?:blog|project)\/[a-z]/)
      expect(text).not.toMatch(/^## .*\s+(?:## |$(?!\n))/m)
    }
    const content = await loadSample(root)
    const { problems, pages } = content
    const errors = problems.filter(({ severity }) => severity === "error")
    expect(formatProblems([...errors, ...(await hintsOf(root, content))])).toBe("")
    expect(pages.map(({ path }) => path)).toEqual(["/about-me"])
    await writeFiles(root, OWN)
    const { problems: withPost, posts, projects } = await loadSample(root)
    expect(formatProblems(withPost.filter(({ severity }) => severity === "error"))).toBe("")
    expect(posts.map(({ file }) => file)).toEqual(["content/blog/mien.mdx"])
    expect(projects).toEqual([])
  })
})
