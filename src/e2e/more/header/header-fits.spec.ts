import type { Page } from "@playwright/test"
import { hydrated, openPage } from "../../hydrated"
import { addStyles } from "../../own-styles"
import { expect, test } from "../../test"
import { twoFrames } from "../../two-frames"

test.use({ build: "site" })

const LONG_NAME = "Marie-Antoinette de la Rochefoucauld-Montmorency, développement"

/** Lines of the row of links, parts outside of the header, and parts that overlap. */
const faults = (page: Page) =>
  page.getByRole("banner").evaluate(header => {
    const edge = header.getBoundingClientRect()
    const parts = [...header.querySelectorAll("a, button")]
      .map(part => ({ name: part.textContent, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
    const outside = parts.filter(
      ({ box }) => box.left < 0 || box.right > window.innerWidth || box.bottom > edge.bottom,
    )
    const over = parts.filter(({ box }, index) =>
      parts.slice(index + 1).some(other => {
        const across = box.left < other.box.right && other.box.left < box.right
        return across && box.top < other.box.bottom && other.box.top < box.bottom
      }),
    )
    const small = parts.filter(({ box }) => box.height < 24)
    return [...outside, ...over, ...small].map(({ name }) => name)
  })

for (const name of [null, LONG_NAME]) {
  for (const textSize of ["100%", "200%"]) {
    test(`R-17: the header fits at every width, text ${textSize}, ${name ? "long" : "own"} name`, async ({
      page,
    }) => {
      await page.goto("/mentions-legales")
      // React would take a name that was changed before it for a mistake.
      await hydrated(page)
      await addStyles(page, `html { font-size: ${textSize} }`)
      if (name) {
        await page
          .getByRole("banner")
          .getByRole("link")
          .first()
          .locator("span")
          .last()
          .evaluate((brand, text) => brand.replaceChildren(text), name)
      }
      for (const width of [320, 390, 760, 761, 800, 900, 1000, 1280]) {
        await page.setViewportSize({ width, height: 700 })
        await page.evaluate(twoFrames)
        expect.soft(await faults(page), `${width} px`).toEqual([])
        const needed = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(needed, "px wide").toBe(width)
      }
    })
  }
}

test("the links are in the menu until they have room beside the margin line", async ({ page }) => {
  await openPage(page, "/")
  const menu = page.getByRole("button", { name: "Ouvrir le menu" })
  await page.setViewportSize({ width: 864, height: 800 })
  await expect(menu).toBeVisible()
  await page.setViewportSize({ width: 865, height: 800 })
  await expect(menu).toBeHidden()
  const line = await page.locator("main > :first-child > div").evaluate(sheet => {
    const { left, insetInlineStart } = getComputedStyle(sheet, "::before")
    return sheet.getBoundingClientRect().left + Number.parseFloat(insetInlineStart || left)
  })
  const home = await page.getByRole("link", { name: "Home" }).boundingBox()
  expect(home?.x).toBeGreaterThan(line + 16)
  const title = await page.getByRole("heading", { level: 1 }).boundingBox()
  expect(home?.x).toBeCloseTo(title?.x ?? 0, 0)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("VISUAL 13: the links are there, beside no dead button, and lie over nothing", async ({
    page,
  }) => {
    await page.goto("/blog")
    await expect(page.getByRole("button")).toHaveCount(0)
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      const header = await page.getByRole("banner").boundingBox()
      const title = await page.getByRole("heading", { level: 1 }).boundingBox()
      expect(title?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
      const links = page.getByRole("banner").locator("li a:visible")
      await expect(links).toHaveCount(4)
      for (const link of await links.all()) {
        const box = await link.boundingBox()
        expect(box?.height).toBeGreaterThanOrEqual(width < 761 ? 43 : 24)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      }
    }
  })
})
