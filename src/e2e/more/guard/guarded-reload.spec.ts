import { documentsOf, removeFiles, scriptOf, withinGuard } from "../../guard/broken-files"
import { expectOneLoad, expectOneLoadBack, expectOneReload, LOSSES } from "../../guard/lost-pieces"
import { hydrated } from "../../hydrated"
import { go, heading, menuLink } from "../../page-parts"
import { expect, test } from "../../test"

test.use({ build: "site", mayComplain: true })

test.beforeEach(({ page }) => withinGuard(page))

const { "its script is missing": script, ...others } = LOSSES

for (const [loss, lose] of Object.entries(others)) {
  test(`S-16: on the first load, when ${loss}: one reload, then the error above the text`, ({
    page,
    site,
  }) => expectOneReload({ page, site, lose }))
}

test("S-16: by code to a page without its script: one load of the whole address", ({
  page,
  site,
}) =>
  expectOneLoad(
    { page, site, lose: script },
    page => go(page, "/?q=1&tag=été#techstacks"),
    "/?q=1&tag=%C3%A9t%C3%A9",
  ))

test("S-16: by a link to a page whose data is corrupt: one load of the whole address", ({
  page,
  site,
}) =>
  expectOneLoad(
    { page, site, lose: LOSSES["its page data is corrupt"] },
    page => page.getByRole("link", { name: "My Tech Stack" }).click(),
    "/",
  ))

test("S-16: a step back to a page without its script: one load of the whole address", ({
  page,
  site,
}) => expectOneLoadBack({ page, site, lose: script }))

test("S-16: by a link to a page without its style sheet: one load, which has it", async ({
  page,
  site,
}) => {
  await removeFiles(site, await scriptOf(site, "component---src-pages-about-me", ".css"))
  const documents = documentsOf(page)
  await page.goto(`${site.address}/mentions-legales`)
  await hydrated(page)
  await menuLink(page, "About me").click()
  await expect(heading(page)).toHaveText("À propos")
  await hydrated(page)
  expect(documents).toEqual([`${site.address}/mentions-legales`, `${site.address}/about-me`])
})
