import type { CDPSession, Page } from "puppeteer-core"
import type { StoredView } from "../../stored-views"
import { expect, test } from "../../test"
import { goTo, prerender, READY, realBrowser, shows } from "./real-browser"

test.use({ build: "site", mayComplain: true })

const browser = realBrowser()

let tab: Page

let site: string

let views: () => StoredView[]

test.beforeEach(async ({ server, newViews }) => {
  site = server.address
  views = newViews
  tab = await browser.newPage()
})

/** Waits until the database has exactly these new views, `path ← referer`, in any order. */
async function expectCounted(...views: string[]): Promise<void> {
  await expect.poll(counted).toEqual(views.toSorted())
}

const counted = () =>
  views()
    .flatMap(({ path, referer, count }) => Array<string>(count).fill(`${path} ← ${referer}`))
    .toSorted()

const address = (path: string) => new URL(path, site).href

const clickOn = (name: string) =>
  `[...document.querySelectorAll("nav a")].find(link => link.textContent === "${name}").click()`

const follow = (name: string) => tab.evaluate(clickOn(name))

test("R-8: a tab in the background counts when it is looked at, once, however often", async () => {
  await goTo(tab, address("/"))
  const behind = await browser.newPage({ background: true })
  await goTo(behind, address("/about-me"))
  expect(await behind.evaluate("document.visibilityState")).toBe("hidden")
  await expectCounted("/ ← direct")
  await behind.bringToFront()
  await expectCounted("/ ← direct", "/about-me ← direct")
  await tab.bringToFront()
  await behind.bringToFront()
  await tab.bringToFront()
  await follow("Blog")
  await expectCounted("/ ← direct", "/about-me ← direct", "/blog ← /")
})

test("a tab that was in the background while it loaded has no times of its own in its proof", async () => {
  await goTo(tab, address("/about-me"))
  const behind = await browser.newPage({ background: true })
  await goTo(behind, address("/"))
  await behind.bringToFront()
  const proof = "document.querySelector('[data-measured]').textContent"
  await expect.poll(() => behind.evaluate("document.visibilityState")).toBe("visible")
  expect(await behind.evaluate(proof)).toBe("Lisible sans script,\n0\u00a0cookie")
  await tab.bringToFront()
  await goTo(tab, address("/"))
  await expect.poll(() => tab.evaluate(proof)).toMatch(/^Lisible (?:en \d|sans script)/)
})

test("R-8: a tab that nobody looks at counts nothing", async () => {
  await goTo(tab, address("/"))
  const behind = await browser.newPage({ background: true })
  await goTo(behind, address("/about-me"))
  await behind.close()
  await follow("Blog")
  await expectCounted("/ ← direct", "/blog ← /")
})

test("R-8: of the routes that pass while nobody looks, the one that is there in the end counts", async () => {
  await goTo(tab, address("/"))
  await expectCounted("/ ← direct")
  const front = await browser.newPage()
  await front.bringToFront()
  await expect.poll(() => tab.evaluate("document.visibilityState")).toBe("hidden")
  await follow("Blog")
  await shows(tab, address("/blog"))
  await follow("About me")
  await shows(tab, address("/about-me"))
  expect(await tab.evaluate("document.visibilityState")).toBe("hidden")
  await expectCounted("/ ← direct")
  await tab.bringToFront()
  await expectCounted("/ ← direct", "/about-me ← /")
})

test("R-8: a prerendered page counts when the visitor goes there, and not before", async () => {
  await tab.setBypassCSP(true)
  await goTo(tab, address("/"))
  // Chromium abandons a page that it begins to prerender while the site's worker comes.
  await expect
    .poll(() => tab.evaluate("navigator.serviceWorker.controller?.state"))
    .toBe("activated")
  const ask = await prerender(tab, "/about-me", "/blog")
  const ready = () => ask(`document.prerendering && ${READY}`).catch(() => [])
  await expect.poll(ready).toEqual([true, true])
  await expectCounted("/ ← direct")
  await tab.evaluate(`void setTimeout(() => location.assign("/about-me"))`)
  // Puppeteer gives up a tab that takes more than 100 ms to show the page: its own session is asked from here on.
  const isShown = `document.location.href === ${JSON.stringify(address("/about-me"))} && ${READY}`
  await expect.poll(() => ask(isShown)).toEqual([true])
  const isActivated = `document && performance.getEntriesByType("navigation")[0].activationStart > 0`
  expect(await ask(isActivated)).toEqual([true])
  // The test's server is not the site's address: what comes from there is another site's host.
  await expectCounted("/ ← direct", "/about-me ← (other)")
  await ask(clickOn("Blog"))
  await expectCounted("/ ← direct", "/about-me ← (other)", "/blog ← /about-me")
})

test("R-8: a page from the browser's page cache counts again, as one that is loaded again", async () => {
  // A page that is left while it prefetches may be given up instead of kept.
  await (await tab.createCDPSession()).send("Emulation.setDataSaverOverride", {
    dataSaverEnabled: true,
  })
  await goTo(tab, address("/"))
  await follow("Blog")
  await expectCounted("/ ← direct", "/blog ← /")
  // A page in the cache is given up when a worker takes it over.
  await expect
    .poll(() => tab.evaluate("navigator.serviceWorker.controller?.state"))
    .toBe("activated")
  await tab.evaluate(
    `addEventListener("pageshow", ({ persisted }) => { window.persisted = persisted })`,
  )
  await tab.goto("chrome://version/")
  await tab.goBack()
  await shows(tab, address("/blog"))
  expect(await tab.evaluate("window.persisted")).toBe(true)
  await expectCounted("/ ← direct", "/blog ← /", "/blog ← direct")
})

test("R-8: without network nothing is counted, and nothing is made up for later", async () => {
  await goTo(tab, address("/"))
  await follow("Blog")
  await expectCounted("/ ← direct", "/blog ← /")
  await tab.setOfflineMode(true)
  await tab.goBack()
  await shows(tab, address("/"))
  await expect.poll(tried).toBe(3)
  await tab.setOfflineMode(false)
  await follow("Blog")
  await expectCounted("/ ← direct", "/blog ← /", "/blog ← /")
  await follow("About me")
  await expectCounted("/ ← direct", "/blog ← /", "/blog ← /", "/about-me ← /blog")
})

/** Number of page views that have left the page, in vain or not. */
const tried = () =>
  tab.evaluate(
    `performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/api/metrics-page-view-counter")).length`,
  )

test.describe("R-8: the parser of user agents does not arrive", () => {
  let devtools: CDPSession

  test.beforeEach(async () => {
    // Requests that match wait for an answer that never comes.
    devtools = await tab.createCDPSession()
    await devtools.send("Fetch.enable", { patterns: [{ urlPattern: "*/ua-parser-*" }] })
    await goTo(tab, address("/"))
  })

  test("a visitor who leaves is counted, with an agent that is not known", async () => {
    await tab.goto("about:blank")
    await expectCounted("/ ← direct")
    expect(views()).toMatchObject([{ agent: "unknown" }])
  })

  test("a visitor who looks elsewhere is counted then, and not again when it arrives", async () => {
    const front = await browser.newPage()
    await front.bringToFront()
    await expectCounted("/ ← direct")
    await devtools.send("Fetch.disable")
    await tab.bringToFront()
    await follow("Blog")
    await expectCounted("/ ← direct", "/blog ← /")
    expect(views().map(({ agent }) => agent)).toEqual(["unknown", "chrome"])
  })
})
