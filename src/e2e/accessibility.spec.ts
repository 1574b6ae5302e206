import AxeBuilder from "@axe-core/playwright"
import { hydrated } from "./hydrated"
import { pages } from "./site"
import { expect, test } from "./watched-page"

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

for (const colorScheme of ["light", "dark"] as const) {
  for (const viewport of SIZES) {
    test(`VISUAL: axe finds nothing on any page, ${colorScheme}, ${viewport.width} px`, async ({
      page,
      complaints,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
      await page.setViewportSize(viewport)
      for (const path of [...pages, "/nope"]) {
        await page.goto(path)
        await hydrated(page)
        const { violations } = await new AxeBuilder({ page }).analyze()
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`,
        )
        expect(found, path).toEqual([])
      }
      complaints.length = 0
    })
  }
}

test("R-17: at 320 px no page scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of pages) {
    await page.goto(path)
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    )
    expect(sideways, path).toBeLessThanOrEqual(0)
  }
})
