import { DESKTOP } from "../../pages/proof-page"
import { differenceTo, forget, leftOver } from "../../pictures/picture-files"
import { MORE_VIEWS, PATHS, VIEWS } from "../../pictures/pictured-views"
import {
  COMMON,
  expectPictures,
  isUpdate,
  NOW,
  settled,
  wholePage,
} from "../../pictures/take-pictures"
import { expect, test } from "../../test"

test.use({ build: "site", ...COMMON })

test.describe.configure({ mode: "parallel" })

for (const path of PATHS)
  test(`VISUAL: ${path} looks as in its other pictures`, ({ page, visit }) =>
    expectPictures(
      page,
      visit,
      MORE_VIEWS.filter(view => view.path === path),
    ))

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
