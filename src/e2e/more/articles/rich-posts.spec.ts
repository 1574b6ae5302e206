import { corpusSlug } from "../../../testing/builds/corpus"
import { PREFIX } from "../../../testing/builds/other-site"
import { LINES, PARTS } from "../../../testing/builds/post-parts"
import { CORPUS } from "../../../testing/builds/sample-sites"
import type { StoredBuild } from "../../../testing/builds/stored-builds"
import { textOf } from "../../built-pages"
import { reportViolations } from "../../complaints"
import { hydrated } from "../../hydrated"
import { expect, test } from "../../test"

test.use({ build: "other" })

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Chapters of a post as its page has them, but for numbers and ids, by their headings. */
async function chaptersOf(build: StoredBuild, index: number): Promise<Map<string, string>> {
  const html = await textOf(build, `blog/${corpusSlug(index)}/index.html`)
  const [, article = ""] = ARTICLE.exec(html) ?? []
  const [, ...chapters] = article.split(/(?=<div class="[^"]*" data-level="h2">)/)
  return new Map(
    chapters.map(chapter => {
      const [, name = ""] = /<h2\b[^>]*>([^<]+)/.exec(chapter) ?? []
      return [name, chapter.replaceAll(PLACE, "")]
    }),
  )
}

/** Without its notes at the end. */
const ARTICLE = /<div data-article="">([\s\S]*?)(?:<section\b[^>]* data-footnotes|<\/article>)/

/** Ends of what is around a chapter, links to styles, ids, numbers of notes and of blocks of code, the path of the site. */
const PLACE =
  /(?:<\/(?:div|section)>)+$|(?<=\bdiagram-)\d+|:R\w*:|(?<=data-number=")\d+|(?<= data-footnote-ref[^>]*>)\d+|(?<="Copier [^"]*) \(\d+\)|(?<=["(\s,])\/carnet(?=\/)/g

test("R-25: a part is the same with any other part, built cold, warm and below a path", async () => {
  expect(PREFIX).toBe("/carnet")
  const alone = new Map<string, string>()
  for (const index of upTo(PARTS.length))
    for (const [name, chapter] of await chaptersOf("restyled", CORPUS.rich + index))
      alone.set(name, chapter)
  expect(alone.size).toBe(PARTS.length)
  for (const [build, count] of [
    ["site", CORPUS.few],
    ["restyled", CORPUS.rich],
    ["other", CORPUS.rich],
  ] as const) {
    for (const index of upTo(count)) {
      const chapters = await chaptersOf(build, index)
      expect(chapters.size).toBe(LINES[index % LINES.length]?.length)
      for (const [name, chapter] of chapters)
        expect.soft(chapter, `${build}, ${corpusSlug(index)}: ${name}`).toBe(alone.get(name))
    }
  }
})

test("R-25: sixty posts with every pair of parts open below a path, and nothing fails", async ({
  page,
  other,
}) => {
  const failed: string[] = []
  page.on("response", answer => {
    if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`)
  })
  await reportViolations(page)
  for (const index of upTo(CORPUS.rich)) {
    await page.goto(`${other.address}/blog/${corpusSlug(index)}`)
    await hydrated(page)
  }
  expect(failed).toEqual([])
})
