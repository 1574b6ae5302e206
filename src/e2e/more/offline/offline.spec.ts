import { CHANGED_POST, NEW_POST } from "../../../testing/builds/sample-sites"
import { saveData } from "../../data-saving"
import { deployedSite, networkBefore } from "../../deployed-site"
import { hydrated, openPage } from "../../hydrated"
import { expectKept, keptOffline, settledWorker } from "../../offline/kept-offline"
import { heading } from "../../page-parts"
import { expectNothingFound } from "../../pages/every-page/axe"
import { NARROW } from "../../pages/proof-page"
import { expectSameDocument, markDocument } from "../../site"
import { expect, test } from "../../test"

test.use({ build: "site" })

test.use({ serviceWorkers: "allow", requestsMayFail: true })

const site = deployedSite()

const network = networkBefore(site)

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

test("on a slow connection a page reached inside the site is not loaded again to be kept", async ({
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

test("R-13: a page that the worker brought can be reached by a link without a network too", async ({
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

test("R-13: where a proxy has no server, the wanted page comes by itself when it has one", async ({
  page,
}) => {
  await page.goto(network.address)
  await expectKept(page, "/")
  network.becomes("broken")
  await page.goto(`${network.address}/about-me?page=2`)
  await expect(heading(page)).toHaveText("Pas de réseau")
  network.becomes("there")
  // No event tells of it: the page asks again.
  await expect(heading(page)).toHaveText("À propos", { timeout: 20_000 })
  expect(page.url()).toBe(`${network.address}/about-me?page=2`)
})

for (const path of ["/offline.html", "/offline"]) {
  test(`R-13: the file of the offline page, opened by hand as ${path}, leads to the home page`, async ({
    page,
  }) => {
    // As hosts that redirect from a file to its name without the ending.
    await page.route("**/offline", async route =>
      route.fulfill({ response: await route.fetch({ url: `${network.address}/offline.html` }) }),
    )
    await page.goto(network.address + path, { waitUntil: "commit" })
    await expect(page).toHaveURL(`${network.address}/`)
    await hydrated(page)
  })
}

test("VISUAL 15: the offline page fits a narrow phone, in the colours that the visitor chose", async ({
  page,
}) => {
  await page.setViewportSize(NARROW)
  await page.goto(network.address)
  await expectKept(page, "/")
  network.becomes("gone")
  await page.goto(`${network.address}/blog`)
  await expect(heading(page)).toHaveText("Pas de réseau")
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width)
  await expectNothingFound(page, "offline page")
  await page.evaluate(() => localStorage.setItem("scheme", "dark"))
  await page.emulateMedia({ colorScheme: "light" })
  await page.reload()
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(17, 18, 24)")
})

test("R-13: a kept page is shown after three seconds of silence, and while a proxy has no server", async ({
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

test("R-13: a page that is taken off the site is no longer kept", async ({ page }) => {
  await site.deploy("after")
  await page.goto(`${network.address}${NEW_POST}`)
  await expectKept(page, NEW_POST)
  await site.deploy("site")
  await page.goto(`${network.address}${NEW_POST}`)
  await expect.poll(async () => (await keptOffline(page)).pages).not.toContain(NEW_POST)
})
