import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { DESKTOP, everyPage, expect, PHONE, SCHEMES, test } from "./proof-page"

test.use({ trace: "off", reducedMotion: "reduce" })

/** WCAG 2.2 A and AA, and what is good beyond it. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** Parts that open over a page, by the name of the button that opens them; what is there then. Escape closes each. */
const OPENERS = [
  ["Ouvrir le menu", "nav[data-open=true]"],
  [/Rechercher/, "dialog[open]"],
  [/Agrandir/, "dialog[open]"],
] as const

for (const path of everyPage) {
  for (const viewport of [DESKTOP, PHONE]) {
    test(`VISUAL: axe finds nothing on ${path} at ${viewport.width} px, light and dark, open and closed`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize(viewport)
      await visit(path)
      await expectNothingFound(page, "closed")
      for (const [name, opened] of OPENERS) {
        const opener = page
          .locator("button:visible")
          .and(page.getByRole("button", { name }))
          .first()
        if ((await opener.count()) === 0) continue
        await opener.click()
        await expect(page.locator(opened)).toBeVisible()
        await expectNothingFound(page, `opened by “${name}”`)
        await page.keyboard.press("Escape")
        await expect(opener, "the focus is back").toBeFocused()
      }
    })
  }
}

for (const viewport of [DESKTOP, PHONE]) {
  test(`VISUAL: axe finds nothing on the error page at ${viewport.width} px`, async ({
    page,
    complaints,
    visit,
  }) => {
    await page.setViewportSize(viewport)
    await page.route("**/page-data/about-me/page-data.json", async route => {
      const response = await route.fetch()
      const { result, ...data } = await response.json()
      await route.fulfill({
        response,
        json: { ...data, result: { ...result, data: { ...result.data, siteSettings: null } } },
      })
    })
    await visit("/")
    await page.evaluate(() => window.___navigate?.("/about-me"))
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Internal Server Error")
    await expectNothingFound(page, "error")
    await page.close()
    complaints.splice(0)
  })
}

async function expectNothingFound(page: Page, state: string): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme })
    // Without frames on the page, axe needs no page of its own to gather what it found: half the time.
    const axe = new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ["violations"] })
      .withTags(RULES)
    const { violations } = await axe.analyze()
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${target} ${any[0]?.message ?? ""}`),
    )
    expect.soft(found, `${state}, ${colorScheme}`).toEqual([])
  }
}
