import { chromium, type Page } from "@playwright/test"
import { openPage } from "./hydrated"
import { addStyles } from "./own-styles"
import { areOfThisContent, differenceTo, forget, keep, leftOver } from "./picture-files"
import {
  loadPictures,
  OTHER_CONTENT,
  PATHS,
  SAME_EVERYWHERE,
  SIZES,
  textsInOtherFaces,
  VIEWS,
} from "./pictured-views"
import { preview } from "./preview"
import { DESKTOP, expect, test } from "./proof-page"
import { twoFrames } from "./two-frames"

/** Time of every picture: years and dates relative to today stay the same. */
const NOW = new Date("2026-12-01T12:00:00+01:00")
const COMMON = {
  locale: "fr-FR",
  timezoneId: "Europe/Paris",
  reducedMotion: "reduce",
  // For the style below.
  bypassCSP: true,
} as const
test.use(COMMON)

/** The last spec, and a long one: all workers take its tests. */
test.describe.configure({ mode: "parallel" })

/** `npm run test:visual -- --update`. */
const isUpdate = () => test.info().config.updateSnapshots === "all"

test.beforeAll(async () => {
  if (isUpdate() || (await areOfThisContent())) return
  process.stdout.write(`${OTHER_CONTENT}\n`)
  test.skip(true, OTHER_CONTENT)
})

for (const path of PATHS) {
  test(`VISUAL: ${path} looks as in its pictures`, async ({ page, visit }) => {
    await page.clock.setFixedTime(NOW)
    // From the smallest on: each size takes the files of pictures of a visit at this size only.
    for (const [index, { viewport, schemes }] of SIZES.entries()) {
      await page.setViewportSize(viewport)
      if (index === 0) await visit(path)
      else await page.evaluate(twoFrames)
      await settled(page)
      for (const scheme of schemes) {
        await page.emulateMedia({ colorScheme: scheme })
        const view = { path, scheme, width: viewport.width }
        const screenshot = await wholePage(page)
        if (isUpdate()) await keep(view, screenshot)
        const difference = await differenceTo(view, screenshot)
        expect.soft(difference, difference).toBeUndefined()
      }
    }
    await addStyles(page, SAME_EVERYWHERE)
    expect(
      await page.evaluate(textsInOtherFaces),
      "issue 30.1: other machines have other faces",
    ).toEqual([])
  })
}

test("every picture is of a page that is there", async () => {
  if (isUpdate()) await Promise.all((await leftOver(VIEWS)).map(forget))
  expect(await leftOver(VIEWS)).toEqual([])
})

/** Changes that nobody should make without noticing, by the style that makes them. */
const MUTATIONS = [
  ["the margin line moved by 10 px", "main section *::before { translate: 10px }"],
  ["no pictures", "main [role=img] { visibility: hidden }"],
  ["a button in a wrong colour", "main a[href^='#'] { background-color: #a3263d !important }"],
  ["a section lost", "main section:last-of-type { display: none !important }"],
  ["the header lost", "header { visibility: hidden }"],
] as const

test("the comparison sees on the real home page what nobody should change unnoticed", async ({
  page,
  visit,
}) => {
  await page.clock.setFixedTime(NOW)
  await page.setViewportSize(DESKTOP)
  await page.emulateMedia({ colorScheme: "light" })
  await visit("/")
  await settled(page)
  const view = { path: "/", scheme: "light", width: DESKTOP.width }
  for (const [what, style] of MUTATIONS) {
    const mutated = await wholePage(page, style)
    const difference = await differenceTo(view, mutated, test.info().outputPath())
    expect.soft(difference, what).toContain("% differ")
  }
  expect(await differenceTo(view, await wholePage(page))).toBeUndefined()
})

test("a machine that draws letters in another way takes the same picture", async ({ baseURL }) => {
  const other = await chromium.launch({
    executablePath: process.env.SHELL_PATH ?? process.env.BROWSER_PATH,
    args: [
      "--no-sandbox",
      "--font-render-hinting=medium",
      "--disable-font-subpixel-positioning",
      "--disable-lcd-text",
    ],
  })
  const page = await other.newPage({ ...COMMON, baseURL, viewport: DESKTOP, colorScheme: "light" })
  await page.clock.setFixedTime(NOW)
  await openPage(page, "/")
  await settled(page)
  const view = { path: "/", scheme: "light", width: DESKTOP.width }
  expect(await differenceTo(view, await wholePage(page))).toBeUndefined()
  await other.close()
})

const wholePage = (page: Page, style = "") =>
  page.screenshot({ fullPage: true, animations: "disabled", style: SAME_EVERYWHERE + style })

/** Waits for every picture, face and part that loads later. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(loadPictures)
  for (const figure of await preview(page).all()) {
    await expect(figure.locator("dd").first()).toBeVisible()
  }
}
