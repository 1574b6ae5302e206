import { endExpected } from "../../complaints"
import { deployedSite } from "../../deployed-site"
import { mounted, openPage } from "../../hydrated"
import { button, days, dialog, pickDays, result } from "../../lists/period-parts"
import { heading } from "../../page-parts"
import { holdFonts, watchShifts } from "../../pages/page-fonts"
import { PHONE } from "../../pages/proof-page"
import { afterIdle, sentViews } from "../../sent-views"
import { expectSameDocument, markDocument } from "../../site"
import { expect, test } from "../../test"
import { twoFrames } from "../../two-frames"
import { withoutSessionStorage } from "../../without-session-storage"

test.use({ build: "site" })

/** Its list has 300 posts of 2019, one a day from the first of January on. */
const site = deployedSite()

test.beforeEach(() => site.deploy("restyled"))

const address = (query: string) => `${site.address}/blog${query}`

const MARCH = "?from=2019-03-07&to=2019-03-09"

test("the calendar and the list of posts load when they are used, once, and not before", async ({
  page,
}) => {
  const loaded: string[] = []
  page.on("request", request => {
    const { pathname } = new URL(request.url())
    if (/\/calendar[-.].*js$|\/builds\/posts/.test(pathname)) loaded.push(pathname)
  })
  await openPage(page, address(""))
  await afterIdle(page)
  expect(loaded).toEqual([])
  await page.evaluate(() => window.___navigate?.("/blog?from=2019-03-07&to=2019-03-09"))
  await expect(result(page)).toHaveText(/^3 articles/)
  expect(loaded).toEqual(["/builds/posts.json"])
  await pickDays(page, "1 March 2019, Friday", "2 March 2019, Saturday")
  await expect(result(page)).toHaveText(/^2 articles/)
  expect(loaded).toEqual(["/builds/posts.json", expect.stringContaining("/calendar-")])
})

test("S-33: a period replaces the list, its count every other; back and forward restore it", async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openPage(page, address("?from=2019-03-01&to=2019-03-01"))
  await markDocument(page)
  await expect(result(page)).toHaveText(/^Un article du 1er\smars 2019$/)
  await pickDays(page, "9 March 2019, Saturday", "7 March 2019, Thursday")
  await expect(page).toHaveURL(address(`${MARCH}#periode`))
  await expect(result(page)).toHaveText(/^3 articles du 7\smars 2019 au 9\smars 2019$/)
  await expect(result(page)).toBeFocused()
  await expect(result(page)).toBeInViewport()
  expect(await days(page)).toEqual(["2019-03-09", "2019-03-08", "2019-03-07"])
  await expect(
    page
      .locator("main")
      .getByText(/\d articles/)
      .filter({ visible: true }),
  ).toHaveCount(1)
  await page.goBack()
  await expect(result(page)).toHaveText(/^Un article/)
  expect(await days(page)).toEqual(["2019-03-01"])
  await page.goForward()
  await expect(result(page)).toHaveText(/^3 articles/)
  await expectSameDocument(page)
})

for (const [query, answer] of [
  ["?from=2019-10-27", /^\d+ articles depuis le 27\soctobre 2019$/],
  ["?to=2019-01-02", /articles jusqu’au 2\sjanvier 2019$/],
  ["?from=1999-01-01&to=1999-12-31", /^Aucun article du 1er\sjanvier 1999 au 31\sdécembre 1999$/],
  ["?from=2026-02-30", "Cette période n’existe pas : choisissez-en une autre."],
  ["?to=demain", "Cette période n’existe pas : choisissez-en une autre."],
  ["?from=2019-03-09&to=2019-03-07", "Cette période n’existe pas : choisissez-en une autre."],
] as const) {
  test(`the address ${query} is answered`, async ({ page }) => {
    await openPage(page, address(query))
    await expect(result(page)).toHaveText(answer)
    await expect(page.getByRole("link", { name: "Tous les articles" })).toBeVisible()
  })
}

test("of a long period the newest hundred are shown, with what to do", async ({ page }) => {
  await openPage(page, address("?from=2019-01-01&to=2019-12-31"))
  await expect(result(page)).toHaveText(/^300 articles/)
  await expect(page.getByText(/^Voici les 100 plus récents/)).toBeVisible()
  expect(await days(page)).toHaveLength(100)
})

test("S-25: a list that does not load is an error in words; another attempt succeeds", async ({
  page,
  context,
  complaints,
}) => {
  await page.route("**/builds/posts.json", route => route.abort())
  await openPage(page, address(MARCH))
  await expect(result(page)).toHaveText(/La recherche d’articles a échoué/)
  await page.unrouteAll()
  await context.setOffline(true)
  await page.getByRole("button", { name: "Réessayer" }).click()
  await expect(result(page)).toHaveText(/^Vous êtes hors ligne/)
  await context.setOffline(false)
  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route("**/builds/posts.json", async route => {
    await held
    await route.continue()
  })
  await page.getByRole("button", { name: "Réessayer" }).click()
  await expect(result(page)).toHaveText("On cherche dans le cahier…")
  answer()
  await expect(result(page)).toHaveText(/^3 articles/)
  await endExpected(page, complaints)
})

test("S-25: when the calendar does not load, the list stays and the button tries again", async ({
  page,
  complaints,
}) => {
  await withoutSessionStorage(page)
  await page.route("**/calendar-*.js", route => route.abort())
  await openPage(page, address(""))
  await button(page).click()
  await expect(page.locator("main").getByRole("alert")).toHaveText(/n’a pas pu être chargé/)
  await expect(page.locator("main li time")).toHaveCount(21)
  await page.unrouteAll()
  await button(page).click()
  await expect(dialog(page)).toBeVisible()
  await endExpected(page, complaints)
})

test("S-21: a period is one page view and one step of the history", async ({ page }) => {
  const views = sentViews(page)
  await openPage(page, address("?from=2019-03-01&to=2019-03-01"))
  await expect.poll(() => views.splice(0)).toHaveLength(1)
  const before = await page.evaluate(() => history.length)
  await pickDays(page, "7 March 2019, Thursday", "9 March 2019, Saturday")
  await expect.poll(() => views.map(({ path }) => path)).toEqual([`/blog${MARCH}`])
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
})

test("VISUAL: nothing moves when an address brings a period", async ({ page }) => {
  await watchShifts(page)
  // A face that comes after the first paint moves the header's links, on every page: `every-page` bounds how far.
  const release = await holdFonts(page)
  await page.goto(address(MARCH), { waitUntil: "commit" })
  await mounted(page)
  await expect(result(page)).toHaveText(/^3 articles/)
  await page.evaluate(twoFrames)
  expect(await page.evaluate(() => window.layoutShifts())).toEqual([])
  release()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the list is there, with any query, and no button", async ({ page }) => {
    await page.goto(address(MARCH))
    await expect(heading(page)).toHaveText("Blog")
    await expect(page.locator("main li time")).toHaveCount(21)
    await expect(button(page)).toBeHidden()
  })
})
