import { openPage } from "../hydrated"
import { heading, menuLink } from "../page-parts"
import { expectSameDocument, markDocument } from "../site"
import { expect, test } from "../test"

test.use({ build: "site" })

test("from a post to its tag, on to older posts and to another tag, inside the site", async ({
  page,
}) => {
  await openPage(page, `/blog/ecrire-un-article`)
  await markDocument(page)
  await page.getByRole("link", { name: "MDX", exact: true }).click()
  await expect(page).toHaveURL(`/blog/tag/mdx`)
  await expect(heading(page)).toHaveText("Articles sur « MDX »")
  await expect(menuLink(page, "Blog")).toHaveAttribute("aria-current", "true")
  const own = page.getByRole("link", { name: "MDX", exact: true })
  await expect(own).toHaveCount(4)
  await expect(own.first()).toHaveAttribute("aria-current", "page")
  await page.getByRole("link", { name: "Gatsby", exact: true }).first().click()
  await expect(heading(page)).toHaveText("Articles sur « Gatsby »")
  await page.getByRole("link", { name: "Tout le blog" }).click()
  const index = page.getByRole("navigation", { name: "Articles par sujet" })
  await index.getByRole("link", { name: /^MDX \(\d+\)$/ }).click()
  await expect(heading(page)).toHaveText("Articles sur « MDX »")
  await page.goBack()
  await expect(heading(page)).toHaveText("Blog")
  await expectSameDocument(page)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const link of await page.locator('main a[href*="/blog/tag/"]').all()) {
    const { height = 0 } = (await link.boundingBox()) ?? {}
    expect(height).toBeGreaterThanOrEqual(24)
  }
})
