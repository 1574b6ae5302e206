import { openPage } from "./hydrated"
import { expect, test } from "./watched-page"

const proof = "[data-measured]"

test("issue 14.3: the home page says what it cost this visitor, as the browser measured it; nothing moves or is sent", async ({
  page,
}) => {
  const sent: string[] = []
  page.on("request", request => {
    if (request.method() !== "GET") sent.push(new URL(request.url()).pathname)
  })
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver(list => {
      Object.assign(window, { moved: list.getEntries().length })
    }).observe({ type: "layout-shift", buffered: true })
  })
  await openPage(page, "/")
  await expect(page.locator(proof)).toHaveText(
    /^Lisible en \d+,\d\u00a0s,\d+\u00a0ko, 0\u00a0cookie$/,
  )
  const said = (await page.locator(proof).innerText()).match(/\d+(?:,\d)?/g)
  const measured = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint")
    const size = Reflect.get(performance.getEntriesByType("navigation")[0] ?? {}, "transferSize")
    const seconds = ((paint?.startTime ?? 0) / 1000).toFixed(1).replace(".", ",")
    return [seconds, String(Math.round(Number(size) / 1000)), "0"]
  })
  expect(said).toEqual(measured)
  expect(await page.evaluate(() => Reflect.get(window, "moved"))).toBe(0)
  expect(sent.filter(path => !path.startsWith("/api/metrics-page-view-counter"))).toEqual([])
})

test("issue 14.3: figures of another document are not told as the home page's", async ({
  page,
}) => {
  await openPage(page, "/blog")
  await page.getByRole("banner").getByRole("link").first().click()
  await expect(page).toHaveURL("/")
  await expect(page.locator(proof)).toHaveText("Lisible sans script,0\u00a0cookie")
})
