import { openPage } from "../hydrated"
import { addStyles } from "../own-styles"
import { expect, test } from "../test"

test.use({ build: "site" })

test("R-17: with large text the links go into the menu, at any width", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page, "/")
  await expect(page.getByRole("button", { name: "Ouvrir le menu" })).toBeHidden()
  await addStyles(page, "html { font-size: 200% }")
  await page.getByRole("button", { name: "Ouvrir le menu" }).click()
  await expect(page.getByRole("link", { name: "Blog", exact: true })).toBeInViewport()
})
