import { readdir, readFile, stat } from "node:fs/promises"
import { join } from "node:path"
import { releaseLayout } from "@site/page-views"
import { CORPUS, RARE_TAGS } from "../../../testing/builds/sample-sites"
import { type StoredBuild, storedRelease } from "../../../testing/builds/stored-builds"
import { expect, test } from "../../test"

test.use({ build: "site", mayComplain: true })

const released = (build: StoredBuild, file: string) =>
  join(releaseLayout(storedRelease(build)).site, file)

const bytesOf = async (build: StoredBuild, file: string) => (await stat(released(build, file))).size

test("D1: the weight of a page, its data and the scripts does not depend on the number of posts", async () => {
  for (const file of [
    // A post names others on its subject: three, whose titles may be longer.
    "project/un-cahier-a-marge/index.html",
    "page-data/project/un-cahier-a-marge/page-data.json",
    "page-data/app-data.json",
  ]) {
    expect(await bytesOf("restyled", file), file).toBe(await bytesOf("site", file))
  }
  const posts = await readdir(released("restyled", "blog"))
  expect(posts.length).toBeGreaterThanOrEqual(CORPUS.restyled)
  const scripts = async (build: StoredBuild) => {
    const names = (await readdir(released(build, "."))).filter(name => name.endsWith(".js"))
    const sizes = await Promise.all(
      names.map(async name => [name.replace(/[0-9a-f]{20}/, ""), await bytesOf(build, name)]),
    )
    return Object.fromEntries(sizes)
  }
  expect(await scripts("restyled")).toEqual(await scripts("site"))
})

const TAGS =
  /(?<=<nav[^>]* aria-label="Articles par sujet"[^>]*>).*?(?=<\/nav>)|"tags":\[\{.*?\}\]/gs

const TAG_COUNT = /,"tagCount":\d+|"tagCount":\d+,/

test("pages of the list weigh the same with 300 posts as with few, but for tags and digits", async () => {
  const bytesWithoutCounts = async (build: StoredBuild, file: string) => {
    const text = await readFile(released(build, file), "utf8")
    return text
      .replace(TAGS, "")
      .replace(TAG_COUNT, "")
      .replace(/\(\d+\)|"count":\d+/g, "").length
  }
  for (const page of ["blog", "blog/page/2"]) {
    for (const file of [`${page}/index.html`, `page-data/${page}/page-data.json`]) {
      const [few, many] = [
        await bytesWithoutCounts("site", file),
        await bytesWithoutCounts("restyled", file),
      ]
      expect(Math.abs(many - few), file).toBeLessThan(12)
    }
  }
})

test("of all tags, the list has the 30 most used and a link to the others", async () => {
  const html = await readFile(released("restyled", "blog/index.html"), "utf8")
  const [index = ""] = html.match(TAGS) ?? []
  expect(index.match(/<a /g)).toHaveLength(31)
  expect(index).toContain(">sujet-5\u00a0(30)<")
  expect(index).toMatch(/ href="\/blog\/tag">Tous les sujets\u00a0\(\d+\)<\/a>/)
  const { result } = JSON.parse(
    await readFile(released("restyled", "page-data/blog/page-data.json"), "utf8"),
  )
  expect(result.pageContext.tags).toHaveLength(30)
  expect(result.pageContext.tagCount).toBeGreaterThan(RARE_TAGS.length)
})
