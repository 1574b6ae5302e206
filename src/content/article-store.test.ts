import { mkdir, readdir, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { written } from "../testing/compiled-html"
import { loadSample, post, SVG, sampleProject } from "../testing/sample-content"
import { tempDir, writeFiles } from "../testing/temp-dir"
import { compilerVersion, readCompiled } from "./article-store"

const NONE = { digest: "", absolutePath: "" }
const htmlOf = async (...article: Parameters<typeof readCompiled>) =>
  written((await readCompiled(...article)).content)
const posts = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [
      `content/blog/a-${n}/index.mdx`,
      post(`Article ${n}.`),
    ]),
  )

describe("articles are compiled once (D1)", () => {
  it("D1: a second load compiles nothing; one changed post of five compiles one", async () => {
    const root = await sampleProject(posts(5))
    const first = await loadSample(root)
    expect([first.compiled, first.reused]).toEqual([5, 0])
    for (const { slug, ...one } of first.posts)
      expect(await htmlOf(root, one)).toBe(`<p>Article ${slug.slice(2)}.</p>`)
    const second = await loadSample(root)
    expect([second.compiled, second.reused]).toEqual([0, 5])
    expect(JSON.stringify(second.posts)).toBe(JSON.stringify(first.posts))
    await writeFile(join(root, "content/blog/a-3/index.mdx"), post("Autre chose."))
    const third = await loadSample(root)
    expect([third.compiled, third.reused]).toEqual([1, 4])
    const changed = third.posts.find(({ slug }) => slug === "a-3")
    expect(await htmlOf(root, changed ?? NONE)).toBe("<p>Autre chose.</p>")
  })

  it("development reads changed and unpublished files again, as if it read them all", async () => {
    const later = post("Plus tard.", "date: 2026-07-01")
    const files = { ...posts(3), "content/blog/later.mdx": later, "content/blog/bad.mdx": "---\n" }
    const root = await sampleProject(files)
    const known = new Map()
    const before = await loadSample(root, { known })
    await writeFile(join(root, "content/blog/a-1/index.mdx"), post("Autre chose."))
    await rm(join(root, "content/blog/a-2"), { recursive: true })
    const now = new Date("2026-08-01T12:00:00Z")
    const after = await loadSample(root, { known, now })
    const { posts: afresh, problems } = await loadSample(root, { now })
    expect(JSON.stringify(after.posts)).toBe(JSON.stringify(afresh))
    expect([after.problems, after.posts.length]).toEqual([problems, 3])
    const isSame = after.posts.map(({ slug, frontMatter }) => [
      slug,
      before.posts.find(post => post.slug === slug)?.frontMatter === frontMatter,
    ])
    expect(Object.fromEntries(isSame)).toEqual({ later: false, "a-0": true, "a-1": false })
    // Words that the compiler writes into each article.
    await writeFiles(root, { "content/texts.yml": "fr: { callout.note: Remarque }\n" })
    const [first] = (await loadSample(root, { known, now })).posts
    expect(first?.digest).not.toBe(after.posts[0]?.digest)
  })

  it("what the disk refuses is a problem of its entry, with the file; the others are compiled", async () => {
    const file = "content/blog/z.mdx"
    const root = await sampleProject({ [file]: post("La fin.") })
    const [last = NONE] = (await loadSample(root)).posts
    await writeFiles(root, posts(3))
    const cache = join(root, ".article-cache")
    await rm(cache, { recursive: true })
    await mkdir(join(cache, `${last.digest}.text.json`), { recursive: true })
    const { posts: compiled, problems } = await loadSample(root, { prune: false })
    expect(problems).toMatchObject([
      { severity: "error", file, received: expect.stringContaining("EISDIR") },
    ])
    expect(compiled).toHaveLength(3)
  })

  it.each([
    ["cut off", '{"summary":{"kind":"da'],
    ["emptied", ""],
    ["of another shape", '{"summary":1}'],
  ])("D1: a cache file that was %s is compiled again", async (_name, text) => {
    const root = await sampleProject(posts(2))
    const first = await loadSample(root)
    const cache = join(root, ".article-cache")
    for (const name of await readdir(cache)) {
      if (name.startsWith(first.posts[0]?.digest ?? "none"))
        await writeFile(join(cache, name), text)
    }
    expect(await htmlOf(root, first.posts[0] ?? NONE)).toMatch(/^<p>Article \d\.<\/p>$/)
    const { plain } = await readCompiled(root, first.posts[0] ?? NONE)
    expect(plain).toMatch(/^<p>Article \d\.<\/p>$/)
    await Promise.all((await readdir(cache)).map(name => writeFile(join(cache, name), text)))
    const again = await loadSample(root)
    expect(again.compiled).toBe(2)
    expect(JSON.stringify(again.posts)).toBe(JSON.stringify(first.posts))
  })

  it("D1: articles that are gone leave the cache, and no temporary file stays", async () => {
    const root = await sampleProject(posts(3))
    await loadSample(root)
    await rm(join(root, "content/blog/a-1"), { recursive: true })
    const { posts: left } = await loadSample(root)
    const expected = left.flatMap(({ digest }) =>
      ["meta", "text"].map(part => `${digest}.${part}.json`),
    )
    expect((await readdir(join(root, ".article-cache"))).sort()).toEqual(expected.sort())
  })

  it("D1: the last good state of a broken article can be read until the store is pruned", async () => {
    const root = await sampleProject({ "content/blog/x.mdx": post("Bien.") })
    const [good = NONE] = (await loadSample(root)).posts
    await writeFile(join(root, "content/blog/x.mdx"), post("<Calout>Mal.</Calout>"))
    await loadSample(root, { prune: false })
    expect(await htmlOf(root, good)).toBe("<p>Bien.</p>")
    await loadSample(root)
    expect(await readCompiled(root, good)).toMatchObject({ content: [], plain: "" })
  })

  it("D1: problems of an unchanged article come back from the cache", async () => {
    const root = await sampleProject({ "content/blog/x.mdx": post("# Un titre") })
    const first = await loadSample(root)
    const second = await loadSample(root)
    expect(second.compiled).toBe(0)
    expect(second.problems).toEqual(first.problems)
    expect(second.problems).toHaveLength(1)
  })

  it("D1: a picture that goes is noticed although the article is in the cache", async () => {
    const root = await sampleProject({
      "content/blog/x/index.mdx": post("![Un carré](./a.svg)"),
      "content/blog/x/a.svg": SVG,
    })
    expect((await loadSample(root)).problems).toEqual([])
    await rm(join(root, "content/blog/x/a.svg"))
    const { compiled, problems } = await loadSample(root)
    expect([compiled, problems.map(({ field }) => field)]).toEqual([0, ["image"]])
  })
})

const version = async (files: Record<string, string>) => compilerVersion(await tempDir(files))

const FILES = {
  "packages/articles/a.ts": "1",
  "packages/problems/b.ts": "1",
  "package-lock.json": "{}",
}

describe("the cache knows its compiler (D1)", () => {
  it.each([...Object.keys(FILES)])("D1: a change of %s makes another version", async file => {
    expect(await version({ ...FILES, [file]: "2" })).not.toBe(await version(FILES))
  })

  it("D1: tests and other folders do not count", async () => {
    const more = { "packages/articles/a.test.ts": "2", "src/content/b.ts": "2" }
    expect(await version({ ...FILES, ...more })).toBe(await version(FILES))
  })
})
