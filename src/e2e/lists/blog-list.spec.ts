import { openPage } from "../hydrated"
import { heading, menuLink } from "../page-parts"
import { expectSameDocument, markDocument } from "../site"
import { expect, test } from "../test"
import { PAGES } from "./list-parts"

test.use({ build: "site" })

test("newer and older posts, years and the way back, inside the site", async ({ page }) => {
  await openPage(page, `/blog`)
  await markDocument(page)
  await page.getByRole("link", { name: "Articles plus anciens" }).click()
  await expect(page).toHaveURL(`/blog/page/2`)
  await expect(heading(page)).toHaveText("Blog – page 2")
  await expect(page.getByRole("heading", { name: `Page 2 sur ${PAGES}` })).toBeVisible()
  await expect(menuLink(page, "Blog")).toHaveAttribute("aria-current", "true")
  await page.getByRole("link", { name: /^2018/ }).click()
  await expect(page).toHaveURL(`/blog/page/${PAGES}#2018`)
  await expect(page.getByRole("heading", { name: "2018", exact: true })).toBeInViewport()
  await expect(page.locator('[id="2018"]')).toBeFocused()
  await page.goBack()
  await expect(page.getByRole("heading", { name: "2020 (suite)" })).toHaveCount(1)
  await page.getByRole("link", { name: "Articles plus récents" }).click()
  await expect(page).toHaveURL(`/blog`)
  await expect(heading(page)).toHaveText("Blog")
  await expectSameDocument(page)
})
