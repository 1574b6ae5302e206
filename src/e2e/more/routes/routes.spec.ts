import { saveData } from "../../data-saving"
import { openPage } from "../../hydrated"
import { pages, post, project } from "../../site"
import { expect, test } from "../../test"

test.use({ build: "site" })

test("S-1: the spelling with a trailing slash redirects, the query stays", async ({ request }) => {
  for (const path of pages.filter(path => path !== "/")) {
    const response = await request.get(`${path}/?page=2`, { maxRedirects: 0 })
    expect([response.status(), response.headers().location], path).toEqual([301, `${path}?page=2`])
  }
})

test("a page needs 74 kB of scripts at most; the others load when it is idle", async ({ page }) => {
  await saveData(page)
  for (const path of [
    "/",
    "/blog",
    post,
    "/blog/ecrire-un-article",
    project,
    "/about-me",
    "/mentions-legales",
  ]) {
    await openPage(page, path)
    const scripts = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .filter(entry => entry instanceof PerformanceResourceTiming)
          .map(({ name, encodedBodySize }) => ({ name, encodedBodySize })),
      )
    const named = async (pattern: RegExp) =>
      (await scripts()).filter(({ name }) => pattern.test(new URL(name).pathname))
    await expect.poll(async () => (await named(/^\/(?:late|ua-parser)-/)).length).toBe(2)
    const needed = await named(/^\/(?:webpack-runtime|framework|app|component--)-/)
    expect(needed, path).toHaveLength(4)
    const bytes = needed.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    // The text of that post is a script too: it imports a component of its own.
    expect(bytes, path).toBeLessThanOrEqual(path === post ? 77_500 : 74_000)
  }
})
