import { readdir, stat } from "node:fs/promises"
import { CORPUS } from "../../../testing/builds/sample-sites"
import type { StoredBuild } from "../../../testing/builds/stored-builds"
import { released, textOf } from "../../built-pages"
import { expect, test } from "../../test"

test.use({ build: "site", mayComplain: true })

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

test("the blog's own page weighs the same with 300 posts as with few, but for tags, years and digits", async () => {
  const bytesOfPage = async (build: StoredBuild, file: string) => {
    const text = await textOf(build, file)
    return text
      .replace(/(?<=<nav[^>]* aria-label="Articles par sujet"[^>]*>).*?(?=<\/nav>)/s, "")
      .replace(/"(?:tags|years)":\[\{"path".*?\}\]/gs, "")
      .replace(/\(\d+\)|"count":\d+/g, "").length
  }
  for (const file of ["blog/index.html", "page-data/blog/page-data.json"]) {
    const [few, many] = [await bytesOfPage("site", file), await bytesOfPage("restyled", file)]
    expect(Math.abs(many - few), file).toBeLessThan(12)
  }
})

test("a hundred posts of a year are 100 kB of HTML at most", async () => {
  const bytes = await bytesOf("restyled", "blog/2019/index.html")
  expect(bytes).toBeLessThan(100_000)
})
