import { removeFiles, scriptOf } from "../../guard/broken-files"
import { heading } from "../../page-parts"
import { expect, test } from "../../test"

test.use({ build: "site", mayComplain: true })

test("without scripts the notice is a strip above the text, in French first, and the menu opens", async ({
  page,
  site,
}) => {
  const notice = page.locator("body > [role=alert]")
  await page.setViewportSize({ width: 390, height: 844 })
  await removeFiles(site, await scriptOf(site, "app-"))
  await page.goto(`${site.address}/about-me`)
  await expect(notice).toContainText(/^Une partie de cette page/)
  const header = await page.getByRole("banner").boundingBox()
  const strip = await notice.boundingBox()
  expect(strip?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1)
  expect(strip?.height).toBeLessThan(200)
  await expect(heading(page)).toBeInViewport()
  await page.getByRole("button", { name: "Ouvrir le menu" }).click()
  await page.getByRole("link", { name: "Blog", exact: true }).click()
  await expect(page).toHaveURL(`${site.address}/blog`)
})
