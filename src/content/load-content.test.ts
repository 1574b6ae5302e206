/** @jest-environment node */
import { readdir, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { loadSample, NOW, post, problemsOf, SVG, sampleProject } from "../testing/sample-content"
import { readTree } from "./article-store"

const posts = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [
      `content/blog/p-${n}/index.mdx`,
      post(`Article ${n}.`),
    ]),
  )

describe("articles are compiled once (D1)", () => {
  it("D1: a second load compiles nothing; one changed post of fifty compiles one", async () => {
    const root = await sampleProject(posts(50))
    const first = await loadSample(root)
    expect([first.compiled, first.reused]).toEqual([50, 0])
    const second = await loadSample(root)
    expect([second.compiled, second.reused]).toEqual([0, 50])
    expect(JSON.stringify(second.posts)).toBe(JSON.stringify(first.posts))
    await writeFile(join(root, "content/blog/p-7/index.mdx"), post("Autre chose."))
    const third = await loadSample(root)
    expect([third.compiled, third.reused]).toEqual([1, 49])
    const changed = third.posts.find(({ slug }) => slug === "p-7")
    expect(await readTree(root, changed ?? { digest: "", absolutePath: "" })).toEqual([
      ["p", 0, "Autre chose."],
    ])
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
    const tree = await readTree(root, first.posts[0] ?? { digest: "", absolutePath: "" })
    expect(tree).toEqual([["p", 0, expect.stringContaining("Article")]])
    await Promise.all((await readdir(cache)).map(name => writeFile(join(cache, name), text)))
    const again = await loadSample(root)
    expect(again.compiled).toBe(2)
    expect(JSON.stringify(again.posts)).toBe(JSON.stringify(first.posts))
  })

  it("D1: articles that are gone leave the cache, and no temporary file stays", async () => {
    const root = await sampleProject(posts(3))
    await loadSample(root)
    await rm(join(root, "content/blog/p-1"), { recursive: true })
    const { posts: left } = await loadSample(root)
    const expected = left.flatMap(({ digest }) => [`${digest}.meta.json`, `${digest}.tree.json`])
    expect((await readdir(join(root, ".article-cache"))).sort()).toEqual(expected.sort())
  })

  it("D1: the last good state of a broken article can be read until the store is pruned", async () => {
    const root = await sampleProject({ "content/blog/x.mdx": post("Bien.") })
    const [good = { digest: "", absolutePath: "" }] = (await loadSample(root)).posts
    await writeFile(join(root, "content/blog/x.mdx"), post("<Calout>Mal.</Calout>"))
    await loadSample(root, { prune: false })
    expect(await readTree(root, good)).toEqual([["p", 0, "Bien."]])
    await loadSample(root)
    expect(await readTree(root, good)).toEqual([])
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

describe("what an entry says", () => {
  it("S-1: addresses come from the folder, the file or the slug field; stray files are ignored", async () => {
    const root = await sampleProject({
      "content/blog/a/index.mdx": post(),
      "content/blog/b.mdx": post(),
      "content/blog/c/index.mdx": post("", "date: 2023-01-01\nslug: autre"),
      "content/pages/about-me.mdx": "---\ntitle: Moi\ndescription: Qui.\n---\n",
      "content/blog/notes.txt": "rien",
      "content/blog/vide/image.txt": "rien",
      "content/blog/.brouillon.mdx": "rien",
    })
    const { posts: found, pages, problems } = await loadSample(root)
    expect(problems).toEqual([])
    expect(found.map(({ path }) => path)).toEqual(["/blog/a", "/blog/b", "/blog/autre"])
    expect(pages.map(({ path }) => path)).toEqual(["/about-me"])
  })

  it("reading time counts words of the text and not of code", async () => {
    const words = (count: number) => "l’été ".repeat(count)
    const root = await sampleProject({
      "content/blog/a.mdx": post(`${words(221)}\n\n\`\`\`\n${words(999)}\n\`\`\``),
      "content/blog/b.mdx": post(words(3)),
    })
    const { posts: found } = await loadSample(root)
    expect(found.map(({ words: count, readingMinutes }) => [count, readingMinutes])).toEqual([
      [221, 2],
      [3, 1],
    ])
  })
})

describe("publication (content model)", () => {
  const dated = (date: string, more = "") => post("", `date: ${date}\n${more}`)

  it("a post is published from its moment in Paris on, and a draft never", async () => {
    const root = await sampleProject({
      "content/blog/now.mdx": dated("2026-06-01T14:00"),
      "content/blog/minute-later.mdx": dated("2026-06-01 14:01"),
      "content/blog/draft.mdx": dated("2020-01-01", "draft: true"),
      "content/blog/later.mdx": dated("2026-06-03"),
    })
    const { posts: found, nextPublication } = await loadSample(root)
    expect(found.map(({ slug, published }) => [slug, published])).toEqual([
      ["draft", false],
      ["later", false],
      ["minute-later", false],
      ["now", true],
    ])
    expect(nextPublication).toEqual(new Date(NOW.getTime() + 60_000))
  })

  it.each([
    ["a published post must not lead to a draft", "2024-01-01", "2024-01-01\ndraft: true", "draft"],
    [
      "a published post must not lead to a later one",
      "2024-01-01",
      "2027-01-01",
      "not yet published",
    ],
    ["a dated post must not lead to a later one", "2027-01-01", "2027-01-02", "not yet published"],
  ])("%s", async (_name, from, to, reason) => {
    const problems = await problemsOf({
      "content/blog/a.mdx": post("[ici](/blog/b)", `date: ${from}`),
      "content/blog/b.mdx": post("", `date: ${to}`),
    })
    expect(problems).toEqual([
      expect.objectContaining({
        file: "content/blog/a.mdx",
        field: "link",
        received: `"/blog/b", ${reason}`,
      }),
    ])
  })

  it.each([
    ["a draft may lead to a draft", "2024-01-01\ndraft: true", "2024-01-01\ndraft: true"],
    ["a post may lead to one of the same moment", "2027-01-01", "2027-01-01"],
  ])("%s", async (_name, from, to) => {
    const problems = await problemsOf({
      "content/blog/a.mdx": post("[ici](/blog/b)", `date: ${from}`),
      "content/blog/b.mdx": post("", `date: ${to}`),
    })
    expect(problems).toEqual([])
  })
})

it("dates of one day sort as texts by their moments, however they are written", async () => {
  const dates = {
    a: "2026-01-01T07:00",
    b: "2026-01-01 08:00",
    c: "2026-01-01T08:30Z",
    d: "2026-01-01T10:00+01:00",
    e: "2026-01-01",
  }
  const root = await sampleProject(
    Object.fromEntries(
      Object.entries(dates).map(([name, date]) => [
        `content/blog/${name}.mdx`,
        post("", `date: ${date}`),
      ]),
    ),
  )
  const { posts: found, problems } = await loadSample(root)
  expect(problems).toEqual([])
  const sorted = found
    .map(({ slug, frontMatter }) => [slug, frontMatter.date])
    .toSorted(([, a = ""], [, b = ""]) => b.localeCompare(a))
  expect(sorted).toEqual([
    ["d", "2026-01-01T10:00"],
    ["c", "2026-01-01T09:30"],
    ["b", "2026-01-01T08:00"],
    ["a", "2026-01-01T07:00"],
    ["e", "2026-01-01"],
  ])
})

describe("links that are right", () => {
  it.each([
    "https://example.org",
    "mailto:ada@example.org",
    "/",
    "/#techstacks",
    "/blog?tag=x",
    "/mentions-legales",
    "/share.svg",
    "#été",
    "/blog/x#été",
  ])("%s gives no problem", async target => {
    const article = `[ici](${target})\n\n## Été`
    expect(await problemsOf({ "content/blog/x/index.mdx": post(article) })).toEqual([])
  })

  it("a file whose name holds signs that an address gives a meaning is found by its address", async () => {
    const files = { "static/1#2?3.svg": SVG, "static/100%.svg": SVG, "static/a%23b.svg": SVG }
    const links = "[a](/1%232%3F3.svg) [b](/100%25.svg) [c](/a%2523b.svg)"
    expect(await problemsOf({ "content/blog/x.mdx": post(links), ...files })).toEqual([])
  })

  it("an address with a slash at the end is refused: the site has none (S-1)", async () => {
    const problems = await problemsOf({ "content/blog/x.mdx": post("[ici](/blog/)") })
    expect(problems).toEqual([
      expect.objectContaining({ hint: "Write it without the slash at the end." }),
    ])
  })
})
