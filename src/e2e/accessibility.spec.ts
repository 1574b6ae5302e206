import { expectNothingFound, violations } from "./every-page/axe"
import { DESKTOP, expect, MISSING, PHONE, test } from "./proof-page"

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
    await page.evaluate(() => window.___navigate?.("/about-me"))
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Internal Server Error")
    await expectNothingFound(page, "error")
    await page.close()
    complaints.splice(0)
  })
}

test("axe sees what it is for: a level left out, small targets close together, pale text", async ({
  page,
  visit,
}) => {
  await visit(MISSING)
  await page.locator("main").evaluate(main => {
    const button = (left: number) =>
      `<button style="position:absolute;left:${left}px;width:10px;height:10px;padding:0;min-width:0;min-height:0">x</button>`
    main.insertAdjacentHTML(
      "beforeend",
      `<h4>Un titre</h4><p style="color:#777">Pâle</p><div style="position:relative;height:20px">${button(0)}${button(12)}</div>`,
    )
  })
  const found = (await violations(page, "all")).map(text => text.split(":")[0])
  expect(new Set(found)).toEqual(new Set(["heading-order", "target-size", "color-contrast"]))
})
