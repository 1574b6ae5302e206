import { openEveryPart } from "../every-part"
import { expectNothingFound } from "../pages/every-page/axe"
import { expect, test } from "../test"
import { enlarge } from "./article-parts"

test.use({ build: "site" })

test.describe("figures", () => {
  test("the large view opens and closes by keyboard, keeps the focus inside and gives it back", async ({
    page,
  }) => {
    await openEveryPart(page)
    await enlarge(page).first().focus()
    await page.keyboard.press("Enter")
    // A closed dialog stays until its event has been handled.
    const dialog = page.getByRole("dialog", { name: "Image agrandie", includeHidden: true })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole("button", { name: "Fermer" })).toBeFocused()
    const before = await page.locator("[data-article] figure img").first().boundingBox()
    // It has a size as soon as its file begins to arrive.
    await expect
      .poll(async () => (await dialog.getByRole("img").boundingBox())?.width)
      .toBeGreaterThan((before?.width ?? Number.NaN) * 1.5)
    await expectNothingFound(page, "enlarged", "dialog[open]")
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press("Tab")
      // Between two rounds the browser's own controls have the focus; the page behind never does.
      await expect(
        page.locator("main :focus:not(dialog *), header :focus, footer :focus"),
      ).toHaveCount(0)
    }
    await page.keyboard.press("Escape")
    await expect(dialog).toHaveCount(0)
    await expect(enlarge(page).first()).toBeFocused()
    await page.keyboard.press("Enter")
    await dialog.getByRole("button", { name: "Fermer" }).click()
    await expect(dialog).toHaveCount(0)
    await expect(enlarge(page).first()).toBeFocused()
  })
})
