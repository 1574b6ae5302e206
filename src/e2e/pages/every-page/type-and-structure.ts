import type { Page } from "@playwright/test"
import { expect } from "../../test"
import { DESKTOP, SCHEMES } from "../proof-page"
import type { Statement } from "./view"

const LEAST_TEXT_PX = 15
/** Browsers round positions and sizes to 1/64 px. */
const ROUNDING = 0.002

export const structure: Statement = async page => {
  const found = await page.evaluate(() => ({
    structure: window.look.structureProblems(),
    languages: window.look.mislabelledLanguages(),
  }))
  expect.soft(found.structure, "outline and pictures").toEqual([])
  expect.soft(found.languages, "languages").toEqual([])
  expect.soft(await page.locator("html").getAttribute("lang"), "language").toBe("fr")
}

export const typography: Statement = async page => {
  const found = await page.evaluate(
    least => ({
      small: window.look.smallTexts(least),
      tight: window.look.tightTexts(),
      title: window.look.titleType(),
      running: window.look.runningText(),
    }),
    LEAST_TEXT_PX,
  )
  expect.soft(found.small, "texts below 15 px").toEqual([])
  expect.soft(found.tight, "negative tracking up to 32 px").toEqual([])
  expect.soft(found.title.size, "size of h1").toBeCloseTo(found.title.expectedSize, 1)
  expect.soft(found.title.letterSpacing, "tracking of h1").toBeCloseTo(-0.026, 3)
  expect.soft(outside([found.title.lineHeight], 1.02, 1.06), "line of h1").toEqual([])
  const sizes = found.running.map(({ size }) => size)
  const heights = found.running.map(({ lineHeight }) => lineHeight)
  expect.soft(outside(sizes, 17, 19), "sizes of the running text").toEqual([])
  expect.soft(outside(heights, 1.6, 1.7), "line heights of the running text").toEqual([])
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme })
    const weak = await page.evaluate(() => [...window.look.weakTexts(), ...window.look.weakSigns()])
    expect.soft(weak, `contrasts, ${colorScheme}`).toEqual([])
  }
}

/** Pages with running text. */
const RUNNING = /^\/(?:blog|project)\/(?!tag\/|series\/|\d{4}$)|^\/about-me$/

export const lines: Statement = async (page, { path, viewport }) => {
  if (viewport !== DESKTOP || !RUNNING.test(path)) return
  const lengths = (await page.evaluate(() => window.look.lineLengths())).sort((a, b) => a - b)
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0
  expect.soft(outside([median], 62, 70), `median of ${lengths.length} lines`).toEqual([])
  expect.soft(lengths.at(-1), "longest line").toBeLessThanOrEqual(75)
  if (path.startsWith("/blog/")) await linesOfWords(page)
}

/** Code, keys and notes have widths of their own. */
const NOT_WORDS = "code, kbd, sup, sub, img, small, math"
/** Lines of a few paragraphs prove little. */
const ENOUGH_LINES = 8

/** The mean of the lines that are only words, with the space at their ends. Returns whether it proves something. */
export async function linesOfWords(page: Page): Promise<boolean> {
  const lengths = await page.evaluate(besides => window.look.lineLengths(besides), NOT_WORDS)
  if (lengths.length <= ENOUGH_LINES) return false
  const mean = lengths.reduce((sum, length) => sum + length + 1, 0) / lengths.length
  expect.soft(outside([mean], 62, 70), `mean of ${lengths.length} lines of words`).toEqual([])
  return true
}

const outside = (figures: readonly number[], least: number, most: number) =>
  figures.filter(figure => figure < least - ROUNDING || figure > most + ROUNDING)
