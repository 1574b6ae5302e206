import { saveData } from "../../data-saving"
import { LATER_MS, linkTo, linkedTest as test } from "../../prefetch/linked-page"
import { expect } from "../../test"

test.use({ build: "site" })

test("S-31: nothing is prefetched while data is to be saved", async ({
  page,
  openLinks,
  pagesAsked,
}) => {
  await page.clock.install()
  await saveData(page)
  await openLinks()
  await page.clock.runFor(LATER_MS)
  expect([...pagesAsked()]).toEqual([])
  await linkTo(page, "Lien 7").click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lien 7")
  expect([...pagesAsked()]).toEqual(["/page-data/blog/lien-7/page-data.json"])
})
