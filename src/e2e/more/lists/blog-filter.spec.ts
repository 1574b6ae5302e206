import type { Page } from "@playwright/test"
import { endExpected } from "../../complaints"
import { deployedSite } from "../../deployed-site"
import { mounted, openPage } from "../../hydrated"
import { button, days, from, openFilterOf, status, tag, to, words } from "../../lists/filter-parts"
import { heading, menuLink } from "../../page-parts"
import { holdFonts, watchShifts } from "../../pages/page-fonts"
import { afterIdle, sentViews } from "../../sent-views"
import { expectSameDocument, markDocument } from "../../site"
import { expect, test } from "../../test"
import { twoFrames } from "../../two-frames"
import { withoutSessionStorage } from "../../without-session-storage"

test.use({ build: "site" })

/** Its list has 300 posts of 2019, one a day from the first of January on; of each ten days, one has `sujet-5`. */
const site = deployedSite()

test.beforeEach(() => site.deploy("restyled"))

const address = (query: string) => `${site.address}/blog${query}`

const openFilter = (page: Page) => openFilterOf(page, site.address)

const PARTS = /\/(?:post-filter|calendar)[-.]|\/pagefind\/|\/builds\/posts/

test("the filter and its calendar load when they are used, and not before", async ({ page }) => {
  const loaded: string[] = []
  page.on("request", request => {
    const { pathname } = new URL(request.url())
    if (PARTS.test(pathname)) loaded.push(pathname)
  })
  await openPage(page, address(""))
  await afterIdle(page)
  expect(loaded).toEqual([])
  await button(page).click()
  await expect(words(page)).toBeVisible()
  expect(loaded.filter(path => /calendar|pagefind/.test(path))).toEqual([])
  await tag(page).selectOption("sujet-5 (30)")
  await expect(status(page)).toHaveText("30 articles trouvés. Page 1 sur 2.")
  // D30: the list of posts, once; only words need the index.
  expect(loaded.filter(path => path.endsWith("/builds/posts.json"))).toHaveLength(1)
  expect(loaded.filter(path => path.includes("/pagefind/"))).toEqual([])
  await words(page).fill("article")
  await expect(status(page)).toHaveText("30 articles trouvés. Page 1 sur 2.")
  await expect.poll(() => loaded.filter(path => path.includes("/filter/"))).toHaveLength(1)
  // Enough pages to know that they hold the words.
  expect(loaded.filter(path => path.includes("/fragment/")).length).toBeLessThanOrEqual(6)
  expect(loaded.filter(path => path.includes("calendar"))).toEqual([])
})

test("tag and text narrow the list; back and forward restore what was shown", async ({ page }) => {
  await openFilter(page)
  await markDocument(page)
  await tag(page).selectOption("sujet-5 (30)")
  await expect(page).toHaveURL(address("?tag=sujet-5"))
  await expect(status(page)).toHaveText("30 articles trouvés. Page 1 sur 2.")
  expect((await days(page)).slice(0, 2)).toEqual(["2019-10-23", "2019-10-13"])
  await words(page).fill("article 65")
  await expect(page).toHaveURL(address("?q=article+65&tag=sujet-5"))
  await expect(status(page)).toHaveText("Un article trouvé.")
  expect(await days(page)).toEqual(["2019-03-07"])
  await page.goBack()
  await expect(words(page)).toHaveValue("")
  await expect(status(page)).toHaveText("30 articles trouvés. Page 1 sur 2.")
  await page.goBack()
  await expect(tag(page)).toHaveValue("")
  await expect(page.locator("main li time")).toHaveCount(20)
  await page.goForward()
  await page.goForward()
  await expect(words(page)).toHaveValue("article 65")
  await expect(tag(page)).toHaveValue("sujet-5")
  await expect(status(page)).toHaveText("Un article trouvé.")
  expect(await days(page)).toEqual(["2019-03-07"])
  await page.getByRole("link", { name: "Effacer le filtre" }).click()
  await expect(page).toHaveURL(address(""))
  await expect(words(page)).toHaveValue("")
  await expectSameDocument(page)
})

test("an address shows its filter; its pages turn, and the page is announced", async ({ page }) => {
  await openPage(page, address("?q=article&tag=SUJET-5&from=2019-01-02&to=2019-10-22&page=2"))
  await expect(status(page)).toHaveText("29 articles trouvés. Page 2 sur 2.")
  await expect(from(page)).toHaveValue("01/02/2019")
  await expect(to(page)).toHaveValue("10/22/2019")
  await expect(tag(page)).toHaveValue("sujet-5")
  expect(await days(page)).toHaveLength(9)
  await page.getByRole("link", { name: "Articles plus récents" }).click()
  await expect(page).toHaveURL(/\/blog\?q=article&tag=sujet-5&from=2019-01-02&to=2019-10-22$/)
  await expect(status(page)).toHaveText("29 articles trouvés. Page 1 sur 2.")
  await expect(status(page)).toBeFocused()
  await expect(status(page)).toBeInViewport()
  await expect(menuLink(page, "Blog")).toHaveAttribute("aria-current", "page")
})

for (const [query, answer] of [
  ["?tag=sujet-5&page=99", "30 articles trouvés. Page 2 sur 2. Il n’y a pas de page « 99 »."],
  ["?tag=sujet-5&page=abc", "30 articles trouvés. Page 1 sur 2. Il n’y a pas de page « abc »."],
  ["?tag=rien-de-tel", "Aucun article ne correspond à ce filtre."],
  ["?q=xylographe", "Aucun article ne correspond à ce filtre."],
  ["?from=1999-01-01&to=1999-12-31", "Aucun article ne correspond à ce filtre."],
  ["?from=2026-02-30", "Corrigez la période pour voir ses articles."],
  ["?to=demain", "Corrigez la période pour voir ses articles."],
] as const) {
  test(`the address ${query} is answered`, async ({ page }) => {
    await openPage(page, address(query))
    await expect(status(page)).toHaveText(answer)
    await expect(page.getByRole("link", { name: "Effacer le filtre" })).toBeVisible()
  })
}

test("S-25: an index that does not load is an error in words; another attempt succeeds", async ({
  page,
  context,
  complaints,
}) => {
  await page.route("**/builds/posts.json", route => route.abort())
  await openPage(page, address("?tag=sujet-5"))
  await expect(status(page)).toHaveText(/La recherche d’articles a échoué/)
  await page.unrouteAll()
  await page.getByRole("button", { name: "Réessayer" }).click()
  await expect(status(page)).toHaveText("30 articles trouvés. Page 1 sur 2.")
  await context.setOffline(true)
  await words(page).fill("cahier")
  await expect(status(page)).toHaveText(/^Vous êtes hors ligne/)
  await context.setOffline(false)
  await page.getByRole("button", { name: "Réessayer" }).click()
  await expect(status(page)).toHaveText(/articles? trouvé/)
  await endExpected(page, complaints)
})

test("S-25: when the filter's own code does not load, the list stays and the button tries again", async ({
  page,
  complaints,
}) => {
  await withoutSessionStorage(page)
  await page.route("**/post-filter-*.js", route => route.abort())
  await openPage(page, address(""))
  await button(page).click()
  await expect(page.locator("main").getByRole("alert")).toHaveText(/n’a pas pu être chargé/)
  await expect(page.locator("main li time")).toHaveCount(20)
  await page.unrouteAll()
  await button(page).click()
  await expect(words(page)).toBeVisible()
  await endExpected(page, complaints)
})

test("S-21: typed words are one page view and one step of the history; the page stays in place", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 300 })
  const views = sentViews(page)
  await openFilter(page)
  await words(page).focus()
  await expect.poll(() => views.splice(0)).toHaveLength(1)
  const place = () => words(page).evaluate(field => field.getBoundingClientRect().top)
  const scrolled = await place()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  const before = await page.evaluate(() => history.length)
  for (const text of ["ca", "cahi", "cahier"]) {
    await words(page).fill(text)
    await expect(page).toHaveURL(address(`?q=${text}`))
    await afterIdle(page)
  }
  await expect(words(page)).toBeFocused()
  expect(await place()).toBe(scrolled)
  await expect.poll(() => views.map(({ path }) => path)).toEqual(["/blog?q=ca"])
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
})

test("VISUAL: nothing moves when an address brings a filter", async ({ page }) => {
  await watchShifts(page)
  // A face that comes after the first paint moves the header's links, on every page: `every-page` bounds how far.
  const release = await holdFonts(page)
  await page.goto(address("?tag=sujet-5"), { waitUntil: "commit" })
  await mounted(page)
  await expect(status(page)).toHaveText(/trouvés/)
  await page.evaluate(twoFrames)
  expect(await page.evaluate(() => window.layoutShifts())).toEqual([])
  release()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the whole list is there, with any query, and no button", async ({ page }) => {
    await page.goto(address("?tag=sujet-5"))
    await expect(heading(page)).toHaveText("Blog")
    await expect(page.locator("main li time")).toHaveCount(20)
    await expect(button(page)).toBeHidden()
  })
})
