import { LINKS } from "../testing/builds/sample-sites"
import { expect } from "./expect"
import { moment } from "./held-answers"
import { isDataOfOthers, LATER_MS, linkTo, test } from "./linked-page"
import { heading } from "./page-parts"
import { expectSameDocument } from "./site"
import { expectOnly } from "./watched-page"

/** Returns true once the pages of all visible links are loaded, also those of the header and the footer. */
const areLoaded = () =>
  [...document.links]
    .filter(link => link.checkVisibility())
    .filter(({ origin, pathname }) => origin === window.location.origin && !pathname.includes("."))
    .every(({ pathname, search }) => window.___loader?.loadPageSync(pathname + search))

const postsAsked = (asked: Set<string>) => [...asked].filter(url => url.includes("/blog/lien-"))

test("S-31: 40 links in view on a slow network, some pointed at: five requests at once at most, none twice, and a click needs none", async ({
  page,
  network,
  openLinks,
  pagesAsked,
}) => {
  await openLinks()
  network.most = 0
  for (const number of [40, 7, 23, 31]) await linkTo(page, `Lien ${number}`).hover()
  await linkTo(page, "Lien 12").focus()
  await expect.poll(() => postsAsked(pagesAsked()).length, { timeout: 30_000 }).toBe(LINKS.count)
  await expect.poll(() => network.onTheirWay).toBe(0)
  // Nothing is on its way between a page's data and its script either.
  await expect.poll(() => page.evaluate(areLoaded)).toBe(true)
  expect(network.most).toBeGreaterThan(1)
  expect(network.most).toBeLessThanOrEqual(5)
  // The build's own data shows whether the code is still the same: requested once in five seconds.
  const isBuild = (url: string) => url.endsWith("/app-data.json")
  expect(network.asked.filter(isBuild).length).toBeLessThan(LINKS.count / 2)
  const pieces = network.asked.filter(url => !isBuild(url))
  expect(pieces).toHaveLength(new Set(pieces).size)

  network.asked = []
  await linkTo(page, "Lien 12").click()
  await expect(heading(page)).toHaveText("Lien 12")
  await expectSameDocument(page)
  expect(network.asked).toEqual([])
})

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
  await linkTo(page, name).hover()
  await linkTo(page, name).click()
  come()
  await expect(heading(page)).toHaveText(name)
  expect(network.asked.filter(url => url === data)).toHaveLength(1)
})

test("S-31: a navigation waits for no prefetch, and prefetches wait for it", async ({
  page,
  network,
  openLinks,
  pagesAsked,
}) => {
  await page.clock.install()
  const [prefetched, wanted] = [moment(), moment()]
  let number = 0
  network.delay = async url => {
    if (url.includes(`/lien-${number}/`)) await wanted.came
    else if (isDataOfOthers(url)) await prefetched.came
  }
  await openLinks()
  await expect.poll(() => pagesAsked().size).toBe(2)
  // A page that is not on its way already. By the keyboard: nothing that moves can be missed.
  const asked = postsAsked(pagesAsked()).join()
  number = [33, 34, 35].find(candidate => !asked.includes(`/lien-${candidate}/`)) ?? 0
  await linkTo(page, `Lien ${number}`).press("Enter")
  await expect.poll(() => pagesAsked().size).toBe(3)
  prefetched.come()
  await expect.poll(() => network.onTheirWay).toBe(1)
  await page.clock.runFor(LATER_MS)
  expect(pagesAsked().size).toBe(3)
  wanted.come()
  await expect(heading(page)).toHaveText(`Lien ${number}`)
  await expectSameDocument(page)
  await expect.poll(() => pagesAsked().size).toBeGreaterThan(3)
})

test("issue 12: one page that answers 500 does not keep the others from being prefetched", async ({
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

test("S-31: prefetches that fail show nowhere, and three are the last ones; the link works all the same", async ({
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
  // The third fails when two are on their way.
  await expect.poll(() => pagesAsked().size).toBe(4)
  await expect.poll(() => network.onTheirWay).toBe(0)
  await page.clock.runFor(LATER_MS)
  expect(pagesAsked().size).toBe(4)
  await expectSameDocument(page)
  await expect(heading(page)).toHaveText(LINKS.title)
  network.delay = async () => {}
  const [data = ""] = pagesAsked()
  network.asked = []
  const path = data.replace("/page-data", "").replace("/page-data.json", "").replace("/index", "/")
  await page.locator(`a[href="${path}"]`).first().click()
  await expect(page).toHaveURL(`${network.address}${path}`)
  // Its own data, and those of its links, which may be the same four pages.
  await expect.poll(() => pagesAsked().size).toBeGreaterThan(1)
  await expectOnly(page, complaints, /^Failed to load resource/)
})
