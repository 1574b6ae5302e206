import type { Page } from "@playwright/test"
import { expect } from "../expect"
import { addStyles } from "../own-styles"
import type { Visit } from "../pages/visit"
import { preview } from "../preview"
import { test } from "../test"
import { twoFrames } from "../two-frames"
import { differenceTo, keep, type View } from "./picture-files"
import { loadPictures, SAME_EVERYWHERE, textsInOtherFaces } from "./pictured-views"

/** Time of every picture: years and dates relative to today stay the same. */
export const NOW = new Date("2026-12-01T12:00:00+01:00")

/** Options of Playwright for the tests with pictures. */
export const COMMON = {
  locale: "fr-FR",
  timezoneId: "Europe/Paris",
  reducedMotion: "reduce",
  // For the style below.
  bypassCSP: true,
} as const

/** `npm run test:visual -- --update`. */
export const isUpdate = () => test.info().config.updateSnapshots === "all"

/**
 * Compares a page with its pictures. The smallest comes first, because each size takes the files of pictures of a visit
 * at this size only.
 */
export async function expectPictures(
  page: Page,
  visit: Visit,
  views: readonly View[],
): Promise<void> {
  await page.clock.setFixedTime(NOW)
  for (const [index, view] of views.entries()) {
    await page.setViewportSize({ width: view.width, height: HEIGHTS[view.width] ?? 800 })
    if (index === 0) await visit(view.path)
    else await page.evaluate(twoFrames)
    await settled(page)
    await page.emulateMedia({ colorScheme: view.scheme === "dark" ? "dark" : "light" })
    const screenshot = await wholePage(page)
    if (isUpdate()) await keep(view, screenshot)
    const difference = await differenceTo(view, screenshot)
    expect.soft(difference, difference).toBeUndefined()
  }
  await addStyles(page, SAME_EVERYWHERE)
  expect(await page.evaluate(textsInOtherFaces), "other machines have other faces").toEqual([])
}

/** Heights of the windows, by their widths. */
const HEIGHTS: Record<number, number> = { 390: 844, 768: 1024, 1280: 800 }

export const wholePage = (page: Page, style = "") =>
  page.screenshot({ fullPage: true, animations: "disabled", style: SAME_EVERYWHERE + style })

/** Waits for every picture, face and part that loads later. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(loadPictures)
  for (const figure of await preview(page).all()) {
    await expect(figure.locator("dd").first()).toBeVisible()
  }
}
