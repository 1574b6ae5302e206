import { addStyles } from "../../own-styles"
import { go, heading } from "../../page-parts"
import { expectNothingFound, violations } from "../../pages/every-page/axe"
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

test("axe sees what it is for: a level left out, small targets close together, pale text", async ({
  page,
  visit,
}) => {
  await visit(MISSING)
  await addStyles(
    page,
    `.pale { color: #777 }
    .two { position: relative; height: 20px }
    .two button { position: absolute; left: 0; width: 10px; height: 10px; padding: 0; min-width: 0; min-height: 0 }
    .two :last-child { left: 12px }`,
  )
  await page.locator("main").evaluate(main => {
    const add = (to: Element, name: string, text = "", className = "") =>
      to.appendChild(Object.assign(document.createElement(name), { textContent: text, className }))
    add(main, "h4", "Un titre")
    add(main, "p", "Pâle", "pale")
    const two = add(main, "div", "", "two")
    add(two, "button", "x")
    add(two, "button", "x")
  })
  const found = (await violations(page, "all")).map(text => text.split(":")[0])
  expect(new Set(found)).toEqual(new Set(["heading-order", "target-size", "color-contrast"]))
})
