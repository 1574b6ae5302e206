import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { z } from "zod"
import { listFiles } from "../../../content/folder-files"
import { heading } from "../../page-parts"
import { dialog, field, openSearch, status } from "../../search/search-parts"
import { expectSameDocument, markDocument, post, project, release } from "../../site"
import { expect, test } from "../../test"

test.use({ build: "site" })

/** Indexed text of each page, by its path. */
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

test("D6: a post is found by its tags, a project by its stack, no page by its onward links", async ({
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

test("the sections that hold the words are below their page, and their links lead there", async ({
  page,
}) => {
  await page.goto(post)
  const section = page.locator("[data-article] h2[id]").filter({ visible: true }).last()
  const name = await section.innerText()
  const id = await section.getAttribute("id")
  await openSearch(page)
  await markDocument(page)
  await field(page).fill(name)
  const found = dialog(page).locator("ol ul li").filter({ hasText: name }).first()
  await expect(found.locator("mark").first()).toBeVisible()
  await found.getByRole("link", { name, exact: true }).click()
  await expect(page).toHaveURL(`${post}#${encodeURIComponent(id ?? "")}`)
  await expect(section).toBeFocused()
  await expect(section).toBeInViewport()
  await expectSameDocument(page)
})

test("a word after an elision is found, and its excerpt reads as the page does", async ({
  page,
}) => {
  await page.goto(post)
  const text = await page.locator("[data-article] p").allInnerTexts()
  const [elided = "", word = ""] = /\b[dl]’(\p{L}{5,})/u.exec(text.join(" ")) ?? []
  await openSearch(page)
  for (const words of [word, elided, elided.replace("’", "'")]) {
    await field(page).fill(words)
    const excerpt = dialog(page).locator("p", { has: page.locator("mark") })
    await expect(excerpt.filter({ hasText: elided }).first()).toBeVisible()
    await field(page).fill("")
    await expect(excerpt).toHaveCount(0)
  }
})

test("the dialog keeps its height, whatever is found", async ({ page }) => {
  await openSearch(page)
  const heights = new Set<number>()
  for (const [words, answer] of [
    ["", "Quelques lettres"],
    ["xylographe", "Rien dans le cahier"],
    ["article", "trouvées"],
  ] as const) {
    await field(page).fill(words)
    await expect(status(page)).toContainText(answer)
    // Its box is moved while it opens, which rounds its height.
    heights.add(await dialog(page).evaluate(({ clientHeight }) => clientHeight))
  }
  expect(heights.size).toBe(1)
})

test("an article or a case study about a word comes before pages that name it", async ({
  page,
}) => {
  await openSearch(page)
  for (const words of ["cookie", "javascript", "accessibilité"]) {
    await field(page).fill(words)
    const first = dialog(page).locator("ol > li").first()
    await expect(first.locator("mark").first()).toHaveText(new RegExp(words, "i"))
    await expect(first.locator("> span")).toHaveText(/Article|Projet/)
  }
})

test("a tag, the CV and the feed are found by their names, and lead there", async ({ page }) => {
  await page.goto(post)
  const tag = await page.locator('meta[property="article:tag"]').first().getAttribute("content")
  const lead = async (words: string, name: string) => {
    await openSearch(page)
    await field(page).fill(words)
    await dialog(page).getByRole("link", { name, exact: true }).click()
  }
  await lead(tag ?? "", tag ?? "")
  await expect(page).toHaveURL(/\/blog\/tag\//)
  await expect(heading(page)).toContainText(tag ?? "")
  await lead("cv", "CV")
  await expect(page).toHaveURL("/about-me#cv")
  await openSearch(page)
  await field(page).fill("rss")
  const feed = dialog(page).getByRole("link", { name: "S’abonner par RSS", exact: true })
  await expect(feed).toHaveAttribute("href", "/rss.xml")
})
