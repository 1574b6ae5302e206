import { CHANGED_POST } from "../../testing/builds/sample-sites"
import { deployedSite, networkBefore } from "../deployed-site"
import { hydrated, openPage } from "../hydrated"
import { heading } from "../page-parts"
import { expect, test } from "../test"
import { expectKept, keptOffline } from "./kept-offline"

test.use({ build: "site" })

test.use({ serviceWorkers: "allow", requestsMayFail: true })

const site = deployedSite()

const network = networkBefore(site)

const OFFLINE = "Pas de réseau"

test("R-13: the first page that a visitor opens can be read without a network, with its query", async ({
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

test("R-13: a page that was never opened is the offline page at its address, which leads on", async ({
  page,
}) => {
  await page.goto(network.address)
  await expectKept(page, "/")
  network.becomes("gone")
  network.asked.length = 0
  const address = `${network.address}/about-me?page=2#cv`
  await page.goto(address)
  await expect(heading(page)).toHaveText(OFFLINE)
  expect(page.url()).toBe(address)
  await page.getByRole("link", { name: "Revenir à l’accueil" }).focus()
  await page.keyboard.press("Enter")
  await expect(page.locator("#techstacks")).toBeVisible()
  expect(page.url()).toBe(`${network.address}/`)
  // S-21: the page that was not seen is not counted; the one that was cannot be.
  const views = network.asked.filter(line => line.startsWith("POST"))
  expect(views.length).toBeLessThanOrEqual(1)
})

test("R-13: when the network is back, the page that was wanted comes by itself", async ({
  page,
  context,
}) => {
  await page.goto(network.address)
  await expectKept(page, "/")
  network.becomes("gone")
  await context.setOffline(true)
  await page.goto(`${network.address}/about-me?page=2`)
  await expect(heading(page)).toHaveText(OFFLINE)
  network.becomes("there")
  await context.setOffline(false)
  await expect(heading(page)).not.toHaveText(OFFLINE)
  expect(page.url()).toBe(`${network.address}/about-me?page=2`)
  await hydrated(page)
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
