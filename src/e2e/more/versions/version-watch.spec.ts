import type { Page } from "@playwright/test"
import { expectOnly } from "../../complaints"
import { deployedSite } from "../../deployed-site"
import { openPage } from "../../hydrated"
import { heading, menuLink } from "../../page-parts"
import { expectSameDocument, markDocument } from "../../site"
import { expect, test } from "../../test"
import { expectKnown, learn, lookNow } from "../../versions/look-for-version"
import {
  buildRequests,
  firstAnswer,
  LATEST,
  latest,
  nextAnswer,
} from "../../versions/version-watch-parts"

test.use({ build: "site" })

const site = deployedSite()

/** Opens the home page with a clock that the test moves. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install()
  await openPage(page, site.address)
}

for (const [name, connection] of [
  ["a very slow connection", { effectiveType: "slow-2g", saveData: false }],
  ["a visitor who saves data", { effectiveType: "4g", saveData: true }],
] as const) {
  test(`S-29: the manifest is not read for ${name}`, async ({ page }) => {
    await page.addInitScript(given => {
      const value = Object.assign(new EventTarget(), given)
      Object.defineProperty(navigator, "connection", { value })
    }, connection)
    const asked = buildRequests(page)
    await openWithClock(page)
    await page.clock.fastForward(5000)
    await learn(page)
    expect(asked.filter(path => path !== LATEST)).toEqual([])
  })
}

test("S-29: a lost or unreadable manifest is one line in the console, and the watch goes on", async ({
  page,
  complaints,
}) => {
  const warnings: string[] = []
  page.on("console", message => {
    if (message.text().startsWith("Version watch:")) warnings.push(message.text())
  })
  await page.route("**/builds/meta/**", route => route.fulfill({ status: 404 }))
  await page.goto(site.address)
  await expect.poll(() => warnings.length).toBe(1)
  expect(warnings[0]).toMatch(/^Version watch: .*404/)
  await site.deploy("after")
  await learn(page)
  await expectKnown(page)
  await expectOnly(page, complaints, /status of 404/)
})

test("S-28: it polls when the tab is visible again, once a minute at most, and never hidden", async ({
  page,
}) => {
  const asked = buildRequests(page)
  await openWithClock(page)
  await firstAnswer(page, asked)
  await setVisibility(page, "hidden")
  await page.clock.fastForward("05:00:00")
  expect(latest(asked)).toBe(1)
  await setVisibility(page, "visible")
  await expect.poll(() => latest(asked)).toBe(2)
  await page.clock.fastForward("00:30")
  await setVisibility(page, "hidden")
  await setVisibility(page, "visible")
  await site.deploy("after")
  await page.clock.fastForward("00:31")
  expect(latest(asked)).toBe(2)
  await setVisibility(page, "hidden")
  const answer = nextAnswer(page)
  await setVisibility(page, "visible")
  await answer
  await expectKnown(page)
  expect(latest(asked)).toBe(3)
})

test("S-28: a watch that cannot reach the site is a line in the console, and the site works", async ({
  page,
  complaints,
}) => {
  const warnings: string[] = []
  page.on("console", message => {
    if (message.type() === "warning") warnings.push(message.text())
  })
  await page.route("**/builds/**", route => route.abort())
  await openPage(page, site.address)
  await markDocument(page)
  const failures = () => warnings.filter(text => text.startsWith("Version watch")).length
  await expect.poll(failures).toBe(1)
  await lookNow(page)
  await expect.poll(failures).toBe(2)
  await menuLink(page, "Blog").click()
  await expect(heading(page)).toHaveText("Blog")
  await expectSameDocument(page)
  await expectOnly(page, complaints, /ERR_FAILED/)
})

test("S-28: without the header that names the build, the first answer is taken for the own one", async ({
  page,
}) => {
  await page.route("**/*", async route => {
    if (route.request().resourceType() !== "document") return route.continue()
    const response = await route.fetch()
    const { "server-timing": _dropped, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  const asked = buildRequests(page)
  await page.goto(site.address)
  await expect.poll(() => asked.length).toBe(2)
  await site.deploy("after")
  await learn(page)
  await expectKnown(page)
})

async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate(value => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true })
    document.dispatchEvent(new Event("visibilitychange"))
  }, state)
}
