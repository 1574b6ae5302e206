import { saveData } from "./data-saving"
import { expect } from "./expect"
import { LATER_MS, linkTo, test } from "./linked-page"

test("S-31: nothing is prefetched while data is to be saved, neither for a link that is pointed at", async ({
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

test("S-31: nothing is prefetched on 2g; it is when the connection becomes better", async ({
  page,
  openLinks,
  pagesAsked,
}) => {
  await page.clock.install()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("Network.enable")
  const emulate = (latency: number) =>
    devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  await emulate(1500)
  await openLinks()
  expect(await page.evaluate(() => navigator.connection?.effectiveType)).toBe("2g")
  await linkTo(page, "Lien 7").hover()
  await page.clock.runFor(LATER_MS)
  expect([...pagesAsked()]).toEqual([])
  await emulate(0)
  await expect.poll(() => pagesAsked().size).toBeGreaterThan(0)
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
