import { deployedSite } from "../../deployed-site"
import { openPage } from "../../hydrated"
import { button, dialog, result } from "../../lists/period-parts"
import { expectNothingFound } from "../../pages/every-page/axe"
import { expect, test } from "../../test"

test.use({ build: "site" })

/** Its list has 300 posts of 2019, one a day from the first of January on. */
const site = deployedSite()

test.beforeEach(() => site.deploy("restyled"))

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
]) {
  test(`VISUAL: axe finds nothing in a period and its calendar, ${viewport.width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.setViewportSize(viewport)
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    for (const [query, answer] of [
      ["?from=1999-01-01", /depuis/],
      ["?from=1999-01-01&to=1999-01-02", /^Aucun article/],
      ["?from=2026-02-30", /n’existe pas/],
      ["?from=2019-03-07&to=2019-03-19", /^13 articles/],
    ] as const) {
      await openPage(page, `${site.address}/blog${query}`)
      await expect(result(page)).toHaveText(answer)
      await expectNothingFound(page, query, "main")
      expect(await sideways(), query).toBe(0)
    }
    await button(page).click()
    await expect(dialog(page).getByRole("grid")).toBeVisible()
    await expectNothingFound(page, "the calendar", "dialog[open]")
    const { x = -1, width = 0 } = (await dialog(page).boundingBox()) ?? {}
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(viewport.width)
  })
}
