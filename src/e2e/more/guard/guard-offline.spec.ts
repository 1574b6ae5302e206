import { saveData } from "../../data-saving"
import { documentsOf } from "../../guard/broken-files"
import { openPage } from "../../hydrated"
import { expectKept } from "../../offline/kept-offline"
import { go, heading, notice } from "../../page-parts"
import { expect, test } from "../../test"

test.use({ build: "site", mayComplain: true })

test.describe("with a service worker", () => {
  test.use({ serviceWorkers: "allow", requestsMayFail: true })

  test("D4: offline, the offline page stands at the wanted address, and the page comes by itself", async ({
    page,
    site,
    context,
  }) => {
    // The page that is wanted is not to have been loaded ahead.
    await saveData(page)
    await openPage(page, `${site.address}/`)
    await expectKept(page, "/")
    await context.setOffline(true)
    await go(page, "/about-me?q=1#y")
    await expect(heading(page)).toHaveText("Pas de réseau")
    await expect(page).toHaveURL(`${site.address}/about-me?q=1#y`)
    await context.setOffline(false)
    await expect(heading(page)).toHaveText("À propos")
    await expect(page).toHaveURL(`${site.address}/about-me?q=1#y`)
  })
})

test("S-16: offline, the text of a page that is there stays, below the error", async ({
  page,
  site,
  context,
}) => {
  await openPage(page, `${site.address}/about-me`)
  await page.route("**/page-data/about-me/page-data.json*", async route => {
    await context.setOffline(true)
    await route.abort("internetdisconnected")
  })
  const documents = documentsOf(page)
  await page.goto(`${site.address}/about-me?q=1#y`)
  await expect(notice(page)).toContainText("Internal Server Error")
  await expect(heading(page)).toHaveText("À propos")
  expect(documents).toHaveLength(1)
})
