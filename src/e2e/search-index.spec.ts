import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { z } from "zod"
import { listFiles } from "../content/folder-files"
import { post, project, release } from "./site"
import { expect, test } from "./watched-page"

/** What the index holds of each page, by its path. */
async function indexedTexts(): Promise<ReadonlyMap<string, string>> {
  const folder = join(release.site, "pagefind/fragment")
  const texts = new Map<string, string>()
  for (const file of await listFiles(folder)) {
    const text = gunzipSync(await readFile(join(folder, file))).toString()
    const { url, content } = fragment.parse(JSON.parse(text.slice(text.indexOf("{"))))
    texts.set(url, content)
  }
  return texts
}

const fragment = z.object({ url: z.string(), content: z.string() })

test("D6: a post is found by its tags, a project by its stack, and no page by the heading of its links onward", async ({
  page,
}) => {
  const indexed = await indexedTexts()
  await page.goto(post)
  const tags = await page.locator('meta[property="article:tag"]').all()
  for (const tag of tags) {
    expect(indexed.get(post)).toContain(await tag.getAttribute("content"))
  }
  await page.goto(project)
  const stack = page.locator("main dt", { hasText: "Technologies" }).locator("+ dd")
  expect(indexed.get(project)).toContain(await stack.innerText())
  for (const [path, text] of indexed) {
    expect(text, path).not.toMatch(/(?:Projet suivant|À lire ensuite)\.?$/)
  }
})
