import { CHANGED_POST } from "../../testing/builds/sample-sites"
import { saveData } from "../data-saving"
import { deployedSite } from "../deployed-site"
import { hydrated } from "../hydrated"
import { lateScript } from "../sent-views"
import { expectSameDocument, markDocument, newDocument } from "../site"
import { expect, test } from "../test"
import { expectKept, keptOffline, settledWorker, whileReplaced } from "./kept-offline"

test.use({ build: "site" })

test.use({ serviceWorkers: "allow", requestsMayFail: true })

const site = deployedSite()

// A worker is replaced when it has nothing left to do, which a page that loads others ahead puts off.
test.beforeEach(({ page }) => saveData(page))

test("R-13: after the first page the worker keeps the offline page and what was read", async ({
  page,
}) => {
  await page.goto(`${site.address}/blog`)
  await expectKept(page, "/blog")
  const { precache = [], pages } = await keptOffline(page)
  expect(precache).toEqual([expect.stringMatching(/^\/offline\.html\?[\da-f]{16}$/)])
  expect(pages).toEqual(["/blog"])
})

test("S-30: an open tab learns of the new worker; reading goes on, the next page is a full load", async ({
  page,
  context,
}) => {
  await page.goto(`${site.address}/blog`)
  await settledWorker(page)
  await page.reload()
  await hydrated(page)
  // With it the page listens to workers.
  await lateScript(page)
  await markDocument(page)
  // When another worker takes over, the page asks which build is there.
  const askedBuilds = () =>
    page.evaluate(
      () => performance.getEntriesByName(`${location.origin}/page-data/app-data.json`).length,
    )
  const before = await askedBuilds()
  await site.deploy("next")
  const other = await context.newPage()
  await saveData(other)
  await other.goto(site.address)
  await expect.poll(() => whileReplaced(page, askedBuilds)).toBeGreaterThan(before)
  await expectSameDocument(page)
  await page.getByRole("link", { name: "Un article qui change" }).click()
  await expect(page.getByText(CHANGED_POST.text)).toBeVisible()
  await newDocument(page)
})
