import { LINKS } from "../../../testing/builds/sample-sites"
import { expectOnly } from "../../complaints"
import { moment } from "../../held-answers"
import { heading } from "../../page-parts"
import {
  isDataOfOthers,
  LATER_MS,
  linkTo,
  postsAsked,
  linkedTest as test,
} from "../../prefetch/linked-page"
import { expectSameDocument } from "../../site"
import { expect } from "../../test"

test.use({ build: "site" })

test("S-31: a page that is on its way when the visitor clicks is not requested again", async ({
  page,
  network,
  openLinks,
  pagesAsked,
}) => {
  const { come, came } = moment()
  network.delay = url => (url.includes("/blog/lien-") ? came : Promise.resolve())
  await openLinks()
  await expect.poll(() => postsAsked(pagesAsked())).not.toEqual([])
  const [data = ""] = postsAsked(pagesAsked())
  const name = `Lien ${/lien-(\d+)/.exec(data)?.[1]}`
  await linkTo(page, name).click()
  come()
  await expect(heading(page)).toHaveText(name)
  expect(network.asked.filter(url => url === data)).toHaveLength(1)
})

test("one page that answers 500 does not keep the others from being prefetched", async ({
  page,
  network,
  openLinks,
  pagesAsked,
  complaints,
}) => {
  network.delay = async (url, response) => {
    if (url.includes("/lien-1/")) response.writeHead(500).end()
  }
  await openLinks()
  await expect.poll(() => postsAsked(pagesAsked()).length, { timeout: 30_000 }).toBe(LINKS.count)
  await expectOnly(page, complaints, /^Failed to load resource/)
})

test("S-31: prefetches that fail show nowhere and end after five; the link works", async ({
  page,
  network,
  openLinks,
  pagesAsked,
  complaints,
}) => {
  await page.clock.install()
  network.delay = async (url, response) => {
    if (isDataOfOthers(url)) response.writeHead(503).end()
  }
  await openLinks()
  await expect.poll(() => pagesAsked().size).toBe(5)
  await expect.poll(() => network.onTheirWay).toBe(0)
  await page.clock.runFor(LATER_MS)
  expect(pagesAsked().size).toBe(5)
  await expectSameDocument(page)
  await expect(heading(page)).toHaveText(LINKS.title)
  network.delay = async () => {}
  const [data = ""] = pagesAsked()
  network.asked = []
  const path = data.replace("/page-data", "").replace("/page-data.json", "").replace("/index", "/")
  await page.locator(`a[href="${path}"]`).first().click()
  await expect(page).toHaveURL(`${network.address}${path}`)
  // Its own data, and those of its links, which may be the same pages.
  await expect.poll(() => pagesAsked().size).toBeGreaterThan(1)
  await expectOnly(page, complaints, /^Failed to load resource/)
})
