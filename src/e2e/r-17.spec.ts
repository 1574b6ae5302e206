import type { Page } from "@playwright/test"
import { countPages } from "./count-pages"
import { DESKTOP, everyPage, expect, MISSING, PHONE, test } from "./proof-page"
import { site } from "./site"

test.use({ trace: "off" })

const NARROW = { width: 320, height: 640 }

/** WCAG 1.4.12: what a reader may set. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`
const TWICE = "html { font-size: 200% !important }"

/** Ways to read in which every text stays on the page, whole and apart from the others. */
const LAYOUTS = [
  { name: "at 320 px", viewport: NARROW, css: ":root {}" },
  { name: "with 200 % text at 1280 px", viewport: DESKTOP, css: TWICE },
  { name: "with 200 % text at 390 px", viewport: PHONE, css: TWICE },
  { name: "with wide text spacing at 1280 px", viewport: DESKTOP, css: TEXT_SPACING },
  { name: "with wide text spacing at 320 px", viewport: NARROW, css: TEXT_SPACING },
]

for (const path of everyPage) {
  test(`R-17: ${path} at 320 px, with 200 % text, with wide text spacing`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await visit(path)
    for (const { name, viewport, css } of LAYOUTS) {
      await page.setViewportSize(viewport)
      const style = await page.addStyleTag({ content: css })
      const found = await page.evaluate(() => ({
        sideways: window.look.sideways(),
        beyond: window.look.beyondWindow(),
        clipped: window.look.clippedTexts(),
        overlapping: window.look.overlappingTexts(),
      }))
      expect.soft(found.sideways, `px to scroll sideways ${name}`).toBeLessThanOrEqual(0)
      expect.soft(found.beyond, `beyond the window ${name}`).toEqual([])
      expect.soft(found.clipped, `cut off ${name}`).toEqual([])
      expect.soft(found.overlapping, `on each other ${name}`).toEqual([])
      await style.evaluate(element => element instanceof Element && element.remove())
    }
  })

  test(`R-17: ${path} in forced colours, light and dark`, async ({ page, visit }) => {
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" })
    await visit(path)
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme })
        const lost = await page.evaluate(() => window.look.lostInForcedColours())
        expect.soft(lost, `${colorScheme} at ${viewport.width} px`).toEqual([])
      }
    }
  })

  test(`R-17: nothing moves on ${path} with reduced motion`, async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await visit(path)
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      await tryEverything(page)
      expect
        .soft(await page.evaluate(() => window.look.movingElements()), `${viewport.width} px`)
        .toEqual([])
    }
  })

  test(`R-17: ${path} on paper, from a dark screen too`, async ({ page, visit }) => {
    await page.emulateMedia({ media: "print", colorScheme: "dark", reducedMotion: "reduce" })
    await page.setViewportSize({ width: 718, height: 1047 })
    await visit(path)
    expect(await page.evaluate(() => window.look.printProblems())).toEqual([])
    const sizes = await page
      .locator("body, [data-article] > p")
      .evaluateAll(texts => texts.map(text => Number.parseFloat(getComputedStyle(text).fontSize)))
    expect(Math.min(...sizes), "11 pt at least for the running text").toBeGreaterThanOrEqual(14.6)
  })
}

test("R-17: in the open menu every link is reached at 320 px with 200 % text", async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.setViewportSize(NARROW)
  await visit("/")
  await page.addStyleTag({ content: TWICE })
  await page.getByRole("button", { name: "Ouvrir le menu" }).click()
  const links = page.getByRole("navigation", { name: "Navigation principale" }).getByRole("link")
  expect(await links.count()).toBeGreaterThan(0)
  for (const link of await links.all()) {
    await link.click({ trial: true })
    await expect(link).toBeInViewport({ ratio: 0.9 })
  }
  expect(await page.evaluate(() => window.look.clippedTexts())).toEqual([])
})

/** Scrolls, points at a link, opens what opens. */
async function tryEverything(page: Page): Promise<void> {
  await page.mouse.wheel(0, 400)
  await page.locator("main a:visible").first().hover()
  await page.keyboard.press("Tab")
  const menu = page.getByRole("button", { name: "Ouvrir le menu" })
  if (await menu.isVisible()) await menu.click()
}

test("R-17, VISUAL 14: the CV is on two A4 pages at most", async ({ page, visit }) => {
  test.skip(!site.demonstration, "the owner's own course may need more")
  await visit("/about-me")
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true })
  expect(countPages(pdf)).toBeLessThanOrEqual(2)
})

test("R-17, VISUAL 14: the printed page about the owner has their name, beside a portrait too", async ({
  page,
  visit,
}) => {
  await visit("/about-me")
  const label = page.locator("main dl").filter({ hasText: site.identity.name })
  // As with a portrait, which leaves the label to paper.
  await label.evaluate(list => list.parentElement?.classList.add("paper-only"))
  await expect(label).toBeHidden()
  await page.emulateMedia({ media: "print" })
  await expect(label.getByText(site.identity.name)).toBeVisible()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  for (const path of everyPage) {
    test(`R-17: ${path} is whole, its menu reachable`, async ({ page, visit }) => {
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport)
        await visit(path)
        const unseen = await page.evaluate(() => window.look.unseenTexts())
        expect.soft(unseen, `unseen at ${viewport.width} px`).toEqual([])
        const links = page
          .getByRole("navigation", { name: "Navigation principale" })
          .getByRole("link")
        expect.soft(await links.count(), "links in the navigation").toBeGreaterThan(0)
        for (const link of await links.all()) {
          await expect.soft(link).toBeInViewport()
          await link.click({ trial: true })
        }
      }
    })
  }
})

test("the proofs see what they are for: overflow, cut and overlapping text, movement", async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await visit(MISSING)
  const seen = await page.evaluate(() => {
    const { moreFound } = window.look
    return {
      wide: moreFound(
        { width: "3000px", whiteSpace: "nowrap", wordSpacing: "400px" },
        window.look.beyondWindow,
      ),
      cut: moreFound({ height: "1px", overflow: "hidden" }, window.look.clippedTexts),
      onAnother: moreFound({ position: "relative", top: "-90px" }, window.look.overlappingTexts),
      moving: moreFound({ transition: "opacity 1ms" }, window.look.movingElements),
      unseen: moreFound({ visibility: "hidden" }, window.look.unseenTexts),
    }
  })
  const unnoticed = Object.entries(seen).filter(([, more]) => more <= 0)
  expect(unnoticed).toEqual([])
})
