import type { Locator } from "@playwright/test"
import { openPage } from "../../hydrated"
import { post } from "../../site"
import { expect, test } from "../../test"

test.use({ build: "site" })

test("at every width the red line of a drawing is the margin line of its page", async ({
  page,
}) => {
  for (const address of ["/", "/blog", "/project", "/project/compteur-de-visites", post]) {
    await openPage(page, address)
    const drawings = await page.locator(".drawn > svg").all()
    expect(drawings.length).toBeGreaterThan(0)
    for (const width of [320, 390, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      for (const drawing of drawings) {
        const { drawn, ruled } = await linesOf(drawing)
        expect(Math.abs(drawn - ruled), `${address}, ${width} px`).toBeLessThan(1)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  }
})

/** Places of both lines from the left, in pixels: x = 0 of the drawing, and the middle of the sheet's line. */
const linesOf = (drawing: Locator) =>
  drawing.evaluate((svg: SVGSVGElement) => {
    const work = svg.closest(".ruled")
    if (!work) throw new Error("the drawing is not on a sheet")
    const line = Number.parseFloat(getComputedStyle(work, "::before").left)
    const drawn = svg.getScreenCTM()?.e ?? Number.NaN
    return { drawn, ruled: work.getBoundingClientRect().left + line + 0.5 }
  })

test("a drawing is there after a navigation inside the site too", async ({ page }) => {
  await openPage(page, "/")
  const drawing = page.getByRole("img").filter({ has: page.locator("svg") })
  const name = (await drawing.first().getAttribute("aria-label")) ?? ""
  await page.getByRole("heading", { level: 3 }).getByRole("link").first().click()
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(drawing).toHaveCount(1)
  await expect(drawing).toHaveAccessibleName(name)
  await expect(drawing.locator("svg")).toBeVisible()
})
