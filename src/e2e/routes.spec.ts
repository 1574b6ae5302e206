import { saveData } from "./data-saving"
import { openPage } from "./hydrated"
import { heading, menuLink } from "./page-parts"
import { expectSameDocument, markDocument, pages, post, project, site } from "./site"
import { endExpected, expect, test } from "./watched-page"

test("S-1: the release has every route, and each answers 200 with its own h1", async ({
  request,
}) => {
  expect(pages).toEqual(
    expect.arrayContaining(["/", "/about-me", "/blog", post, project, "/mentions-legales"]),
  )
  for (const path of pages) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expect((await response.text()).match(/<h1[\s>]/g), path).toHaveLength(1)
  }
})

test("S-1: the spelling with a trailing slash redirects, the query stays", async ({ request }) => {
  for (const path of pages.filter(path => path !== "/")) {
    const response = await request.get(`${path}/?page=2`, { maxRedirects: 0 })
    expect([response.status(), response.headers().location], path).toEqual([301, `${path}?page=2`])
  }
})

test("S-3: a page carries no other page's code, and no other post's text", async ({ page }) => {
  const scripts: string[] = []
  page.on("request", request => scripts.push(request.url()))
  await saveData(page)
  await openPage(page, "/mentions-legales")
  const loaded = scripts.filter(url => url.includes("component---"))
  expect(loaded.filter(url => !url.includes("mentions-legales"))).toEqual([])
  const otherPages = pages.filter(path => path !== "/mentions-legales" && path !== "/")
  const data = scripts.filter(url => url.includes("/page-data/"))
  for (const path of otherPages)
    expect(data.filter(url => url.includes(`page-data${path}/`))).toEqual([])
})

test("issue 12: the scripts that a page needs to come alive are 74 kB at most, and the others load when it is idle", async ({
  page,
}) => {
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

test("S-4: the layout stays mounted across navigations", async ({ page }) => {
  await openPage(page, "/")
  await markDocument(page)
  await page.getByRole("banner").evaluate(header => header.setAttribute("data-mark", "kept"))
  await menuLink(page, "Blog").click()
  await expect(page).toHaveURL("/blog")
  await expect(heading(page)).toHaveText("Blog")
  await expect(page.getByRole("banner")).toHaveAttribute("data-mark", "kept")
  await expectSameDocument(page)
})

test("S-5, S-6: the footer leads to the legal notices and to the developer's other site", async ({
  page,
}) => {
  await page.goto("/blog")
  const footer = page.getByRole("contentinfo")
  await expect(footer).toContainText(
    `© ${new Date().getFullYear()} ${site.identity.name}. All rights are reserved`,
  )
  await expect(footer.getByRole("link", { name: site.externalLink.label })).toHaveAttribute(
    "href",
    site.externalLink.url,
  )
  await footer.getByRole("link", { name: "Mentions légales" }).click()
  await expect(heading(page)).toHaveText("Mentions légales")
})

test("S-5: “My Tech Stack” leads to its place on the home page, from another page too", async ({
  page,
}) => {
  await openPage(page, "/about-me")
  await page.getByRole("link", { name: "My Tech Stack" }).click()
  await expect(page).toHaveURL("/#techstacks")
  await expect(page.locator("#techstacks")).toBeInViewport()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("S-10: an unknown address shows the error page, whose menu leads on", async ({
    page,
    complaints,
  }) => {
    await page.goto("/nope")
    await expect(heading(page)).toHaveText("Page Not Found")
    await menuLink(page, "About me").click()
    await expect(page).toHaveURL("/about-me")
    await endExpected(page, complaints)
  })
})
