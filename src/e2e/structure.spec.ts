import { DESKTOP, everyPage, expect, MISSING, PHONE, test } from "./proof-page"
import { pages, site } from "./site"

test.use({ trace: "off" })

for (const path of everyPage) {
  test(`outline, names and targets of ${path}`, async ({ page, visit }) => {
    await visit(path)
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      const found = await page.evaluate(() => ({
        structure: window.look.structureProblems(),
        small: window.look.smallTargets(),
        languages: window.look.mislabelledLanguages(),
      }))
      const at = `at ${viewport.width} px`
      expect.soft(found.structure, `outline and pictures ${at}`).toEqual([])
      expect.soft(found.small, `targets below 24 px (WCAG 2.5.8) ${at}`).toEqual([])
      if (site.demonstration || path === MISSING)
        expect.soft(found.languages, `languages ${at}`).toEqual([])
    }
  })
}

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
