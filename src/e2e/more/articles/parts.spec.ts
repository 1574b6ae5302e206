import { holdAnswers } from "../../held-answers"
import { openPage } from "../../hydrated"
import { shiftsOf, watchShifts } from "../../pages/page-fonts"
import { preview } from "../../preview"
import { post } from "../../site"
import { expect, test } from "../../test"

test.use({ build: "site" })

test("S-22: the preview shows the reader exactly what is sent", async ({ page }) => {
  const sent = page.waitForRequest("**/api/metrics-page-view-counter")
  await page.goto(`${post}?q=1`)
  const body: Record<string, string> = (await sent).postDataJSON()
  const shown = preview(page).locator("dd")
  await expect(shown).toHaveText(Object.values(body))
})

test("the preview comes late, and moves nothing", async ({ page }) => {
  const release = await holdAnswers(page, "**/ua-parser-*.js")
  await watchShifts(page)
  await openPage(page, post)
  await preview(page).evaluate(figure => figure.scrollIntoView({ block: "center" }))
  const before = await preview(page).boundingBox()
  release()
  await expect(preview(page).locator("dd").last()).toBeVisible()
  expect(await preview(page).boundingBox()).toEqual(before)
  expect(await shiftsOf(page)).toEqual([])
})
