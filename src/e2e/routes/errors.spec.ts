import { endExpected, expectOnly } from "../complaints"
import { hydrated, openPage } from "../hydrated"
import { go, heading, menuLink } from "../page-parts"
import { rewritePage } from "../rewritten-page"
import { expectSameDocument, markDocument, post } from "../site"
import { expect, test } from "../test"

test.use({ build: "site" })

const MISSING = /status of 404/

test("S-10: an unknown address is a 404 with its full path, and the site goes on working", async ({
  page,
  complaints,
}) => {
  const response = await page.goto("/nope?x=1#y")
  expect(response?.status()).toBe(404)
  await expect(page.getByText("Page not found: /nope?x=1#y", { exact: true })).toBeVisible()
  await expect(page).toHaveTitle(/^Page Not Found/)
  await hydrated(page)
  await markDocument(page)
  await page.getByRole("link", { name: "Lire le blog" }).click()
  await expect(heading(page)).toHaveText("Blog")
  await expectSameDocument(page)
  await expectOnly(page, complaints, MISSING)
})

test("S-10: a navigation to an unknown address inside the site shows its full path", async ({
  page,
  complaints,
}) => {
  await openPage(page, "/")
  await go(page, "/nulle-part?a=b")
  await expect(page.getByText("Page not found: /nulle-part?a=b", { exact: true })).toBeVisible()
  await expectOnly(page, complaints, MISSING)
})

test("S-14: a page that cannot be rendered shows the error page, and the next page is fine", async ({
  page,
  complaints,
}) => {
  await page.route("**/page-data/about-me/page-data.json", async route => {
    const response = await route.fetch()
    const data = await response.json()
    await route.fulfill({
      json: {
        ...data,
        result: { ...data.result, data: { ...data.result.data, siteSettings: null } },
      },
    })
  })
  await openPage(page, "/")
  await page.getByRole("link", { name: "About me" }).click()
  await expect(heading(page)).toHaveText("Internal Server Error")
  await expect(page.getByTestId("error-message")).toContainText("null")
  await menuLink(page, "Blog").click()
  await expect(heading(page)).toHaveText("Blog")
  await page.close()
  expect(complaints.length).toBeGreaterThan(0)
  complaints.length = 0
})

test("S-15: a mount error is logged to the console, and the page works all the same", async ({
  page,
  complaints,
}) => {
  await rewritePage(page, post, html =>
    html.replace(/<main[^>]*>/, main => `${main}<p>Inséré en chemin.</p>`),
  )
  await page.goto(post)
  await expect.poll(() => complaints.some(text => text.startsWith("Mount error:"))).toBe(true)
  await expect(heading(page)).toBeVisible()
  await page.getByRole("link", { name: "Home" }).click()
  await expect(page).toHaveURL("/")
  await endExpected(page, complaints)
})
