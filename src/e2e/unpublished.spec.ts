import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { listFiles } from "../content/folder-files"
import { releaseLayout } from "../release-format/release-files"
import { HIDDEN } from "../testing/builds/hidden-content"
import { storedRelease } from "../testing/builds/stored-builds"
import { expect, test } from "./watched-page"

test("issue 13.12: nothing of a draft or of a future post is anywhere in a release", async () => {
  const { base } = releaseLayout(storedRelease("other"))
  const seen = new Set<string>()
  const told: string[] = []
  for (const file of await listFiles(base)) {
    const content = await readFile(join(base, file))
    // Their originals are beside them.
    if (/\.(?:br|gz)$/.test(file)) continue
    const isPacked = /\.pf_|pagefind$/.test(file)
    const text = `${file} ${isPacked ? unpacked(content) : content}`.toLowerCase()
    for (const word of HIDDEN.words) if (text.includes(word)) told.push(`${word}: ${file}`)
    if (text.includes(HIDDEN.published)) seen.add(file.split("/")[1] ?? file)
  }
  expect(told).toEqual([])
  // What is published shows in each of them, so that they were read.
  for (const part of ["blog", "page-data", "pagefind", "sitemap.xml", "rss.xml", "llms.txt"])
    expect([...seen], part).toContain(part)
})

const unpacked = (content: Buffer): string => {
  try {
    return gunzipSync(content).toString()
  } catch {
    return content.toString()
  }
}
