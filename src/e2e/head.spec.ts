import { JSDOM } from "jsdom"
import sharp from "sharp"
import { go } from "./page-parts"
import { expect, test } from "./proof-page"
import { pages, post, project, site } from "./site"

test("S-17, S-18: the head follows a navigation inside the site", async ({ page, visit }) => {
  await visit("/?utm_source=x")
  await go(page, `${project}?page=2&utm_source=x`)
  await expect
    .poll(async () => (await page.title()).endsWith(`${site.site.separator}${site.site.name}`))
    .toBe(true)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    `${site.site.url}${project}?page=2`,
  )
  expect(await page.evaluate(() => window.look.headOf(document).ogType)).toBe("article")
})

test("no page holds a NUL byte, as React's stream writes them into French", async ({ request }) => {
  for (const path of pages) expect(await (await request.get(path)).text(), path).not.toContain("\0")
})

test("issue 13.8: a shared link to a post, a project and the owner's page shows a picture of its own, which exists", async ({
  request,
}) => {
  for (const path of [post, project, "/about-me"]) {
    const { document } = new JSDOM(await (await request.get(path)).text()).window
    const told = (name: string) =>
      document.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content ?? ""
    expect(told("image:alt"), path).toBe(told("title"))
    const { pathname } = new URL(told("image"))
    expect(pathname).toBe(`${path}.png`)
    const picture = await request.get(pathname)
    expect(await sharp(await picture.body()).metadata(), path).toMatchObject({
      ...{ format: "png", width: 1200, height: 630 },
    })
  }
})
