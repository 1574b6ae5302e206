import { openPage } from "./hydrated"
import { site } from "./site"
import { expect, test } from "./watched-page"

test.beforeEach(() => {
  test.skip(!site.demonstration, "the owner's covers may be photographs")
})

for (const [scheme, paper] of [
  ["light", "rgb(251, 250, 246)"],
  ["dark", "rgb(17, 18, 24)"],
] as const) {
  test(`issue 14.2: the drawings of the projects are in the colours of the ${scheme} scheme, and load nothing`, async ({
    page,
  }) => {
    const pictures: string[] = []
    page.on("request", request => {
      if (request.resourceType() === "image") pictures.push(new URL(request.url()).pathname)
    })
    await page.emulateMedia({ colorScheme: scheme })
    await openPage(page, "/")
    const drawings = page.getByRole("img").filter({ has: page.locator("svg") })
    await expect(drawings).toHaveCount(3)
    for (const drawing of await drawings.all()) {
      await drawing.scrollIntoViewIfNeeded()
      await expect(drawing).toHaveAccessibleName(/^Dessin/)
      await expect(drawing.locator("svg > path").first()).toHaveCSS("fill", paper)
      const { width = 0, height = 0 } = (await drawing.boundingBox()) ?? {}
      expect(width / height).toBeCloseTo(1.6, 1)
    }
    expect(pictures.filter(path => !path.includes("favicon"))).toEqual([])
  })
}

test("issue 14.2: a drawing is there after a navigation inside the site too", async ({ page }) => {
  await openPage(page, "/")
  const drawing = page.getByRole("img").filter({ has: page.locator("svg") })
  const name = (await drawing.first().getAttribute("aria-label")) ?? ""
  await page.getByRole("heading", { level: 3 }).getByRole("link").first().click()
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(drawing).toHaveCount(1)
  await expect(drawing).toHaveAccessibleName(name)
  await expect(drawing.locator("svg > path").first()).toBeVisible()
})
