import { openPage } from "../hydrated"
import { heading, menuLink } from "../page-parts"
import { expectSameDocument, markDocument } from "../site"
import { expect, test } from "../test"

test.use({ build: "site" })

test("newer and older posts, years and the way back, inside the site", async ({ page }) => {
  await openPage(page, `/blog`)
  await markDocument(page)
  await expect(page.locator("main h3")).toHaveCount(21)
  await page.getByRole("link", { name: "Articles plus anciens" }).click()
  await expect(page).toHaveURL(`/blog/2020`)
  await expect(heading(page)).toHaveText("Blog – 2020")
  await expect(menuLink(page, "Blog")).toHaveAttribute("aria-current", "true")
  await page.getByRole("link", { name: /^2018/ }).click()
  await expect(page).toHaveURL(`/blog/2018`)
  await expect(heading(page)).toHaveText("Blog – 2018")
  await page.getByRole("link", { name: "Articles plus récents" }).click()
  await expect(page).toHaveURL(`/blog/2019`)
  await page.goBack()
  await expect(heading(page)).toHaveText("Blog – 2018")
  await page.getByRole("link", { name: "Tout le blog" }).click()
  await expect(page).toHaveURL(`/blog`)
  await expect(heading(page)).toHaveText("Blog")
  await expectSameDocument(page)
})

test("a page of twenty posts, as the list once had, leads to the list", async ({ request }) => {
  for (const [path, answer] of [
    ["/blog/page/2", [301, "/blog"]],
    ["/blog/page/4", [301, "/blog"]],
    ["/blog/page/1", [404, undefined]],
    ["/blog/page/5", [404, undefined]],
    ["/blog/2018/2", [404, undefined]],
  ] as const) {
    const { status, headers } = await request
      .get(path, { maxRedirects: 0 })
      .then(response => ({ status: response.status(), headers: response.headers() }))
    expect([status, headers.location], path).toEqual(answer)
  }
})
