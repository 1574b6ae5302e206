import type { Page } from "@playwright/test"
import { type CountingNetwork, countPieces } from "./counted-pieces"
import { saveData } from "./data-saving"
import {
  DEPLOYMENTS_TIMEOUT_MS,
  type DeployedSite,
  deploySite,
  LINKED_POSTS,
  makeBuilds,
} from "./deployments"
import { hydrated } from "./hydrated"
import { expectSameDocument, markDocument } from "./site"
import { expect, test } from "./watched-page"

/** All links of the list are in view. */
test.use({ viewport: { width: 1280, height: 6000 } })

/** Long after everything that waits has had its turn. */
const LATER_MS = 10_000

let site: DeployedSite
let network: CountingNetwork

test.beforeAll(async () => {
  test.setTimeout(DEPLOYMENTS_TIMEOUT_MS)
  await makeBuilds()
  site = await deploySite("prefetch")
})

test.afterAll(async () => {
  await site.stop()
})

test.beforeEach(async () => {
  network = await countPieces(site.address)
})

test.afterEach(async () => {
  await network.close()
})

/** Opens the list of posts. */
async function openList(page: Page): Promise<void> {
  await page.goto(`${network.address}/blog`)
  await hydrated(page)
  await markDocument(page)
}

const linkTo = (page: Page, name: string) => page.getByRole("link", { name, exact: true })

/** Data of pages other than the list: what is prefetched, or navigated to. */
const ofOthers = (url: string) => /^\/page-data\/(?!app-data|blog\/page-data)/.test(url)
const pagesAsked = () => new Set(network.asked.filter(ofOthers))
const postsAsked = () => [...pagesAsked()].filter(url => url.includes("/blog/lien-"))

/** A moment that the test decides about. */
function moment() {
  let come = () => {}
  const came = new Promise<void>(resolve => {
    come = resolve
  })
  return { come: () => come(), came }
}

test("S-31: 40 links in view on a slow network, some pointed at: five requests at once at most, none twice, and a click needs none", async ({
  page,
}) => {
  await openList(page)
  network.most = 0
  for (const number of [40, 7, 23, 31]) await linkTo(page, `Lien ${number}`).hover()
  await linkTo(page, "Lien 12").focus()
  await expect.poll(() => postsAsked().length, { timeout: 30_000 }).toBe(LINKED_POSTS)
  await expect.poll(() => network.onTheirWay).toBe(0)
  expect(network.most).toBeGreaterThan(1)
  expect(network.most).toBeLessThanOrEqual(5)
  // Gatsby asks with each page for the build's own data, which says whether the code is still the same.
  const pieces = network.asked.filter(url => !url.endsWith("/app-data.json"))
  expect(pieces).toHaveLength(new Set(pieces).size)

  network.asked = []
  await linkTo(page, "Lien 12").click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lien 12")
  await expectSameDocument(page)
  expect(network.asked).toEqual([])
})

test("S-31: a page that is on its way when the visitor asks for it is not asked for again", async ({
  page,
}) => {
  const { come, came } = moment()
  network.delay = url => (url.includes("/blog/lien-") ? came : Promise.resolve())
  await openList(page)
  await expect.poll(postsAsked).not.toEqual([])
  const [data = ""] = postsAsked()
  const name = `Lien ${/lien-(\d+)/.exec(data)?.[1]}`
  await linkTo(page, name).hover()
  await linkTo(page, name).click()
  come()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name)
  expect(network.asked.filter(url => url === data)).toHaveLength(1)
})

test("S-31: a navigation waits for no prefetch, and prefetches wait for it", async ({ page }) => {
  await page.clock.install()
  const [prefetched, wanted] = [moment(), moment()]
  network.delay = async url => {
    if (url.includes("/lien-33/")) await wanted.came
    else if (ofOthers(url)) await prefetched.came
  }
  await openList(page)
  await expect.poll(() => pagesAsked().size).toBe(2)
  await linkTo(page, "Lien 33").click()
  await expect.poll(() => pagesAsked().size).toBe(3)
  prefetched.come()
  await expect.poll(() => network.onTheirWay).toBe(1)
  await page.clock.runFor(LATER_MS)
  expect(pagesAsked().size).toBe(3)
  wanted.come()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lien 33")
  await expectSameDocument(page)
  await expect.poll(() => pagesAsked().size).toBeGreaterThan(3)
})

test("S-31: nothing is prefetched while data is to be saved, neither for a link that is pointed at", async ({
  page,
}) => {
  await page.clock.install()
  await saveData(page)
  await openList(page)
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
  await openList(page)
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
  test(`S-31: nothing is prefetched ${what}; it is when that ends`, async ({ page }) => {
    await page.clock.install()
    await page.addInitScript(
      ([object, property, value]) => {
        const target = object === "document" ? document : navigator
        Object.defineProperty(target, property, { configurable: true, get: () => value })
      },
      [object, property, value] as const,
    )
    await openList(page)
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

  test("S-31: nothing is prefetched", async ({ page }) => {
    await page.clock.install()
    await openList(page)
    await page.clock.runFor(LATER_MS)
    expect([...pagesAsked()]).toEqual([])
  })
})

test("S-31: a prefetch that fails shows nowhere and is the last one; the link works all the same", async ({
  page,
  complaints,
}) => {
  await page.clock.install()
  network.delay = async (url, response) => {
    if (ofOthers(url)) response.writeHead(503).end()
  }
  await openList(page)
  await expect.poll(() => pagesAsked().size).toBe(2)
  await expect.poll(() => network.onTheirWay).toBe(0)
  await page.clock.runFor(LATER_MS)
  expect(pagesAsked().size).toBe(2)
  await expectSameDocument(page)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog")
  network.delay = async () => {}
  const [data = ""] = pagesAsked()
  const path = data.replace("/page-data", "").replace("/page-data.json", "").replace("/index", "/")
  await page.locator(`a[href="${path}"]`).first().click()
  await expect(page).toHaveURL(`${network.address}${path}`)
  await expect.poll(() => pagesAsked().size).toBeGreaterThan(2)
  expect(complaints.filter(text => !text.startsWith("Failed to load resource"))).toEqual([])
  complaints.length = 0
})
