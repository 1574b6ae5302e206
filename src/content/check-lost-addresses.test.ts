import { loadSample, post, sampleProject } from "../testing/sample-content"
import { checkLostAddresses } from "./check-lost-addresses"
import { hintsOf } from "./hints"

const LIST = [
  "/",
  "/blog",
  "/blog/page/2",
  "/blog/2025",
  "/blog/2025/2",
  "/blog/tag/a",
  "/project",
  "/about-me",
]

/** A project whose last release has these pages. */
const released = (pages: string[], files: Record<string, string>) =>
  sampleProject({
    "release/release.json": JSON.stringify({ pages: [...LIST, ...pages] }),
    ...files,
  })

/** File, line and advice of each hint. */
async function told(root: string) {
  const { posts, projects, pages } = await loadSample(root)
  const hints = await checkLostAddresses(root, [...posts, ...projects, ...pages])
  return hints.map(({ severity, file, line, hint }) => `${severity} ${file}:${line} ${hint}`)
}

const OLD = ["/blog/vieux"]
const GONE =
  "hint release/release.json:1 Si un article la remplace, écrivez dans son en-tête : aliases: [/blog/vieux]"

describe("an address of the last release that nothing answers now", () => {
  test.each([
    ["of a page", OLD, { "content/blog/neuf.mdx": post() }, [GONE]],
    [
      "not when an alias answers",
      OLD,
      { "content/blog/neuf.mdx": post("", "date: 2024-01-01\naliases: [/blog/vieux]") },
      [],
    ],
    [
      "not of a draft",
      OLD,
      { "content/blog/vieux.mdx": post("", "date: 2024-01-01\ndraft: true") },
      [],
    ],
    ["not of the demonstration", OLD, { "content/demonstration/blog/vieux/index.mdx": post() }, []],
  ])("%s", async (_what, pages, files, hints) => {
    expect(await told(await released(pages, files))).toEqual(hints)
  })

  test("not without a release", async () => {
    expect(await told(await sampleProject({ "content/blog/neuf.mdx": post() }))).toEqual([])
  })

  test("not while the content has errors", async () => {
    const root = await released(OLD, { "content/blog/neuf.mdx": post("[lui](/blog/vieux)") })
    expect(await hintsOf(root, await loadSample(root))).toEqual([])
  })
})
