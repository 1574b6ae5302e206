import { everyPage, expect, test } from "./proof-page"
import { pages } from "./site"

test("every page has a title of its own, and links lead to it from home", async ({
  page,
  visit,
}) => {
  const titles = new Set<string>()
  const links = new Map<string, string[]>()
  for (const path of everyPage) {
    await visit(path)
    titles.add(await page.title())
    links.set(path, await page.evaluate(() => window.look.internalLinks()))
  }
  expect(titles.size).toBe(everyPage.length)
  const reached = new Set(["/"])
  for (const path of reached) for (const to of links.get(path) ?? []) reached.add(to)
  expect(pages.filter(path => !reached.has(path))).toEqual([])
})
