import type { Page } from "@playwright/test"
import { hydrated } from "./hydrated"
import { pages, project, site } from "./site"
import { expect, test } from "./watched-page"

/** The head, as a search engine or the browser's bar reads it. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const content = (selector: string) =>
      document.querySelector(selector)?.getAttribute("content") ?? null
    return {
      title: document.title,
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? null,
      description: content('meta[name="description"]'),
      card: content('meta[name="twitter:card"]'),
      ogTitle: content('meta[property="og:title"]'),
      ogUrl: content('meta[property="og:url"]'),
      ogType: content('meta[property="og:type"]'),
      ogImage: content('meta[property="og:image"]'),
      locale: content('meta[property="og:locale"]'),
      scripts: [...document.querySelectorAll("head script[src]")].length,
    }
  })

test("S-17, S-18, S-19: head of every page, the same in the static HTML and once scripts have run", async ({
  browser,
  page,
  baseURL,
}) => {
  const still = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const without = await still.newPage()
  const titles = new Set<string>()
  for (const path of pages) {
    await without.goto(path)
    const head = await headOf(without)
    titles.add(head.title)
    expect(
      head.title.endsWith(
        path === "/" ? site.site.name : `${site.site.separator}${site.site.name}`,
      ),
      path,
    ).toBe(true)
    expect(head, path).toMatchObject({
      ogUrl: `${site.site.url}${path}`,
      ogImage: `${site.site.url}${site.site.shareImage.path}`,
      card: "summary_large_image",
      locale: "fr_FR",
    })
    // A post may name an earlier publication as its canonical address.
    if (!path.startsWith("/blog/")) expect(head.canonical, path).toBe(`${site.site.url}${path}`)
    expect(head.description, path).not.toBeNull()
    await page.goto(path)
    await hydrated(page)
    expect({ ...(await headOf(page)), scripts: 0 }, path).toEqual({ ...head, scripts: 0 })
  }
  expect(titles.size).toBe(pages.length)
  await still.close()
})

test("S-17, S-18: the head follows a navigation inside the site", async ({ page }) => {
  await page.goto("/?utm_source=x")
  await hydrated(page)
  await page.evaluate(to => window.___navigate?.(to), `${project}?page=2&utm_source=x`)
  await expect
    .poll(async () => (await page.title()).endsWith(`${site.site.separator}${site.site.name}`))
    .toBe(true)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    `${site.site.url}${project}?page=2`,
  )
  expect((await headOf(page)).ogType).toBe("article")
})

test("S-20: without a configured analytics tag, no script of a third party is there", async ({
  page,
  baseURL,
}) => {
  test.skip(site.analytics !== undefined, "this site configures one")
  const foreign: string[] = []
  page.on("request", request => {
    if (!request.url().startsWith(baseURL ?? "")) foreign.push(request.url())
  })
  for (const path of pages) {
    await page.goto(path)
    await hydrated(page)
  }
  expect(foreign).toEqual([])
})

test("no page holds a NUL byte, as React's stream writes them into French", async ({ request }) => {
  for (const path of pages) expect(await (await request.get(path)).text(), path).not.toContain("\0")
})
