import { go, heading } from "../../page-parts"
import { expectNothingFound } from "../../pages/every-page/axe"
import { DESKTOP, MISSING, PHONE } from "../../pages/proof-page"
import { expect, test } from "../../test"

test.use({ build: "site" })

test.use({ reducedMotion: "reduce" })

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
    await go(page, "/about-me")
    await expect(heading(page)).toHaveText("Internal Server Error")
    await expectNothingFound(page, "error")
    await page.close()
    complaints.splice(0)
  })
}

test("VISUAL: axe finds nothing in the open menu of a phone", async ({ page, visit }) => {
  await page.setViewportSize(PHONE)
  await visit("/")
  await page.getByRole("button", { name: "Ouvrir le menu" }).click()
  const menu = "dialog[open]#site-menu"
  await expect(page.locator(menu)).toBeVisible()
  await expectNothingFound(page, "menu", menu)
})

test("the proofs see what they are for: each wrong style of a paragraph is found", async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await visit(MISSING)
  const seen = await page.evaluate(() => {
    const { look } = window
    const wide = { width: "3000px", whiteSpace: "nowrap", wordSpacing: "400px" }
    return {
      pale: look.moreFound({ color: "#777" }, look.weakTexts),
      transparent: look.moreFound({ opacity: "0.4" }, look.weakTexts),
      ground: look.moreFound({ backgroundImage: "linear-gradient(#fff, #555)" }, look.weakTexts),
      small: look.moreFound({ fontSize: "14px" }, () => look.smallTexts(15)),
      tight: look.moreFound({ letterSpacing: "-0.5px" }, look.tightTexts),
      wide: look.moreFound(wide, look.beyondWindow),
      cut: look.moreFound({ height: "1px", overflow: "hidden" }, look.clippedTexts),
      onAnother: look.moreFound({ position: "relative", top: "-90px" }, look.overlappingTexts),
      moving: look.moreFound({ transition: "opacity 1ms" }, look.movingElements),
      unseen: look.moreFound({ visibility: "hidden" }, look.unseenTexts),
    }
  })
  expect(seen).toMatchObject({ pale: 1, transparent: 1, ground: 1, small: 1, tight: 1 })
  const unnoticed = Object.entries(seen).filter(([, more]) => more <= 0)
  expect(unnoticed).toEqual([])
})
