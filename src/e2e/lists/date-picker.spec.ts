import { reportViolations } from "../complaints"
import { openPage } from "../hydrated"
import { expect, test } from "../test"
import { from } from "./filter-parts"

test.use({ build: "site" })

test("S-33: a day is picked by keyboard, in a dialog that gives the focus back", async ({
  page,
}) => {
  await reportViolations(page)
  await openPage(page, "/blog?from=2019-03-07")
  const pick = page.getByRole("button", { name: "Choisir le premier jour dans un calendrier" })
  await pick.press("Enter")
  const dialog = page.getByRole("dialog", { name: "Choose a date" })
  await expect(dialog.getByRole("grid", { name: "March 2019" })).toBeVisible()
  await expect(dialog).toHaveAttribute("lang", "en")
  const focused = dialog.locator("td button:focus")
  await expect(focused).toHaveAccessibleName("Thursday, March 7th, 2019, selected")
  await expect(dialog.locator("th").first()).toHaveText("Su")
  for (const [key, name] of [
    ["ArrowRight", "Friday, March 8th"],
    ["ArrowDown", "Friday, March 15th"],
    ["Home", "Sunday, March 10th"],
    ["End", "Saturday, March 16th"],
    ["PageDown", "Tuesday, April 16th"],
    ["Shift+PageDown", "Thursday, April 16th, 2020"],
    ["Shift+PageUp", "Tuesday, April 16th, 2019"],
    ["ArrowLeft", "Monday, April 15th"],
    ["ArrowUp", "Monday, April 8th"],
  ] as const) {
    await page.keyboard.press(key)
    await expect(focused, key).toHaveAccessibleName(new RegExp(`^${name}`))
  }
  await page.keyboard.press("Enter")
  await expect(dialog).toBeHidden()
  await expect(pick).toBeFocused()
  await expect(from(page)).toHaveValue("04/08/2019")
  await expect(page).toHaveURL("/blog?from=2019-04-08")
  await pick.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await pick.click()
  await dialog.getByRole("button", { name: "Clear" }).click()
  await expect(from(page)).toHaveValue("")
  await expect(page).toHaveURL("/blog")
})
