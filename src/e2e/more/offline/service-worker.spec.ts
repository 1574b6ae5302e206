import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { CHANGED_POST } from "../../../testing/builds/sample-sites"
import { saveData } from "../../data-saving"
import { deployedSite } from "../../deployed-site"
import { documentsOf } from "../../guard/broken-files"
import { hydrated, openPage } from "../../hydrated"
import { expectKept, keptOffline, settledWorker, whileReplaced } from "../../offline/kept-offline"
import { heading, menuLink } from "../../page-parts"
import { expectSameDocument, markDocument } from "../../site"
import { expect, test } from "../../test"

test.use({ build: "site" })

test.use({ serviceWorkers: "allow", requestsMayFail: true })

const site = deployedSite()

// A worker is replaced when it has nothing left to do, which a page that loads others ahead puts off.
test.beforeEach(({ page }) => saveData(page))

/** The worker in charge is the one that is deployed, by the offline page that it keeps, and there is no other. */
async function expectNewestWorker(page: Page): Promise<void> {
  const script = await readFile(site.file("sw.js"), "utf8")
  const [build = ""] = /(?<=\?)[\da-f]{16}(?=`)/.exec(script) ?? []
  // The old one first finishes what it is doing.
  const precached = async () => (await keptOffline(page)).precache
  await expect
    .poll(() => whileReplaced(page, precached), { timeout: 20_000 })
    .toEqual([`/offline.html?${build}`])
  await settledWorker(page)
}

test("D4: the worker's file is asked for anew each time, and may reach the site alone", async () => {
  const { status, headers } = await fetch(`${site.address}/sw.js`)
  expect(status).toBe(200)
  expect(headers.get("content-type")).toMatch(/^text\/javascript/)
  expect(headers.get("cache-control")).toBe("no-cache")
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; connect-src 'self'")
})

test("R-13: after each of three updates the newest worker is in charge, without old files", async ({
  page,
}) => {
  await page.goto(site.address)
  await settledWorker(page)
  for (const build of ["after", "site", "after"] as const) {
    await site.deploy(build)
    await page.goto(site.address)
    await expectNewestWorker(page)
    const html = await readFile(site.file("index.html"), "utf8")
    const [runtime = ""] = /webpack-runtime-\w+\.js/.exec(html) ?? []
    const named = html + (await readFile(site.file(runtime), "utf8"))
    const scripts = async () =>
      (await keptOffline(page)).files?.filter(file => file.endsWith(".js")) ?? []
    const isNamed = (file: string) => named.includes(file.slice(-23, -3))
    await expect.poll(async () => (await scripts()).filter(file => !isNamed(file))).toEqual([])
    // Only webpack's own script names late scripts.
    const late = async () => (await scripts()).filter(file => file.startsWith("/late-"))
    await expect.poll(late).toHaveLength(1)
  }
})

test("R-13: what is new is shown with the first navigation, worker or not", async ({ page }) => {
  await page.goto(`${site.address}${CHANGED_POST.path}`)
  await expectKept(page, CHANGED_POST.path)
  await site.deploy("after")
  await page.reload()
  await expect(page.getByText(CHANGED_POST.text)).toBeVisible()
})

test("R-13: beyond 60 pages and 300 files the oldest are forgotten, but no script", async ({
  page,
}) => {
  await page.goto(`${site.address}/blog`)
  await expectKept(page, "/blog")
  await page.evaluate(async () => {
    const fill = async (cache: string, number: number, address: (index: number) => string) => {
      const kept = await caches.open(`offline-${cache}-${location.origin}/`)
      for (let index = 0; index < number; index += 1) await kept.put(address(index), new Response())
    }
    await fill("pages", 60, index => `/ancienne-${index}`)
    await fill("files", 300, index => `/static/ancien-${index}.png`)
  })
  const scripts = async () =>
    (await keptOffline(page)).files?.filter(file => file.endsWith(".js")) ?? []
  const before = await scripts()
  await page.goto(`${site.address}/about-me`)
  await expectKept(page, "/about-me")
  const { pages = [], files = [] } = await keptOffline(page)
  expect([pages.length, pages[0], pages.at(-1)]).toEqual([60, "/ancienne-1", "/about-me"])
  expect(files.filter(file => !file.endsWith(".js"))).toHaveLength(300)
  expect(files).not.toContain("/static/ancien-0.png")
  expect(await scripts()).toEqual(expect.arrayContaining(before))
})

test("R-23: a script of which the worker has half is whole after one reload, also in the worker", async ({
  page,
  complaints,
}) => {
  await page.goto(`${site.address}/blog`)
  await expectKept(page, "/blog")
  const script = await page.evaluate(async () => {
    const { src = "" } = [...document.scripts].find(({ src }) => src.includes("/app-")) ?? {}
    const half = new Response("(function(){", { headers: { "content-type": "text/javascript" } })
    await (await caches.open(`offline-files-${location.origin}/`)).put(src, half)
    return src
  })
  const documents = documentsOf(page)
  await page.reload()
  await expect.poll(() => documents.length).toBe(2)
  await hydrated(page)
  const copy = () =>
    page.evaluate(async src => (await (await caches.match(src))?.text())?.length, script)
  await expect.poll(copy).toBeGreaterThan(1000)
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/valid digest in the 'integrity'/)])
})

test("S-30: a page that is new already stays when its own worker comes", async ({ page }) => {
  await page.goto(site.address)
  await settledWorker(page)
  await site.deploy("after")
  await page.goto(site.address)
  await expectNewestWorker(page)
  await markDocument(page)
  await menuLink(page, "Blog").click()
  await expect(heading(page)).toHaveText("Blog")
  await expectSameDocument(page)
})

/** Names of the browser's databases of the site. */
const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))

const WORKBOX_DATABASE = "workbox-expiration"

/** Leaves what a worker of Workbox left in the browser. */
const leaveDatabase = (page: Page) =>
  page.evaluate(
    name =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => {
          opening.result.close()
          resolve()
        }
        opening.onerror = () => reject(opening.error)
      }),
    WORKBOX_DATABASE,
  )

test("R-13: the database of a worker of before goes with the next one", async ({ page }) => {
  await page.goto(site.address)
  await settledWorker(page)
  await leaveDatabase(page)
  expect(await databases(page)).toEqual([WORKBOX_DATABASE])
  await site.deploy("after")
  await page.goto(site.address)
  await expectNewestWorker(page)
  await expect.poll(() => databases(page)).toEqual([])
})

test("D4: switched off, the worker and all that it kept go away, and the page stays", async ({
  page,
}) => {
  await page.goto(`${site.address}/blog`)
  await expectKept(page, "/blog")
  await leaveDatabase(page)
  await site.deploy("bare")
  await openPage(page, `${site.address}/blog`)
  await markDocument(page)
  const caches = () => page.evaluate(() => window.caches.keys())
  await expect.poll(() => whileReplaced(page, caches)).toEqual([])
  await expect.poll(() => databases(page)).toEqual([])
  await expectSameDocument(page)
  await openPage(page, site.address)
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})
