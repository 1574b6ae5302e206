import { CHANGED_POST } from "../testing/builds/sample-sites"
import { saveData } from "./data-saving"
import { deployedSite, networkBefore } from "./deployed-site"
import { hydrated, openPage } from "./hydrated"
import { expectKept, keptOffline, settledWorker } from "./kept-offline"
import { heading } from "./page-parts"
import { expectSameDocument, markDocument } from "./site"
import { expect, test } from "./watched-page"

test.use({ serviceWorkers: "allow", requestsMayFail: true })

const site = deployedSite()
const network = networkBefore(site)

const OFFLINE = "Pas de réseau"

test("R-13: the first page that a visitor ever opens can be read without a network, with its query", async ({
  page,
}) => {
  await page.goto(`${network.address}${CHANGED_POST.path}`)
  await expectKept(page, CHANGED_POST.path)
  network.becomes("gone")
  const address = `${network.address}${CHANGED_POST.path}?page=2#site-main`
  await openPage(page, address)
  await expect(heading(page)).toHaveText("Un article qui change")
  expect(page.url()).toBe(address)
})

test("R-13: a page that was reached inside the site can be loaded without a network too", async ({
  page,
}) => {
  await page.goto(`${network.address}/blog`)
  await expectKept(page, "/blog")
  await page.getByRole("link", { name: "Un article qui change" }).click()
  await expect(page).toHaveURL(/change$/)
  await expectKept(page, CHANGED_POST.path)
  network.becomes("gone")
  await page.reload()
  await hydrated(page)
  await expect(heading(page)).toHaveText("Un article qui change")
  await markDocument(page)
  await page.getByRole("navigation").first().getByRole("link", { name: "Blog" }).click()
  await expect(heading(page)).toHaveText("Blog")
  await expectSameDocument(page)
})

test("issue 12: on a slow connection a page that was reached inside the site is not loaded again to be kept", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const value = Object.assign(new EventTarget(), { effectiveType: "3g" })
    Object.defineProperty(navigator, "connection", { value })
  })
  await page.goto(`${network.address}/blog`)
  await expectKept(page, "/blog")
  await page.getByRole("link", { name: "Un article qui change" }).click()
  // The address comes first; the connection is looked at when the page is there.
  await expect(heading(page)).toHaveText("Un article qui change")
  // The page after it is kept, and would be after it.
  await page.evaluate(() => Object.assign(navigator.connection ?? {}, { effectiveType: "4g" }))
  await page.getByRole("navigation").first().getByRole("link", { name: "About me" }).click()
  await expectKept(page, "/about-me")
  expect((await keptOffline(page)).pages).not.toContain(CHANGED_POST.path)
})

test("R-13: a page that came as a document, by the worker, can be reached by a link without a network too", async ({
  page,
}) => {
  // No page is loaded ahead.
  await saveData(page)
  await page.goto(`${network.address}/blog`)
  await expectKept(page, "/blog")
  await page.goto(`${network.address}/about-me`)
  await expectKept(page, "/about-me")
  const sheet = expect.stringMatching(/about-me-tsx.*\.css$/)
  await expect.poll(async () => (await keptOffline(page)).files).toContainEqual(sheet)
  await page.goto(`${network.address}/blog`)
  await hydrated(page)
  network.becomes("gone")
  await markDocument(page)
  await page.getByRole("navigation").first().getByRole("link", { name: "About me" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("À propos")
  await expectSameDocument(page)
})

test("R-13: a page that was never opened is the offline page at its address, with those that were", async ({
  page,
}) => {
  await page.goto(`${network.address}/blog`)
  await expectKept(page, "/blog")
  network.becomes("gone")
  network.asked.length = 0
  const address = `${network.address}/about-me?page=2#cv`
  await openPage(page, address)
  await expect(heading(page)).toHaveText(OFFLINE)
  expect(page.url()).toBe(address)
  const list = page.getByRole("navigation", { name: "Pages lisibles sans réseau" })
  const link = list.getByRole("link", { name: "Blog" })
  await expect(list.getByRole("link")).toHaveCount(1)
  await link.focus()
  await page.keyboard.press("Enter")
  await expect(heading(page)).toHaveText("Blog")
  expect(page.url()).toBe(`${network.address}/blog`)
  // S-21: the page that was not seen is not counted; the one that was cannot be.
  const views = network.asked.filter(line => line.startsWith("POST"))
  expect(views.length).toBeLessThanOrEqual(1)
})

test("R-13: with nothing to read, the offline page states it", async ({ page }) => {
  await page.goto(network.address)
  await expectKept(page, "/")
  await page.evaluate(() => caches.delete(`offline-pages-${location.origin}/`))
  network.becomes("gone")
  await page.goto(`${network.address}/blog`)
  await expect(page.getByText(/^Aucune page n’est encore enregistrée/)).toBeVisible()
})

test("R-13: when the network is back, the page that was wanted comes by itself", async ({
  page,
  context,
}) => {
  await page.goto(network.address)
  await expectKept(page, "/")
  network.becomes("gone")
  await context.setOffline(true)
  await openPage(page, `${network.address}/about-me?page=2`)
  await expect(heading(page)).toHaveText(OFFLINE)
  network.becomes("there")
  await context.setOffline(false)
  await expect(heading(page)).not.toHaveText(OFFLINE)
  expect(page.url()).toBe(`${network.address}/about-me?page=2`)
  await hydrated(page)
})

test("R-13: a page that is kept is shown after three seconds of silence, and while a proxy has no server", async ({
  page,
}) => {
  await page.goto(`${network.address}/blog`)
  await expectKept(page, "/blog")
  network.becomes("broken")
  await page.reload()
  await hydrated(page)
  await expect(heading(page)).toHaveText("Blog")
  network.becomes("silent")
  await page.reload()
  await hydrated(page)
  await expect(heading(page)).toHaveText("Blog")
})

test("R-13: a page of an old build stays readable after an update, and is loaded once", async ({
  page,
}) => {
  await page.goto(`${network.address}${CHANGED_POST.path}`)
  await expectKept(page, CHANGED_POST.path)
  await site.deploy("after")
  await page.goto(network.address)
  await expectKept(page, "/")
  await settledWorker(page)
  await expectKept(page, "/")
  network.becomes("gone")
  let loads = 0
  page.on("domcontentloaded", () => {
    loads += 1
  })
  await openPage(page, `${network.address}${CHANGED_POST.path}`)
  await expect(heading(page)).toHaveText("Un article qui change")
  await expect(page.getByText(CHANGED_POST.text)).toHaveCount(0)
  expect(loads).toBe(1)
})

test("R-13: no 404, no redirect, nothing of the counter and no build identity is ever kept", async ({
  page,
}) => {
  await page.goto(network.address)
  await expectKept(page, "/")
  await page.goto(`${network.address}/nulle-part`)
  await page.goto(`${network.address}/blog/`)
  await expectKept(page, "/blog")
  await page.evaluate(async () => {
    const id = (await (await fetch("/builds/latest.json")).json()).id
    await fetch(`/builds/meta/${id}.json`)
    await fetch("/api/metrics-page-view-counter")
    await fetch("/page-data/nulle-part/page-data.json")
    await fetch("/page-data/index/page-data.json", { headers: { range: "bytes=0-9" } })
    await fetch("/static/nulle-part.js")
  })
  const kept = Object.values(await keptOffline(page)).flat()
  expect(kept.filter(path => /nulle-part|^\/api|^\/builds|\/$/.test(path))).toEqual(["/"])
})

test("R-13: a page that is taken off the site is no longer kept", async ({ page }) => {
  const path = "/blog/nouveau"
  await site.deploy("after")
  await page.goto(`${network.address}${path}`)
  await expectKept(page, path)
  await site.deploy("before")
  await page.goto(`${network.address}${path}`)
  await expect.poll(async () => (await keptOffline(page)).pages).not.toContain(path)
})
