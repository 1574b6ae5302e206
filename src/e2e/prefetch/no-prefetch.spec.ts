import { expect } from "../test"
import { LATER_MS, linkTo, linkedTest as test } from "./linked-page"

test.use({ build: "site" })

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
