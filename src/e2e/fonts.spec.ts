import type { Page } from "@playwright/test"
import { hydrated, mounted, openPage } from "./hydrated"
import { fontsOf, holdFonts, shiftsOf, watchShifts } from "./page-fonts"
import { go, heading } from "./page-parts"
import { waitForFaces } from "./rewritten-page"
import { pages, post } from "./site"
import { expect, test } from "./watched-page"

const DISPLAY = "bricolage-grotesque"
const TEXT = "literata"
const ITALIC = "literata-italic"

/** `/static/literata-italic-<32 hex digits>.woff2` → `literata-italic`. */
const faceOf = (address: string) =>
  /\/static\/(.+)-[0-9a-f]{32}\.woff2$/.exec(new URL(address).pathname)?.[1]

/** Each of these tests opens every page, some with a browser context of its own. */
test.describe.configure({ timeout: 180_000 })

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 860 },
]

for (const viewport of SIZES) {
  test(`issue 3, VISUAL 1: at ${viewport.width} px nothing moves when the fonts come late; a page preloads two faces and loads each file once, 80 kB at most, all from this site`, async ({
    browser,
    baseURL,
  }) => {
    for (const path of pages) {
      const page = await browser.newPage({ baseURL, viewport })
      await watchShifts(page)
      const requests: string[] = []
      page.on("request", request => {
        if (request.resourceType() === "font") requests.push(request.url())
      })
      const release = await holdFonts(page)
      await page.goto(path, { waitUntil: "commit" })
      await mounted(page)
      const local = [expect.objectContaining({ own: false })]
      expect(await fontsOf(page, "h1"), path).toEqual(local)
      release()
      await hydrated(page)
      expect(await shiftsOf(page), path).toEqual([])
      expect(await fontsOf(page, "h1"), path).toEqual(local)
      await expectTwoFaces(page, requests)
      await page.close()
    }
  })
}

/** What a page has asked for: held, because a browser that waits for one file may look for the letters in others. */
async function expectTwoFaces(page: Page, requests: readonly string[]): Promise<void> {
  const path = page.url()
  const preloads = await page
    .locator("head link[rel=preload][as=font][type='font/woff2'][crossorigin]")
    .evaluateAll(links => links.map(link => (link instanceof HTMLLinkElement ? link.href : "")))
  expect(preloads.map(faceOf), path).toEqual([DISPLAY, TEXT])
  expect(requests, path).toEqual(expect.arrayContaining(preloads))
  const faces = requests.map(faceOf)
  expect(faces.filter(face => face !== ITALIC).sort(), path).toEqual([DISPLAY, TEXT])
  expect(faces.filter(face => face === ITALIC).length, path).toBeLessThanOrEqual(1)
  expect(new Set(requests.map(url => new URL(url).origin)), path).toEqual(
    new Set([new URL(path).origin]),
  )
  let bytes = 0
  for (const url of requests) bytes += (await (await page.request.get(url)).body()).byteLength
  expect(bytes, path).toBeLessThanOrEqual(80_000)
}

test("titles are set in Bricolage Grotesque, text and its italics in Literata, with every sign of French", async ({
  page,
}) => {
  await waitForFaces(page, post)
  await openPage(page, post)
  await page
    .locator("main article p")
    .last()
    .evaluate(paragraph => {
      paragraph.id = "probe"
      const slanted = Object.assign(document.createElement("em"), { textContent: "Penché." })
      paragraph.replaceChildren(
        "Où\u202f? «\u00a0L’œuvre d’à côté\u00a0»\u202f: 12\u202f%. ",
        slanted,
      )
    })
  await page.evaluate(() => document.fonts.ready)
  const own = (name: string) => ({ name: expect.stringMatching(`^${name}`), own: true })
  expect(await fontsOf(page, "h1")).toEqual([own("Bricolage Grotesque")])
  // The upright face and the italic one.
  expect(await fontsOf(page, "#probe")).toEqual([own("Literata"), own("Literata")])
})

test("a letter outside of the subset calls for the larger file", async ({ page }) => {
  await openPage(page, "/")
  const larger = page.waitForRequest(request => /latin-ext-wght-normal/.test(request.url()))
  await page.locator("h1").evaluate(title => title.append(" Łódź"))
  expect(faceOf((await larger).url())).toBe("bricolage-grotesque-latin-ext-wght-normal")
})

test("fonts that came too late for a page are taken up by the next one", async ({ page }) => {
  await page.addInitScript(() => {
    const { load } = FontFace.prototype
    window.startedFonts = []
    FontFace.prototype.load = function () {
      const started = load.call(this)
      window.startedFonts.push(started)
      return started
    }
  })
  const release = await holdFonts(page)
  await page.goto("/", { waitUntil: "commit" })
  await mounted(page)
  expect(await fontsOf(page, "h1")).toEqual([expect.objectContaining({ own: false })])
  release()
  await page.waitForFunction(() => window.startedFonts.length === 2)
  await page.evaluate(() => Promise.all(window.startedFonts))
  expect(await fontsOf(page, "h1")).toEqual([expect.objectContaining({ own: false })])
  await go(page, "/blog")
  await expect(heading(page)).toHaveText("Blog")
  expect(await fontsOf(page, "h1")).toEqual([expect.objectContaining({ own: true })])
  await go(page, "/")
  await expect(heading(page)).not.toHaveText("Blog")
  // In use since: nothing is loaded again.
  expect(
    await page.evaluate(() => document.fonts.ready.then(() => window.startedFonts.length)),
  ).toBe(2)
})

test("without any font every page still reads", async ({ page, complaints }) => {
  await page.route("**/*.woff2", route => route.abort())
  for (const path of pages) {
    await openPage(page, path)
    await expect(heading(page)).toBeVisible()
    for (const part of ["h1", "main p"]) {
      const fonts = await fontsOf(page, part)
      expect(fonts.length, path).toBeGreaterThan(0)
      expect(
        fonts.filter(({ own }) => own),
        path,
      ).toEqual([])
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, path).toBe(0)
  }
  await page.close()
  // The files that the test itself has stopped.
  expect(new Set(complaints)).toEqual(new Set(["Failed to load resource: net::ERR_FAILED"]))
  complaints.length = 0
})
