import { deployedSite } from "../../deployed-site"
import { openPage } from "../../hydrated"
import { days, from, openFilterOf, status, to } from "../../lists/filter-parts"
import { expectNothingFound } from "../../pages/every-page/axe"
import { expect, test } from "../../test"

test.use({ build: "site" })

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

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
]) {
  test(`VISUAL: axe finds nothing in the filter and its calendar, ${viewport.width} px`, async ({
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
