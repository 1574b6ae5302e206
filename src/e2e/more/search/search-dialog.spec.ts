import { holdAnswers } from "../../held-answers"
import { openPage } from "../../hydrated"
import { button, dialog, field } from "../../search/search-parts"
import { expect, test } from "../../test"
import { twoFrames } from "../../two-frames"

test.use({ build: "site" })

test("VISUAL: it closes on a click beside it, and on route change by the back button", async ({
  page,
}) => {
  await openPage(page, "/")
  await page.getByRole("link", { name: "Blog", exact: true }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog")
  await button(page).click()
  await expect(field(page)).toBeFocused()
  await page.mouse.click(5, 5)
  await expect(dialog(page)).toBeHidden()
  await button(page).click()
  await expect(field(page)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL("/")
  await expect(dialog(page)).toBeHidden()
})

test("VISUAL: opened while a page is on its way, it stays open when that page is shown", async ({
  page,
}) => {
  await openPage(page, "/")
  // The dialog's code is there.
  await page.keyboard.press("Control+k")
  await expect(field(page)).toBeFocused()
  await page.keyboard.press("Escape")
  // In between, the address is the new one and the page still the old one: for a frame, or longer on a busy machine.
  await page.evaluate(() => {
    const { pushState } = history
    history.pushState = (...entry) => {
      pushState.apply(history, entry)
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true }))
    }
  })
  await page.getByRole("link", { name: "Blog", exact: true }).click()
  await expect(page.locator("main h1")).toHaveText("Blog")
  await expect(field(page)).toBeFocused()
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
})

test("the dialog opens when its style is there", async ({ page }) => {
  const release = await holdAnswers(page, "**/search-dialog.*.css")
  await openPage(page, "/")
  const code = page.waitForResponse(/\/search-dialog-[^/]*\.js$/)
  await button(page).click()
  await (await code).finished()
  await page.evaluate(twoFrames)
  await expect(dialog(page)).toHaveCount(0)
  release()
  await expect(field(page)).toBeFocused()
})
