import { LINKS } from "../../testing/builds/sample-sites"
import { heading } from "../page-parts"
import { expectSameDocument } from "../site"
import { expect } from "../test"
import { linkTo, postsAsked, linkedTest as test } from "./linked-page"

test.use({ build: "site" })

/** Returns true once the pages of all visible links are loaded, also those of the header and the footer. */
const areLoaded = () =>
  [...document.links]
    .filter(link => link.checkVisibility())
    .filter(({ origin, pathname }) => origin === window.location.origin && !pathname.includes("."))
    .every(({ pathname, search }) => window.___loader?.loadPageSync(pathname + search))

/** Number of style sheets that wait until their page shows. */
const waitingSheets = () =>
  [...document.styleSheets].filter(({ media }) => media.mediaText === "not all").length

test("S-31: of 40 pages in view five load at once at most, none twice, and a click needs none", async ({
  page,
  network,
  openLinks,
  pagesAsked,
}) => {
  await openLinks()
  network.most = 0
  await expect.poll(() => postsAsked(pagesAsked()).length, { timeout: 30_000 }).toBe(LINKS.count)
  await expect.poll(() => network.onTheirWay).toBe(0)
  // Nothing is on its way between a page's data and its script either.
  await expect.poll(() => page.evaluate(areLoaded)).toBe(true)
  expect(network.most).toBeGreaterThan(1)
  expect(network.most).toBeLessThanOrEqual(5)
  // The build's own data shows whether the code is still the same.
  const pieces = network.asked.filter(url => !url.endsWith("/app-data.json"))
  expect(pieces).toHaveLength(new Set(pieces).size)

  expect(await page.evaluate(waitingSheets)).toBeGreaterThan(0)

  network.asked = []
  await linkTo(page, "Lien 12").click()
  await expect(heading(page)).toHaveText("Lien 12")
  await expectSameDocument(page)
  expect(network.asked).toEqual([])
  expect(await page.evaluate(waitingSheets)).toBe(0)
})
