import type { Page } from "@playwright/test"
import { deployedSite } from "../deployed-site"
import { openPage } from "../hydrated"
import { expect, test } from "../test"
import { expectKnown, lookNow } from "./look-for-version"
import { buildRequests, firstAnswer, LATEST, latest, nextAnswer } from "./version-watch-parts"

test.use({ build: "site" })

const site = deployedSite()

/** Opens the home page with a clock that the test moves. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install()
  await openPage(page, site.address)
}

test("S-29: the manifest of the own build is read a second after load, and not before", async ({
  page,
}) => {
  const asked = buildRequests(page)
  const { id } = await (await fetch(site.address + LATEST)).json()
  await page.goto(site.address)
  await expect.poll(() => asked).toEqual([`/builds/meta/${id}.json`])
  const wait = () =>
    page.evaluate(() => {
      const [page] = performance.getEntriesByType("navigation")
      const [manifest] = performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.includes("/builds/meta/"))
      if (!(page instanceof PerformanceNavigationTiming) || !manifest) return 0
      return manifest.startTime - page.loadEventStart
    })
  await expect.poll(wait).toBeGreaterThanOrEqual(1000)
})

test("S-28: an open page polls every hour, more or less, until it knows of a new version", async ({
  page,
}) => {
  const asked = buildRequests(page)
  await openWithClock(page)
  await firstAnswer(page, asked)
  await page.clock.fastForward("53:00")
  expect(latest(asked)).toBe(1)
  const answer = nextAnswer(page)
  await page.clock.fastForward("14:00")
  await answer
  expect(latest(asked)).toBe(2)
  await site.deploy("next")
  const news = nextAnswer(page)
  await page.clock.fastForward("01:07:00")
  await news
  expect(latest(asked)).toBe(3)
  await expectKnown(page)
  const before = latest(asked)
  await page.clock.fastForward("05:00:00")
  await lookNow(page)
  expect(latest(asked)).toBe(before)
})
