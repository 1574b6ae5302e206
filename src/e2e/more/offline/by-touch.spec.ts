import { CHANGED_POST } from "../../../testing/builds/sample-sites"
import { deployedSite, networkBefore } from "../../deployed-site"
import { hydrated, openPage } from "../../hydrated"
import { button, day, dialog, result } from "../../lists/period-parts"
import { expectKept } from "../../offline/kept-offline"
import { go, heading, menuLink } from "../../page-parts"
import { PHONE } from "../../pages/proof-page"
import { project } from "../../site"
import { expect, test } from "../../test"

test.use({ build: "site" })

test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

const site = deployedSite()

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow", requestsMayFail: true })
  const network = networkBefore(site)

  test("what was read stays readable by touch without a network; the target comes with it", async ({
    page,
    context,
  }) => {
    await page.goto(`${network.address}/blog`)
    await expectKept(page, "/blog")
    await page.getByRole("link", { name: "Un article qui change" }).tap()
    await expect(heading(page)).toHaveText("Un article qui change")
    await expectKept(page, CHANGED_POST.path)
    network.becomes("gone")
    await context.setOffline(true)
    await page.reload()
    await hydrated(page)
    await expect(heading(page)).toHaveText("Un article qui change")
    await page.getByRole("button", { name: "Ouvrir le menu" }).tap()
    await menuLink(page, "Blog").tap()
    await expect(heading(page)).toHaveText("Blog")
    await page.goBack()
    await expect(heading(page)).toHaveText("Un article qui change")
    // No link in view leads there, so it was not loaded ahead.
    await go(page, project)
    await expect(heading(page)).toHaveText("Pas de réseau")
    await expect(page).toHaveURL(network.address + project)
    await page.goBack()
    await expect(heading(page)).toHaveText("Un article qui change")
    await page.goForward()
    await expect(heading(page)).toHaveText("Pas de réseau")
    network.becomes("there")
    await context.setOffline(false)
    await expect(heading(page)).not.toHaveText("Pas de réseau")
    await expect(page).toHaveURL(network.address + project)
  })
})

test("a period is picked by taps; the page behind the calendar does not move", async ({ page }) => {
  await site.deploy("restyled")
  await openPage(page, `${site.address}/blog?from=2019-03-07&to=2019-03-07`)
  await button(page).tap()
  await expect(dialog(page).getByRole("grid", { name: "March 2019" })).toBeVisible()
  for (const target of await dialog(page).locator("button:visible, select").all()) {
    const { width = 0, height = 0 } = (await target.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  }
  const place = await page.evaluate(() => window.scrollY)
  await day(page, "Go to the Next Month").tap()
  await expect(dialog(page).getByRole("grid", { name: "April 2019" })).toBeVisible()
  await day(page, "8 April 2019, Monday").tap()
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
  // Beside it.
  await page.touchscreen.tap(5, 5)
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(`${site.address}/blog?from=2019-03-07&to=2019-03-07`)
  await button(page).tap()
  await day(page, "Go to the Next Month").tap()
  await day(page, "8 April 2019, Monday").tap()
  await day(page, "Show posts").tap()
  await expect(page).toHaveURL(`${site.address}/blog?from=2019-04-08&to=2019-04-08#periode`)
  await expect(result(page)).toHaveText(/^Un article du 8\savril 2019$/)
})
