import { expect } from "../test"
import { LATER_MS, linkedTest as test } from "./linked-page"

test.use({ build: "site" })

test("S-31: nothing is prefetched on 2g", async ({ page, openLinks, pagesAsked }) => {
  await page.clock.install()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("Network.enable")
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 1500,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await openLinks()
  expect(await page.evaluate(() => navigator.connection?.effectiveType)).toBe("2g")
  await page.clock.runFor(LATER_MS)
  expect([...pagesAsked()]).toEqual([])
})
