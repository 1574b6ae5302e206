import { saveData } from "../../data-saving"
import { documentsOf, removeFiles, rewriteFile, scriptOf } from "../../guard/broken-files"
import { ABOUT_DATA, timeStandsStill } from "../../guard/guard-limits-parts"
import { hydrated, openPage } from "../../hydrated"
import { go, heading, menuLink, notice } from "../../page-parts"
import { expect, test } from "../../test"

test.use({ build: "site", mayComplain: true })

const APP_DATA = "page-data/app-data.json"

test("S-16: a marker of a later time, and one that is no time, hold nothing up and loop nowhere", async ({
  page,
  site,
}) => {
  const documents = documentsOf(page)
  for (const marker of [String(Date.now() + 1e9), "tomorrow"]) {
    await page.goto(`${site.address}/`)
    await page.evaluate(value => sessionStorage.setItem("reloaded-at", value), marker)
    await removeFiles(site, ABOUT_DATA)
    documents.length = 0
    await page.goto(`${site.address}/about-me`)
    await expect(notice(page)).toContainText("Internal Server Error")
    expect(documents).toHaveLength(2)
  }
})

test("S-16: page data that never answers is a sign, a document, then an error above its text", async ({
  page,
  site,
}) => {
  // Requests are counted, so nothing may be prefetched.
  await saveData(page)
  let asked = 0
  await page.route(`**/${ABOUT_DATA}*`, () => {
    asked += 1
  })
  await page.clock.install()
  const documents = documentsOf(page)
  await openPage(page, `${site.address}/`)
  await go(page, "/about-me?q=1#y")
  await page.clock.runFor(1000)
  await expect(page.getByText("On tourne la page…")).toBeVisible()
  await page.clock.runFor(9000)
  await expect(page).toHaveURL(`${site.address}/about-me?q=1#y`)
  await expect(heading(page)).toHaveText("À propos")
  await expect.poll(() => asked).toBe(2)
  await page.clock.runFor(10_000)
  await expect(notice(page)).toContainText("/about-me?q=1 did not answer within 10 s")
  await expect(heading(page)).toHaveText("À propos")
  expect(documents).toHaveLength(2)
})

for (const [loss, content] of [
  ["missing", null],
  ["corrupt", "{"],
] as const) {
  test(`S-16: with app-data.json ${loss} a page shows, and a link loads a document once in 10 s`, async ({
    page,
    site,
  }) => {
    await timeStandsStill(page)
    if (content === null) await removeFiles(site, APP_DATA)
    else await rewriteFile(site, APP_DATA, content)
    const documents = documentsOf(page)
    await openPage(page, `${site.address}/?q=1`)
    expect(documents).toHaveLength(1)
    await go(page, "/about-me?q=1#y")
    await expect(heading(page)).toHaveText("À propos")
    await hydrated(page)
    await expect(page).toHaveURL(`${site.address}/about-me?q=1#y`)
    expect(documents).toHaveLength(2)
    await menuLink(page, "Blog").click()
    await expect(heading(page)).toHaveText("Blog")
    await expect(page).toHaveURL(`${site.address}/blog`)
    expect(documents).toHaveLength(2)
  })
}

test("S-10: two addresses that no page has, one after the other, are two 404 pages", async ({
  page,
  site,
}) => {
  const documents = documentsOf(page)
  await openPage(page, `${site.address}/`)
  for (const path of ["/nulle-part?a=b#c", "/ailleurs?a=b#c"]) {
    await go(page, path)
    await expect(page.getByText(`Page not found: ${path}`, { exact: true })).toBeVisible()
    await expect(page).toHaveURL(site.address + path)
    await hydrated(page)
  }
  expect(documents).toHaveLength(3)
})

test("S-16: what is loaded ahead may fail: nothing happens until the page is wanted", async ({
  page,
  site,
}) => {
  const script = await scriptOf(site, "component---src-pages-about-me")
  await removeFiles(site, script)
  const documents = documentsOf(page)
  // By the link being in sight, or by the pointer over it.
  const failed = page.waitForResponse(response => response.url().endsWith(script))
  await openPage(page, `${site.address}/`)
  await menuLink(page, "About me").hover()
  expect((await failed).status()).toBe(404)
  await menuLink(page, "Blog").click()
  await expect(heading(page)).toHaveText("Blog")
  expect(documents).toHaveLength(1)
})
