import { saveData } from "../data-saving"
import { openPage } from "../hydrated"
import { go, heading } from "../page-parts"
import { expect, test } from "../test"
import { documentsOf } from "./broken-files"

test.use({ build: "site", mayComplain: true })

test("S-16: a server that is gone takes no page away: the error page, without a reload", async ({
  page,
  site,
}) => {
  // The page that is wanted is not to have been loaded ahead.
  await saveData(page)
  const documents = documentsOf(page)
  await openPage(page, `${site.address}/`)
  await site.stop()
  await go(page, "/about-me?q=1#y")
  await expect(heading(page)).toHaveText("Internal Server Error")
  await expect(page).toHaveURL(`${site.address}/about-me?q=1#y`)
  await page.goBack()
  await expect(page).toHaveURL(`${site.address}/`)
  await expect(page.locator("#techstacks")).toBeVisible()
  expect(documents).toHaveLength(1)
})
