import type { Page } from "@playwright/test"
import { hydrated } from "./hydrated"
import { pages } from "./site"
import { expect, test } from "./watched-page"

const PREVIEW = "Ce que votre navigateur envoie pour cette page"
const preview = (page: Page) => page.locator("figure", { hasText: PREVIEW })

test("D1, S-3: the code of an interactive part is loaded by the articles that show it, and by no other page", async ({
  page,
}) => {
  const loading = new Set<string>()
  let path = ""
  page.on("request", request => {
    if (request.url().includes("/page-view-table-")) loading.add(path)
  })
  const showing: string[] = []
  for (path of pages) {
    await page.goto(path)
    await hydrated(page)
    if (await page.getByText(PREVIEW).count()) {
      showing.push(path)
      await expect(preview(page).locator("dd").first()).toBeVisible()
    }
    await page.waitForLoadState("networkidle")
  }
  expect([...loading]).toEqual(showing)
})

test("S-22: the preview shows the reader exactly what is sent", async ({ page }) => {
  const path = await pageWithPreview(page)
  test.skip(path === undefined, "no article of this site shows it")
  const sent = page.waitForRequest("**/api/metrics-page-view-counter")
  await page.goto(`${path}?q=1`)
  const body: Record<string, string> = (await sent).postDataJSON()
  const shown = preview(page).locator("dd")
  await expect(shown).toHaveText(Object.values(body))
})

test("the preview that cannot load says so, and the article stays whole", async ({
  page,
  complaints,
}) => {
  const path = await pageWithPreview(page)
  test.skip(path === undefined, "no article of this site shows it")
  await page.route("**/page-view-table-*.js", route => route.abort())
  await page.goto(path ?? "/")
  await expect(page.getByRole("alert")).toContainText("L’article reste complet sans lui")
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Internal Server Error")
  complaints.length = 0
})

async function pageWithPreview(page: Page): Promise<string | undefined> {
  for (const path of pages) {
    const html = await (await page.request.get(path)).text()
    if (html.includes(PREVIEW)) return path
  }
  return undefined
}
