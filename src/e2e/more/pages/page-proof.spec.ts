import type { Page } from "@playwright/test"
import { holdAnswers } from "../../held-answers"
import { openPage } from "../../hydrated"
import { shiftsOf, watchShifts } from "../../pages/page-fonts"
import { expect, test } from "../../test"
import { twoFrames } from "../../two-frames"
import { hasFace } from "../engines/questions"

test.use({ build: "site" })

const proof = "[data-measured]"

/** Paint of the headline, not of the header above it (milliseconds). */
const headlinePaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>(resolve =>
        new PerformanceObserver(list => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        }),
      ),
  )

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`the home page shows its cost as the browser measured it; nothing is moved or sent (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    const sent: string[] = []
    page.on("request", request => {
      if (request.method() !== "GET") sent.push(new URL(request.url()).pathname)
    })
    await page.emulateMedia({ reducedMotion })
    await watchShifts(page)
    const release = await holdAnswers(page, "**/app-*.js")
    // On a phone there is text below it.
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto("/", { waitUntil: "domcontentloaded" })
    // Faces that come late move things too, by some pixels.
    for (const text of ["h1", "main p"])
      await expect.poll(() => page.evaluate(hasFace(text))).toBe(true)
    await page.evaluate(twoFrames)
    const moved = () => page.evaluate(() => window.layoutShifts().length)
    const before = await moved()
    const paint = await headlinePaint(page)
    // A script that comes less than a tenth of a second later came with the text.
    await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(paint + 200)
    release()
    await expect(page.locator(proof)).toHaveText(
      /^Lisible en \d,\d\u00a0s,\nscripts en \d,\d\u00a0s,\n\d+\u00a0ko, 0\u00a0cookie$/,
    )
    const said = (await page.locator(proof).innerText()).match(/\d+(?:,\d)?/g)
    const [size = 0, ...arrivals] = await page.evaluate(() => {
      const [load] = performance.getEntriesByType("navigation")
      const scripts = performance
        .getEntriesByType("resource")
        .filter(({ name }) => /\/(?:app|component---src-pages-index-tsx)-\w+\.js$/.test(name))
      return [
        Number(Reflect.get(load ?? {}, "transferSize")),
        ...scripts.map(script => Number(Reflect.get(script, "responseEnd"))),
      ]
    })
    const loaded = Math.max(...arrivals)
    const seconds = [paint, loaded].map(time => (time / 1000).toFixed(1).replace(".", ","))
    expect(said).toEqual([...seconds, String(Math.round(size / 1000)), "0"])
    const line = await page.locator(`${proof} path`).evaluateAll(paths =>
      paths.map(path => ({
        length: path instanceof SVGGraphicsElement ? path.getBBox().width : 0,
        motion: getComputedStyle(path).animationName,
      })),
    )
    const [first = 0, second = 0] = line.map(({ length }) => length)
    expect(first / (first + second)).toBeCloseTo(paint / loaded, 2)
    for (const { motion } of line) expect(motion === "none").toBe(reducedMotion === "reduce")
    await page.evaluate(twoFrames)
    expect(await moved()).toBe(before)
    expect(await shiftsOf(page)).toEqual([])
    expect(sent.filter(path => !path.startsWith("/api/metrics-page-view-counter"))).toEqual([])
  })
}

test("a browser that keeps no record of paints shows neither times nor the line", async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(PerformanceObserver, "supportedEntryTypes", { value: ["resource"] }),
  )
  await openPage(page, "/")
  await expect(page.locator(proof)).toHaveText("Lisible sans script, 0\u00a0cookie")
  await expect(page.locator(`${proof} svg`)).toHaveCount(0)
})

test("a text that was there after more than three seconds is not called so fast, nor so slow", async ({
  page,
}) => {
  await page.route("/", async route => {
    await new Promise(resolve => setTimeout(resolve, 3100))
    await route.continue()
  })
  await openPage(page, "/")
  await expect(page.locator(proof)).toHaveText("Lisible sans script, 0\u00a0cookie")
})

test("figures of another document are not shown as the home page's", async ({ page }) => {
  await openPage(page, "/blog")
  await page.getByRole("banner").getByRole("link").first().click()
  await expect(page).toHaveURL("/")
  await expect(page.locator(proof)).toHaveText("Lisible sans script, 0\u00a0cookie")
})

test.describe("where a service worker answers", () => {
  test.use({ serviceWorkers: "allow" })

  test("the home page shows no weight, which the browser cannot know", async ({ page }) => {
    await openPage(page, "/")
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.reload()
    await expect(page.locator(proof)).toHaveText(
      /^Lisible en \d,\d\u00a0s,\n(?:scripts en \d,\d\u00a0s,\n)?0\u00a0cookie$/,
    )
  })
})

test("at every width the headline and its lead stand on the lines of the grid", async ({
  page,
}) => {
  await openPage(page, "/")
  for (const width of [390, 820, 1280, 1680]) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(() => document.fonts.ready)
    const offsets = await page
      .locator("main section")
      .first()
      .evaluate(section => {
        const top = section.getBoundingClientRect().top
        return ["h1", "h1 + p"].map(selector => {
          const mark = document.createElement("span")
          mark.style.display = "inline-block"
          section.querySelector(selector)?.prepend(mark)
          const baseline = mark.getBoundingClientRect().bottom - top
          mark.remove()
          return Math.abs(baseline - 8 * Math.round(baseline / 8))
        })
      })
    for (const offset of offsets) expect(offset, `${width} px`).toBeLessThan(1)
  }
})
