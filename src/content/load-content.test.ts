import { loadSample, NOW, post, problemsOf, sampleProject } from "../testing/sample-content"
import { repeatsDescription } from "./read-entries"

const dated = (date: string, more = "") => post("", `date: ${date}\n${more}`)

describe("facts of an entry", () => {
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

  it.each([
    ["Une phrase. Une autre.", true],
    ["**Une** [phrase](https://a.example).\n\nUne autre.", true],
    ["Une phraséologie.", false],
    ["Un texte.", false],
  ])("whether %j begins with its description: %s", async (text, isRepeated) => {
    const { posts: found } = await loadSample(
      await sampleProject({ "content/blog/a.md": post(text) }),
    )
    expect(found.map(repeatsDescription)).toEqual([isRepeated])
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
    [
      "a published post must not lead to a draft",
      "2024-01-01",
      "2024-01-01\ndraft: true",
      "un brouillon",
    ],
    ["nor to a later one", "2024-01-01", "2027-01-01", "pas encore publiée"],
    ["a dated post must not lead to a later one", "2027-01-01", "2027-01-02", "pas encore publiée"],
    ["a draft may lead to a draft", "2024-01-01\ndraft: true", "2024-01-01\ndraft: true"],
    ["a post may lead to one of the same moment", "2027-01-01", "2027-01-01"],
  ])("%s", async (_name, from, to, reason = "") => {
    const problems = await problemsOf({
      "content/blog/a.mdx": post("[lui](/blog/b)", `date: ${from}`),
      "content/blog/b.mdx": post("", `date: ${to}`),
    })
    expect(problems.map(({ file, field, received }) => `${file} ${field} ${received}`)).toEqual(
      reason ? [`content/blog/a.mdx lien "/blog/b", ${reason}`] : [],
    )
  })
})

it("dates of one day sort as texts by their moments, however they are written", async () => {
  const root = await sampleProject({
    "content/blog/a.mdx": dated("2026-01-01T07:00"),
    "content/blog/b.mdx": dated("2026-01-01 08:00"),
    "content/blog/c.mdx": dated("2026-01-01T08:30Z"),
    "content/blog/d.mdx": dated("2026-01-01T10:00+01:00"),
    "content/blog/e.mdx": dated("2026-01-01"),
  })
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

describe("days of changes", () => {
  const DAY = "un jour qui ne précède pas date, et qui n’est pas à venir"

  test.each([
    ["updated: 2023-12-31", DAY, '"2023-12-31"'],
    ["updated: 2929-01-01", DAY, '"2929-01-01"'],
    ["changes: Un mot.", "le jour de la modification, puisque changes dit ce qui a changé", "rien"],
  ])("a post of 2024-01-01 with %s", async (fields, expected, received) => {
    const files = { "content/blog/x/index.mdx": post("", `date: 2024-01-01\n${fields}`) }
    expect(await problemsOf(files)).toMatchObject([{ field: "updated", expected, received }])
  })

  test("the day of a change can be that of the post", async () => {
    const fields = "date: 2024-01-01T10:00\nupdated: 2024-01-01T10:30\nchanges: Un mot."
    expect(await problemsOf({ "content/blog/x.mdx": post("", fields) })).toEqual([])
  })

  test("the day of a post that has a time is a change of that moment", async () => {
    const fields = "date: 2024-01-01T10:00\nupdated: 2024-01-01"
    const { posts } = await loadSample(
      await sampleProject({ "content/blog/x.mdx": post("", fields) }),
    )
    expect(posts.map(({ frontMatter }) => frontMatter.updated)).toEqual(["2024-01-01T10:00"])
  })
})
