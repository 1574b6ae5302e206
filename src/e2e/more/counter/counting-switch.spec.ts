import { METRICS, watchCounting } from "../../counter/counting-switch-parts"
import { openPage } from "../../hydrated"
import { afterIdle } from "../../sent-views"
import { expect, test } from "../../test"

test.use({ build: "site" })

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
