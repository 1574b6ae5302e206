import type { Page } from "@playwright/test"
import { hydrated, openPage } from "./hydrated"
import { menuLink } from "./page-parts"
import { afterIdle } from "./sent-views"
import { expect, test } from "./watched-page"

const METRICS = "/api/metrics-page-view-counter"
const theSwitch = (page: Page) =>
  page.getByRole("checkbox", { name: "Compter les pages que je lis" })
const visit = async (page: Page, name: string, to: string) => {
  await menuLink(page, name).click()
  await expect(page).toHaveURL(to)
  // The page has arrived, with all that follows from it.
  await expect(page.locator("main")).toBeFocused()
}
/** Requests of this page that count: views, and the parser of user agents. */
function watchCounting(page: Page): string[] {
  const asked: string[] = []
  page.on("request", request => {
    const { pathname } = new URL(request.url())
    if (pathname === METRICS || pathname.includes("ua-parser")) asked.push(pathname)
  })
  return asked
}

test("R-9: whoever switches the counting off sends nothing, in every tab and after a reload; and can come back", async ({
  page,
  context,
  newViews,
}) => {
  const first = page.waitForResponse(`**${METRICS}`)
  await openPage(page, "/mentions-legales")
  await first
  const other = await context.newPage()
  const second = other.waitForResponse(`**${METRICS}`)
  await openPage(other, "/mentions-legales")
  await second
  await expect(theSwitch(other)).toBeChecked()

  await theSwitch(page).focus()
  await page.keyboard.press("Space")
  await expect(page.getByRole("status").filter({ hasText: "n’envoie rien" })).toBeVisible()
  await expect(theSwitch(other)).not.toBeChecked()

  const asked = [watchCounting(page), watchCounting(other)]
  await visit(page, "Blog", "/blog")
  await visit(other, "About me", "/about-me")
  await page.reload()
  await hydrated(page)
  await visit(page, "Home", "/")
  await openPage(page, "/mentions-legales")
  await expect(theSwitch(page)).not.toBeChecked()

  const answer = page.waitForResponse(`**${METRICS}`)
  await theSwitch(page).check()
  await visit(page, "Blog", "/blog")
  expect((await answer).status()).toBe(204)
  await expect(theSwitch(other)).toHaveCount(0)
  // Those of the beginning, and the one after the counting was switched on again.
  expect(newViews()).toMatchObject([
    { path: "/blog", referer: "/mentions-legales", count: 1 },
    { path: "/mentions-legales", referer: "direct", count: 2 },
  ])
  expect(asked[0]?.filter(path => path === METRICS)).toHaveLength(1)
  expect(asked[1]).toEqual([])
})

test("R-9: in a browser that keeps nothing, the page warns, and the choice holds until the next full load", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError")
      },
    })
  })
  const first = page.waitForResponse(`**${METRICS}`)
  await openPage(page, "/mentions-legales")
  await first
  await theSwitch(page).uncheck()
  await expect(page.getByText("refuse d’enregistrer ce choix")).toBeVisible()
  const asked = watchCounting(page)
  await visit(page, "Blog", "/blog")
  await visit(page, "Home", "/")
  await afterIdle(page)
  expect(asked).toEqual([])
})

test("R-9: the article that shows a sent view shows when none is sent", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("page-views", "off"))
  const asked = watchCounting(page)
  await openPage(page, "/blog/compter-les-visites-sans-cookie")
  await expect(page.getByText("À votre demande, votre navigateur n’envoie rien")).toBeVisible()
  await afterIdle(page)
  expect(asked).toEqual([])
})

test("without scripts there is no switch, and the page states that nothing is counted", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto("/mentions-legales")
  await expect(page.locator("main noscript p")).toBeVisible()
  await expect(page.getByRole("checkbox", { name: "Compter" })).toHaveCount(0)
  await context.close()
})

test("S-22: the parser of user agents is asked for after the page has loaded, and not before", async ({
  page,
}) => {
  const answer = page.waitForResponse(`**${METRICS}`)
  await page.goto("/")
  await answer
  const { parser, loaded } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation")
    const parser = performance
      .getEntriesByType("resource")
      .find(({ name }) => name.includes("ua-parser"))
    return {
      parser: parser?.startTime,
      loaded: navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0,
    }
  })
  expect(loaded).toBeGreaterThan(0)
  expect(parser).toBeGreaterThanOrEqual(loaded)
})
