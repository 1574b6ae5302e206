import { readFile } from "node:fs/promises"
import { CHANGED_POST } from "../../../testing/builds/sample-sites"
import { deployedSite, networkBefore } from "../../deployed-site"
import { hydrated, openPage } from "../../hydrated"
import { expectKept, keptOffline, settledWorker } from "../../offline/kept-offline"
import { heading } from "../../page-parts"
import { expect, test } from "../../test"

test.use({ build: "site" })

test.use({ serviceWorkers: "allow", requestsMayFail: true })

const site = deployedSite()

const network = networkBefore(site)

const OFFLINE = "Pas de réseau"

test("R-21: of pages that take 4.5 s the copy is shown once after a deployment", async ({
  page,
}) => {
  const address = `${network.address}${CHANGED_POST.path}`
  await page.goto(address)
  await expectKept(page, CHANGED_POST.path)
  await site.deploy("after")
  network.becomes("slow")
  let loads = 0
  page.on("domcontentloaded", () => {
    loads += 1
  })
  await openPage(page, address)
  await expect(page.getByText(CHANGED_POST.text)).toHaveCount(0)
  const copy = () => page.evaluate(async url => (await caches.match(url))?.text(), address)
  await expect.poll(copy).toContain(CHANGED_POST.text)
  // All that the new copy needs is kept with it, though the page that is shown is the old one.
  const html = await readFile(site.file(`${CHANGED_POST.path}/index.html`), "utf8")
  for (const name of [/src="([^"]*app-[^"]+)"/, /data-href="([^"]*component---[^"]+)"/]) {
    const [, file] = name.exec(html) ?? []
    await expect.poll(async () => (await keptOffline(page)).files).toContain(file)
  }
  expect(loads).toBe(1)
  network.becomes("gone")
  await page.reload()
  await hydrated(page)
  await expect(page.getByText(CHANGED_POST.text)).toBeVisible()
  expect(loads).toBe(2)
})

test("R-13: a copy whose scripts are gone is not shown, only the page or the offline page", async ({
  page,
}) => {
  const address = `${network.address}${CHANGED_POST.path}`
  const loseScripts = () => page.evaluate(() => caches.delete(`offline-files-${location.origin}/`))
  await page.goto(address)
  await expectKept(page, CHANGED_POST.path)
  await site.deploy("after")
  await loseScripts()
  network.becomes("slow")
  const answer = await page.goto(address)
  expect(await answer?.text()).toContain(CHANGED_POST.text)
  await settledWorker(page)
  await loseScripts()
  network.becomes("gone")
  await page.goto(address)
  await expect(heading(page)).toHaveText(OFFLINE)
})

test("R-13: a page of another server, as a captive portal sends, is shown and never kept", async ({
  page,
}) => {
  await page.goto(`${network.address}/blog`)
  await expectKept(page, "/blog")
  network.becomes("portal")
  for (const path of ["/blog", "/about-me"]) {
    await page.goto(network.address + path)
    await expect(heading(page)).toHaveText("Portail")
  }
  network.becomes("gone")
  await page.goto(`${network.address}/blog`)
  await expect(heading(page)).toHaveText("Blog")
  expect((await keptOffline(page)).pages).not.toContain("/about-me")
})

test("R-13, R-22: a page is read offline where a preloaded answer is an error, as in Firefox", async ({
  page,
  context,
}) => {
  await page.goto(`${network.address}/blog`)
  await expectKept(page, "/blog")
  for (const worker of context.serviceWorkers()) {
    await worker.evaluate(() => {
      const preloadResponse = { get: () => Promise.resolve(Response.error()) }
      Object.defineProperty(
        Reflect.get(globalThis, "FetchEvent").prototype,
        "preloadResponse",
        preloadResponse,
      )
    })
  }
  network.becomes("gone")
  await page.reload()
  await expect(heading(page)).toHaveText("Blog")
  await page.goto(`${network.address}/about-me`)
  await expect(heading(page)).toHaveText(OFFLINE)
})
