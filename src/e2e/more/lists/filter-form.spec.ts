import type { Locator } from "@playwright/test"
import { deployedSite } from "../../deployed-site"
import { button, openFilterOf, status, to } from "../../lists/filter-parts"
import { expect, test } from "../../test"

test.use({ build: "site" })

const site = deployedSite()

test.beforeEach(() => site.deploy("restyled"))

test("on a phone the form opens below its button, the number of posts in sight, and closes", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openFilterOf(page, site.address)
  await expect(button(page)).toHaveText("Masquer le filtre")
  await expect(status(page)).toHaveText(/^\d+ articles$/)
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0
  expect(await top(button(page))).toBeLessThan(await top(status(page)))
  // The tags are below the posts, with which a phone's first screen begins.
  const tags = page.getByRole("heading", { name: "Articles par sujet" })
  expect(await top(status(page))).toBeLessThan(await top(tags))
  await to(page).fill("12/31/2019")
  await expect(to(page)).toHaveAccessibleDescription(/31\sdécembre 2019/)
  await to(page).press("Enter")
  await expect(status(page)).toHaveText(/articles trouvés/)
  await expect(status(page)).toBeInViewport()
  await expect(to(page)).toBeInViewport()
  await button(page).click()
  await expect(button(page)).toHaveText("Filtrer les articles")
  await expect(page).toHaveURL(`${site.address}/blog`)
  await expect(page.locator("main li time")).toHaveCount(20)
})
