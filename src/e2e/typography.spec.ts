import { DESKTOP, everyPage, expect, MISSING, PHONE, SCHEMES, test } from "./proof-page"
import { rewritePage } from "./rewritten-page"

test.use({ trace: "off" })

const LEAST_TEXT_PX = 15
/** Browsers round positions and sizes to 1/64 px. */
const ROUNDING = 0.002

for (const path of everyPage) {
  test(`VISUAL 1, 3: sizes, tracking and contrasts of ${path}`, async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await visit(path)
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      const found = await page.evaluate(
        least => ({
          small: window.look.smallTexts(least),
          tight: window.look.tightTexts(),
          title: window.look.titleType(),
          running: window.look.runningText(),
        }),
        LEAST_TEXT_PX,
      )
      const at = `at ${viewport.width} px`
      expect.soft(found.small, `texts below 15 px ${at}`).toEqual([])
      expect.soft(found.tight, `negative tracking up to 32 px ${at}`).toEqual([])
      expect.soft(found.title.size, `size of h1 ${at}`).toBeCloseTo(found.title.expectedSize, 1)
      expect.soft(found.title.letterSpacing, `tracking of h1 ${at}`).toBeCloseTo(-0.026, 3)
      expect.soft(outside([found.title.lineHeight], 1.02, 1.06), `line of h1 ${at}`).toEqual([])
      const sizes = found.running.map(({ size }) => size)
      const heights = found.running.map(({ lineHeight }) => lineHeight)
      expect.soft(outside(sizes, 17, 19), `sizes of the running text ${at}`).toEqual([])
      expect.soft(outside(heights, 1.6, 1.7), `line heights of the running text ${at}`).toEqual([])
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme })
        const weak = await page.evaluate(() => [
          ...window.look.weakTexts(),
          ...window.look.weakSigns(),
        ])
        expect.soft(weak, `contrasts, ${colorScheme}, ${at}`).toEqual([])
      }
    }
  })
}

const outside = (figures: readonly number[], least: number, most: number) =>
  figures.filter(figure => figure < least - ROUNDING || figure > most + ROUNDING)

for (const path of everyPage.filter(path => /^\/(?:blog|project)\/|^\/about-me$/.test(path))) {
  test(`VISUAL 2: lines of ${path} have 62 to 70 characters`, async ({ page, visit }) => {
    await page.setViewportSize(DESKTOP)
    // Blocking instead of optional: what is counted is Literata, however busy the machine is.
    await rewritePage(page, path, html =>
      html.replaceAll("font-display:optional", "font-display:block"),
    )
    await visit(path)
    await page.evaluate(() => document.fonts.ready)
    const lengths = (await page.evaluate(() => window.look.lineLengths())).sort((a, b) => a - b)
    const median = lengths[Math.floor(lengths.length / 2)] ?? 0
    expect.soft(median, `median of ${lengths.length} lines`).toBeGreaterThanOrEqual(62)
    expect.soft(median, `median of ${lengths.length} lines`).toBeLessThanOrEqual(70)
    expect.soft(lengths.at(-1), "longest line").toBeLessThanOrEqual(75)
  })
}

test("the proofs see what they are for: pale, transparent, small and tight text, long lines", async ({
  page,
  visit,
}) => {
  await visit(MISSING)
  const seen = await page.evaluate(() => {
    const { moreFound } = window.look
    return {
      pale: moreFound({ color: "#777" }, window.look.weakTexts),
      transparent: moreFound({ opacity: "0.4" }, window.look.weakTexts),
      ground: moreFound({ backgroundImage: "linear-gradient(#fff, #555)" }, window.look.weakTexts),
      small: moreFound({ fontSize: "14px" }, () => window.look.smallTexts(15)),
      tight: moreFound({ letterSpacing: "-0.5px" }, window.look.tightTexts),
    }
  })
  expect(seen).toEqual({ pale: 1, transparent: 1, ground: 1, small: 1, tight: 1 })
})
