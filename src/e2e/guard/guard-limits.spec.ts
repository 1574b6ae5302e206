import { openPage } from "../hydrated"
import { go, heading, notice } from "../page-parts"
import { expect, test } from "../test"
import { withoutSessionStorage } from "../without-session-storage"
import { documentsOf, removeFiles, scriptOf } from "./broken-files"
import { ABOUT_DATA, START, timeStandsStill } from "./guard-limits-parts"

test.use({ build: "site", mayComplain: true })

test("S-16: without session storage there is no reload: the error page at once", async ({
  page,
  site,
}) => {
  await withoutSessionStorage(page)
  await removeFiles(site, ABOUT_DATA)
  const documents = documentsOf(page)
  await openPage(page, `${site.address}/`)
  await go(page, "/about-me?q=1#y")
  await expect(heading(page)).toHaveText("Internal Server Error")
  await expect(page).toHaveURL(`${site.address}/about-me?q=1#y`)
  expect(documents).toHaveLength(1)
  await page.goto(`${site.address}/about-me`)
  await expect(notice(page)).toContainText("Internal Server Error")
  expect(documents).toHaveLength(2)
})

for (const [age, reloads] of [
  [9_999, 0],
  [10_000, 1],
] as const) {
  test(`S-16: ${age} ms after a reload, something else that is missing makes for ${reloads} more`, async ({
    page,
    site,
  }) => {
    await timeStandsStill(page)
    await removeFiles(site, ABOUT_DATA, await scriptOf(site, "component---src-pages-mentions"))
    const documents = documentsOf(page)
    await page.goto(`${site.address}/about-me`)
    await expect(notice(page)).toContainText("Internal Server Error")
    expect(documents).toHaveLength(2)
    await page.clock.setFixedTime(START.getTime() + age)
    await go(page, "/mentions-legales")
    await expect(page).toHaveURL(`${site.address}/mentions-legales`)
    await expect(heading(page)).toHaveText(reloads ? "Mentions légales" : "Internal Server Error")
    await expect(reloads ? notice(page) : page.locator("main")).toContainText(
      "Internal Server Error",
    )
    expect(documents).toHaveLength(2 + reloads)
  })
}

test("S-16: a piece that is there again after the reload is shown, with query and hash", async ({
  page,
  site,
}) => {
  const documents = documentsOf(page)
  // By document and not by count: an early hint that failed is fetched once more.
  await page.route(`**/${ABOUT_DATA}*`, route =>
    documents.length < 2 ? route.abort("connectionreset") : route.continue(),
  )
  await openPage(page, `${site.address}/about-me?q=1#y`)
  await expect(heading(page)).toHaveText("À propos")
  await expect(page).toHaveURL(`${site.address}/about-me?q=1#y`)
  expect(documents).toHaveLength(2)
})
