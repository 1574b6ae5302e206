import { reportViolations } from "../complaints"
import { openPage } from "../hydrated"
import { menuLink } from "../page-parts"
import { expectSameDocument, markDocument } from "../site"
import { expect, test } from "../test"
import { button, day, days, dialog, result } from "./period-parts"

test.use({ build: "site" })

test("S-33: a period is picked by keyboard, month first; the focus goes to its posts, and back works", async ({
  page,
}) => {
  await reportViolations(page)
  await openPage(page, "/blog?from=2019-03-07&to=2019-03-07")
  await markDocument(page)
  await expect(button(page)).toHaveText(/^Période\s: 03\/07\/2019$/)
  await button(page).press("Enter")
  await expect(dialog(page).getByRole("grid", { name: "March 2019" })).toBeVisible()
  await expect(dialog(page)).toHaveAttribute("lang", "en")
  const focused = dialog(page).locator("td button:focus")
  await expect(focused).toHaveAccessibleName("7 March 2019, Thursday, selected")
  await expect(dialog(page).locator("th").first()).toHaveText("Su")
  for (const [key, name] of [
    ["ArrowRight", "8 March 2019, Friday"],
    ["ArrowDown", "15 March 2019, Friday"],
    ["Home", "10 March 2019, Sunday"],
    ["End", "16 March 2019, Saturday"],
    ["PageDown", "16 April 2019, Tuesday"],
    ["Shift+PageDown", "16 April 2020, Thursday"],
    ["Shift+PageUp", "16 April 2019, Tuesday"],
    ["ArrowLeft", "15 April 2019, Monday"],
    ["ArrowUp", "8 April 2019, Monday"],
  ] as const) {
    await page.keyboard.press(key)
    await expect(focused, key).toHaveAccessibleName(name)
  }
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
  await expect(page).toHaveURL("/blog?from=2019-03-07&to=2019-03-07")
  await page.keyboard.press("Enter")
  await page.keyboard.press("Home")
  await page.keyboard.press("Enter")
  await expect(focused).toHaveAccessibleName("3 March 2019, Sunday, selected")
  await page.keyboard.press("PageUp")
  await page.keyboard.press("PageUp")
  await page.keyboard.press("Enter")
  await expect(dialog(page).getByText("01/03/2019 – 03/03/2019")).toBeVisible()
  await day(page, "Show posts").press("Enter")
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL("/blog?from=2019-01-03&to=2019-03-03#periode")
  await expect(result(page)).toHaveText(/^10 articles du 3\sjanvier 2019 au 3\smars 2019$/)
  await expect(result(page)).toBeFocused()
  expect(await days(page)).toHaveLength(10)
  await expect(menuLink(page, "Blog")).toHaveAttribute("aria-current", "page")
  await page.goBack()
  await expect(page).toHaveURL("/blog?from=2019-03-07&to=2019-03-07")
  await expect(result(page)).toHaveText(/du 7\smars 2019$/)
  await page.getByRole("link", { name: "Tous les articles" }).click()
  await expect(page).toHaveURL("/blog")
  await expect(button(page)).toHaveText("Choisir une période")
  await expect(button(page)).toBeFocused()
  await expect(page.locator("main li time")).toHaveCount(21)
  await expectSameDocument(page)
})
