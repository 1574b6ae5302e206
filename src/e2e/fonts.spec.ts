import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { create } from "fontkitten"
import { JSDOM } from "jsdom"
import { releaseLayout } from "../release-format/release-files"
import { storedRelease } from "../testing/builds/stored-builds"
import { hydrated, mounted, openPage } from "./hydrated"
import { fontsOf, holdFonts, shiftsOf, watchShifts } from "./page-fonts"
import { heading } from "./page-parts"
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
  test(`issue 3, issue 14.1, VISUAL 1: at ${viewport.width} px headings are in their face while it is on its way; text gets its own when it comes, and next to nothing moves; a page loads the faces that it shows once, all from this site`, async ({
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
      expect(await fontsOf(page, "h1"), path).toEqual([own("Bricolage Grotesque")])
      expect(await fontsOf(page, "main p"), path).not.toContainEqual(own("Literata"))
      release()
      await hydrated(page)
      expect(await shiftsOf(page), path).toEqual([])
      expect(await fontsOf(page, "h1"), path).toEqual([own("Bricolage Grotesque")])
      await expectShownFaces(page, requests)
      await page.close()
    }
  })
}

const own = (name: string) => ({ name: expect.stringMatching(`^${name}`), own: true })

/** What a page has asked for, and what it brings itself. */
async function expectShownFaces(page: Page, requests: readonly string[]): Promise<void> {
  const path = page.url()
  const preloads = await page
    .locator("head link[rel=preload][as=font][type='font/woff2'][crossorigin]")
    .evaluateAll(links => links.map(link => (link instanceof HTMLLinkElement ? link.href : "")))
  const shown = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => status === "loaded" && /^"?\w+"?$/.test(family))
      .map(({ family, style }) => `${family.replaceAll('"', "")} ${style}`),
  )
  const faces = requests.map(faceOf).sort()
  const isSlanted = shown.includes("Literata italic")
  expect(faces, path).toEqual([DISPLAY, TEXT, ...(isSlanted ? [ITALIC] : [])])
  expect(new Set(shown), path).toEqual(
    new Set([
      "Headings normal",
      "Bricolage normal",
      "Literata normal",
      ...(isSlanted ? ["Literata italic"] : []),
    ]),
  )
  expect(preloads.map(faceOf).sort(), path).toEqual(faces)
  expect(new Set(requests.map(url => new URL(url).origin)), path).toEqual(
    new Set([new URL(path).origin]),
  )
  const html = await (await page.request.get(path)).text()
  const [, cut = ""] = / data-cut="([^"]+)"/.exec(html) ?? []
  let bytes = Buffer.from(cut, "base64").byteLength
  for (const url of requests) bytes += (await (await page.request.get(url)).body()).byteLength
  expect(bytes, path).toBeLessThanOrEqual(80_000)
}

test("issue 14.1: a page brings the letters of its headings, and no others", async () => {
  const { site } = releaseLayout(storedRelease("whole"))
  for (const path of pages) {
    const html = await readFile(join(site, path, "index.html"), "utf8")
    const { document } = new JSDOM(html).window
    const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
    const letters = new Set(headings.map(({ textContent }) => textContent).join(""))
    const data = document.querySelector("script[data-cut]")?.getAttribute("data-cut") ?? ""
    const cut = create(Buffer.from(data, "base64"))
    if (cut.isCollection) throw new Error(`${path}: expected one font.`)
    const held = cut.characterSet.map(point => String.fromCodePoint(point))
    expect(
      held.filter(letter => !"0\uffff".includes(letter) && !letters.has(letter)),
      path,
    ).toEqual([])
    expect(
      [...letters].filter(letter => /[\p{L}\p{N} ]/u.test(letter) && !held.includes(letter)),
      path,
    ).toEqual([])
  }
})

test("titles are set in Bricolage Grotesque, text and its italics in Literata, with every sign of French", async ({
  page,
}) => {
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

test("without any font from the network every page still reads", async ({ page, complaints }) => {
  await page.route("**/*.woff2", route => route.abort())
  for (const path of pages) {
    await openPage(page, path)
    await expect(heading(page)).toBeVisible()
    expect(await fontsOf(page, "h1"), path).toEqual([own("Bricolage Grotesque")])
    const fonts = await fontsOf(page, "main p")
    expect(fonts.length, path).toBeGreaterThan(0)
    expect(
      fonts.filter(({ own }) => own),
      path,
    ).toEqual([])
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
