import { deployedSite } from "./deployed-site"
import { expectNothingFound } from "./every-page/axe"
import { days, from, openFilterOf, status, to } from "./filter-parts"
import { openPage } from "./hydrated"
import { expect, reportViolations, test } from "./watched-page"

/** Its list has 300 posts of 2019, one a day from the first of January on. */
const site = deployedSite()

test.beforeEach(() => site.deploy("restyled"))

const address = (query: string) => `${site.address}/blog${query}`

test("S-33: a period that is typed, month first; what does not exist is answered in words", async ({
  page,
}) => {
  await openFilterOf(page, site.address)
  await from(page).fill("03/07/2019")
  await from(page).press("Enter")
  await expect(page).toHaveURL(address("?from=2019-03-07"))
  await to(page).fill("3/9/2019")
  await to(page).blur()
  await expect(to(page)).toHaveValue("03/09/2019")
  await expect(status(page)).toHaveText("3 articles trouvés.")
  expect(await days(page)).toEqual(["2019-03-09", "2019-03-08", "2019-03-07"])

  await to(page).fill("02/30/2026")
  await to(page).press("Enter")
  await expect(to(page)).toHaveAttribute("aria-invalid", "true")
  await expect(to(page)).toHaveAccessibleDescription("Cette date n’existe pas : 02/30/2026.")
  await to(page).fill("demain")
  await to(page).blur()
  await expect(to(page)).toHaveAccessibleDescription("Écrivez la date ainsi : 03/31/2026.")
  await to(page).fill("03/06/2019")
  await to(page).blur()
  await expect(status(page)).toHaveText(/finit avant de commencer/)
  await expect(page.locator("main li time")).toHaveCount(0)
})

test("S-33: a day is picked by keyboard, in a dialog that gives the focus back", async ({
  page,
}) => {
  await reportViolations(page)
  await openPage(page, address("?from=2019-03-07"))
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
  await expect(page).toHaveURL(address("?from=2019-04-08"))
  await pick.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await pick.click()
  await dialog.getByRole("button", { name: "Clear" }).click()
  await expect(from(page)).toHaveValue("")
  await expect(page).toHaveURL(address(""))
})

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
]) {
  test(`VISUAL: axe finds nothing in the filter and its calendar, light and dark, ${viewport.width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.setViewportSize(viewport)
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    for (const [query, answer] of [
      ["?tag=sujet-5&from=2019-03-07", /trouvés/],
      ["?q=xylographe", /Aucun article/],
      ["?from=2026-02-30", /Corrigez/],
    ] as const) {
      await openPage(page, address(query))
      await expect(status(page)).toHaveText(answer)
      await expectNothingFound(page, query, "main")
      expect(await sideways(), query).toBe(0)
    }
    await page.getByRole("button", { name: /^Choisir le dernier/ }).click()
    const dialog = page.getByRole("dialog")
    await expect(dialog.getByRole("grid")).toBeVisible()
    await expectNothingFound(page, "the calendar", "dialog[open]")
    const { x = -1, width = 0 } = (await dialog.boundingBox()) ?? {}
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(viewport.width)
  })
}
