import type { Page } from "@playwright/test"
import { addStyles } from "../../own-styles"
import { expect } from "../../test"
import { twoFrames } from "../../two-frames"
import { DESKTOP, NARROW, PHONE, SCHEMES, TWICE } from "../proof-page"
import type { Statement } from "./view"

/** WCAG 1.4.12: what a reader may set. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`

/** Ways to read in which every text stays on the page, whole and apart from the others. */
const LAYOUTS = [
  { name: "at 320 px", of: PHONE, viewport: NARROW, css: ":root {}" },
  { name: "with 200 % text at 1280 px", of: DESKTOP, viewport: DESKTOP, css: TWICE },
  { name: "with 200 % text at 390 px", of: PHONE, viewport: PHONE, css: TWICE },
  { name: "with wide text spacing at 1280 px", of: DESKTOP, viewport: DESKTOP, css: TEXT_SPACING },
  { name: "with wide text spacing at 320 px", of: PHONE, viewport: NARROW, css: TEXT_SPACING },
]

export const layouts: Statement = async (page, view) => {
  for (const { name, viewport, css } of LAYOUTS.filter(({ of }) => of === view.viewport)) {
    await page.setViewportSize(viewport)
    const takeAway = await addStyles(page, css)
    await page.evaluate(twoFrames)
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
    await takeAway()
  }
}

export const forcedColours: Statement = async page => {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, forcedColors: "active" })
    const lost = await page.evaluate(() => window.look.lostInForcedColours())
    expect.soft(lost, colorScheme).toEqual([])
  }
}

export const reducedMotion: Statement = async page => {
  await tryEverything(page)
  expect.soft(await page.evaluate(() => window.look.movingElements())).toEqual([])
}

/** Scrolls, points at a link, opens what opens. */
async function tryEverything(page: Page): Promise<void> {
  await page.mouse.wheel(0, 400)
  await page.locator("main a:visible").first().hover()
  await page.keyboard.press("Tab")
  const menu = page.getByRole("button", { name: "Ouvrir le menu" })
  if (await menu.isVisible()) await menu.click()
}

/** From a dark screen too. */
export const paper: Statement = async (page, { viewport }) => {
  if (viewport !== DESKTOP) return
  await page.emulateMedia({ media: "print", colorScheme: "dark" })
  await page.setViewportSize({ width: 718, height: 1047 })
  expect.soft(await page.evaluate(() => window.look.printProblems())).toEqual([])
  const sizes = await page
    .locator("body, [data-article] > p")
    .evaluateAll(texts => texts.map(text => Number.parseFloat(getComputedStyle(text).fontSize)))
  expect
    .soft(Math.min(...sizes), "11 pt at least for the running text")
    .toBeGreaterThanOrEqual(14.6)
}
