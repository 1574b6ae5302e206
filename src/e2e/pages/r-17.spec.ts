import { addStyles } from "../own-styles"
import { expect, test } from "../test"
import { LAYOUTS, NARROW, TWICE } from "./proof-page"
import { expectWhole } from "./without-scripts"

test.use({ build: "site" })

test("R-17: in the open menu every link is reached at 320 px with 200 % text", async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.setViewportSize(NARROW)
  await visit("/")
  await addStyles(page, TWICE)
  await page.getByRole("button", { name: "Ouvrir le menu" }).click()
  const links = page.getByRole("navigation", { name: "Navigation principale" }).getByRole("link")
  expect(await links.count()).toBeGreaterThan(0)
  for (const link of await links.all()) {
    await link.click({ trial: true })
    await expect(link).toBeInViewport({ ratio: 0.9 })
  }
  expect(await page.evaluate(() => window.look.clippedTexts())).toEqual([])
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("R-17: one page of each layout is whole, its menu reachable", async ({ page, visit }) => {
    for (const path of LAYOUTS) {
      await test.step(path, async () => {
        await visit(path)
        await expectWhole(page)
      })
    }
  })
})
