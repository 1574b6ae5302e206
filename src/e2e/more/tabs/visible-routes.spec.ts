import type { StoredView } from "../../stored-views"
import { expect, test } from "../../test"
import { prerender, READY, type RealBrowser, type RealTab, startRealBrowser } from "./real-browser"

test.use({ build: "site", mayComplain: true })

let browser: RealBrowser

let tab: RealTab

let site: string

let views: () => StoredView[]

test.beforeEach(async ({ server, newViews }) => {
  site = server.address
  views = newViews
  browser = await startRealBrowser()
  tab = await browser.openTab("in front")
})

test.afterEach(async () => {
  await browser.close()
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

const follow = (name: string) =>
  tab.ask(
    `[...document.querySelectorAll("nav a")].find(link => link.textContent === "${name}").click()`,
  )

test("R-8: load, link, back, forward and reload are a view each, an anchor is none", async () => {
  await tab.goTo(address("/"))
  await expectCounted("/ ← direct")
  // Waited for at each step: a page that is overtaken is not counted.
  await follow("Blog")
  await expectCounted("/ ← direct", "/blog ← /")
  await tab.goBack()
  await expectCounted("/ ← direct", "/blog ← /", "/ ← /blog")
  await tab.ask("history.forward()")
  await expectCounted("/ ← direct", "/blog ← /", "/ ← /blog", "/blog ← /")
  await tab.ask(`location.hash = "ici"`)
  await tab.shows(address("/blog#ici"))
  await expectCounted("/ ← direct", "/blog ← /", "/ ← /blog", "/blog ← /")
  await tab.send("Page.reload")
  await expectCounted("/ ← direct", "/blog ← /", "/ ← /blog", "/blog ← /", "/blog ← direct")
})

test("R-8: a tab in the background counts when it is looked at, once, however often", async () => {
  await tab.goTo(address("/"))
  const behind = await browser.openTab("in the background")
  await behind.goTo(address("/about-me"))
  expect(await behind.ask("document.visibilityState")).toBe("hidden")
  await expectCounted("/ ← direct")
  await behind.lookAt()
  await expectCounted("/ ← direct", "/about-me ← direct")
  await tab.lookAt()
  await behind.lookAt()
  await tab.lookAt()
  await follow("Blog")
  await expectCounted("/ ← direct", "/about-me ← direct", "/blog ← /")
})

test("a tab that was in the background while it loaded has no times of its own in its proof", async () => {
  await tab.goTo(address("/about-me"))
  const behind = await browser.openTab("in the background")
  await behind.goTo(address("/"))
  await behind.lookAt()
  const proof = "document.querySelector('[data-measured]').textContent"
  await expect.poll(() => behind.ask("document.visibilityState")).toBe("visible")
  expect(await behind.ask(proof)).toBe("Lisible sans script,\n0\u00a0cookie")
  await tab.lookAt()
  await tab.goTo(address("/"))
  await expect.poll(() => tab.ask(proof)).toMatch(/^Lisible (?:en \d|sans script)/)
})

test("R-8: a tab that nobody looks at counts nothing", async () => {
  await tab.goTo(address("/"))
  const behind = await browser.openTab("in the background")
  await behind.goTo(address("/about-me"))
  await behind.close()
  await follow("Blog")
  await expectCounted("/ ← direct", "/blog ← /")
})

test("R-8: of the routes that pass while nobody looks, the one that is there in the end counts", async () => {
  await tab.goTo(address("/"))
  await expectCounted("/ ← direct")
  const front = await browser.openTab("in front")
  await front.lookAt()
  await expect.poll(() => tab.ask("document.visibilityState")).toBe("hidden")
  await follow("Blog")
  await tab.shows(address("/blog"))
  await follow("About me")
  await tab.shows(address("/about-me"))
  expect(await tab.ask("document.visibilityState")).toBe("hidden")
  await expectCounted("/ ← direct")
  await tab.lookAt()
  await expectCounted("/ ← direct", "/about-me ← /")
})

test("R-8: a prerendered page counts when the visitor goes there, and not before", async () => {
  await tab.send("Page.setBypassCSP", { enabled: true })
  await tab.goTo(address("/"))
  // Chromium abandons a page that it begins to prerender while the site's worker comes.
  await expect.poll(() => tab.ask("navigator.serviceWorker.controller?.state")).toBe("activated")
  await prerender(tab, "/about-me", "/blog")
  const ready = () => tab.askPrerendered(`document.prerendering && ${READY}`).catch(() => [])
  await expect.poll(ready).toEqual([true, true])
  await expectCounted("/ ← direct")
  await tab.ask(`void setTimeout(() => location.assign("/about-me"))`)
  await tab.shows(address("/about-me"))
  expect(await tab.ask(`performance.getEntriesByType("navigation")[0].activationStart > 0`)).toBe(
    true,
  )
  // The test's server is not the site's address: what comes from there is another site's host.
  await expectCounted("/ ← direct", "/about-me ← (other)")
  await follow("Blog")
  await expectCounted("/ ← direct", "/about-me ← (other)", "/blog ← /about-me")
})

test("R-8: a page from the browser's page cache counts again, as one that is loaded again", async () => {
  // A page that is left while it prefetches may be given up instead of kept.
  await tab.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true })
  await tab.goTo(address("/"))
  await follow("Blog")
  await expectCounted("/ ← direct", "/blog ← /")
  // A page in the cache is given up when a worker takes it over.
  await expect.poll(() => tab.ask("navigator.serviceWorker.controller?.state")).toBe("activated")
  await tab.ask(`addEventListener("pageshow", ({ persisted }) => { window.persisted = persisted })`)
  await tab.send("Page.navigate", { url: "chrome://version/" })
  await expect.poll(() => tab.ask("location.protocol").catch(() => "")).toBe("chrome:")
  await tab.goBack()
  await tab.shows(address("/blog"))
  expect(await tab.ask("window.persisted")).toBe(true)
  await expectCounted("/ ← direct", "/blog ← /", "/blog ← direct")
})

test("R-8: without network nothing is counted, and nothing is made up for later", async () => {
  await tab.goTo(address("/"))
  await follow("Blog")
  await expectCounted("/ ← direct", "/blog ← /")
  await tab.send("Network.enable")
  const network = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
  await tab.send("Network.emulateNetworkConditions", { ...network, offline: true })
  await tab.goBack()
  await tab.shows(address("/"))
  await expect.poll(tried).toBe(3)
  await tab.send("Network.emulateNetworkConditions", { ...network, offline: false })
  await follow("Blog")
  await expectCounted("/ ← direct", "/blog ← /", "/blog ← /")
  await follow("About me")
  await expectCounted("/ ← direct", "/blog ← /", "/blog ← /", "/about-me ← /blog")
})

/** Number of page views that have left the page, in vain or not. */
const tried = () =>
  tab.ask(
    `performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/api/metrics-page-view-counter")).length`,
  )

test.describe("R-8: the parser of user agents does not arrive", () => {
  test.beforeEach(async () => {
    // Requests that match wait for an answer that never comes.
    await tab.send("Fetch.enable", { patterns: [{ urlPattern: "*/ua-parser-*" }] })
    await tab.goTo(address("/"))
  })

  test("a visitor who leaves is counted, with an agent that is not known", async () => {
    await tab.send("Page.navigate", { url: "about:blank" })
    await expectCounted("/ ← direct")
    expect(views()).toMatchObject([{ agent: "unknown" }])
  })

  test("a visitor who looks elsewhere is counted then, and not again when it arrives", async () => {
    const front = await browser.openTab("in front")
    await front.lookAt()
    await expectCounted("/ ← direct")
    await tab.send("Fetch.disable")
    await tab.lookAt()
    await follow("Blog")
    await expectCounted("/ ← direct", "/blog ← /")
    expect(views().map(({ agent }) => agent)).toEqual(["unknown", "chrome"])
  })
})
