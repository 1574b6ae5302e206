import { saveData } from "../../data-saving"
import { LATER_MS, linkTo, linkedTest as test } from "../../prefetch/linked-page"
import { expect } from "../../test"

test.use({ build: "site" })

test("S-31: nothing is prefetched while data is to be saved, not even a link pointed at", async ({
  page,
  openLinks,
  pagesAsked,
}) => {
  await page.clock.install()
  await saveData(page)
  await openLinks()
  await linkTo(page, "Lien 7").hover()
  await linkTo(page, "Lien 12").focus()
  await page.clock.runFor(LATER_MS)
  expect([...pagesAsked()]).toEqual([])
  await linkTo(page, "Lien 7").click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lien 7")
  expect([...pagesAsked()]).toEqual(["/page-data/blog/lien-7/page-data.json"])
})

for (const [what, object, property, value, event] of [
  ["in a tab that nobody looks at", "document", "visibilityState", "hidden", "visibilitychange"],
  ["without network", "navigator", "onLine", false, "online"],
] as const) {
  test(`S-31: nothing is prefetched ${what}; it is when that ends`, async ({
    page,
    openLinks,
    pagesAsked,
  }) => {
    await page.clock.install()
    await page.addInitScript(
      ([object, property, value]) => {
        const target = object === "document" ? document : navigator
        Object.defineProperty(target, property, { configurable: true, get: () => value })
      },
      [object, property, value] as const,
    )
    await openLinks()
    await page.clock.runFor(LATER_MS)
    expect([...pagesAsked()]).toEqual([])
    await page.evaluate(
      ([object, property, event]) => {
        Reflect.deleteProperty(object === "document" ? document : navigator, property)
        const target = event === "online" ? window : document
        target.dispatchEvent(new Event(event))
      },
      [object, property, event] as const,
    )
    await expect.poll(() => pagesAsked().size).toBeGreaterThan(0)
  })
}

test.describe("for a search engine", () => {
  test.use({
    userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  })

  test("S-31: nothing is prefetched", async ({ page, openLinks, pagesAsked }) => {
    await page.clock.install()
    await openLinks()
    await page.clock.runFor(LATER_MS)
    expect([...pagesAsked()]).toEqual([])
  })
})
