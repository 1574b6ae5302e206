import { deployedSite } from "./deployed-site"
import { from } from "./filter-parts"
import { openPage } from "./hydrated"
import { PHONE } from "./proof-page"
import { expect, test } from "./watched-page"

test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

const site = deployedSite()

test("issue 32.12: a day is picked by taps; the page behind the calendar does not move", async ({
  page,
}) => {
  await site.deploy("restyled")
  await openPage(page, `${site.address}/blog?from=2019-03-07`)
  const pick = page.getByRole("button", { name: "Choisir le premier jour dans un calendrier" })
  await pick.tap()
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByRole("grid", { name: "March 2019" })).toBeVisible()
  for (const target of await dialog.locator("button:visible, select").all()) {
    const { width = 0, height = 0 } = (await target.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  }
  const place = await page.evaluate(() => window.scrollY)
  await dialog.getByRole("button", { name: /next month/i }).tap()
  await expect(dialog.getByRole("grid", { name: "April 2019" })).toBeVisible()
  await dialog.getByRole("button", { name: /April 8th/ }).tap()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`${site.address}/blog?from=2019-04-08`)
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
  await pick.tap()
  await expect(dialog).toBeVisible()
  // Beside it.
  await page.touchscreen.tap(5, 5)
  await expect(dialog).toBeHidden()
  await expect(from(page)).toHaveValue("04/08/2019")
})
