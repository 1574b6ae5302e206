import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { listFiles } from "../../content/folder-files"
import { HIDDEN } from "../../testing/builds/hidden-content"
import { release } from "../site"
import { expect, test } from "../test"

test.use({ build: "site" })

const { base } = release

test("nothing of a draft or of a future post is anywhere in a release", async () => {
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
  // A published post shows in each of them, which proves that they were read.
  for (const part of ["blog", "page-data", "pagefind", "sitemap.xml", "rss.xml"])
    expect([...seen], part).toContain(part)
})

const unpacked = (content: Buffer): string => {
  try {
    return gunzipSync(content).toString()
  } catch {
    return content.toString()
  }
}
