import { go } from "../page-parts"
import { project, site } from "../site"
import { expect, test } from "../test"

test.use({ build: "site" })

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
