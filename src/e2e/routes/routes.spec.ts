import { endExpected } from "../complaints"
import { saveData } from "../data-saving"
import { openPage } from "../hydrated"
import { heading, menuLink } from "../page-parts"
import { expectSameDocument, markDocument, pages, post, project, site } from "../site"
import { expect, test } from "../test"

test.use({ build: "site" })

test("S-1: the release has every route, and each answers 200 with its own h1", async ({
  request,
}) => {
  expect(pages).toEqual(
    expect.arrayContaining(["/", "/about-me", "/blog", post, project, "/mentions-legales"]),
  )
  for (const path of pages) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expect((await response.text()).match(/<h1[\s>]/g), path).toHaveLength(1)
  }
})

test("S-3: a page carries no other page's code, and no other post's text", async ({ page }) => {
  const scripts: string[] = []
  page.on("request", request => scripts.push(request.url()))
  await saveData(page)
  await openPage(page, "/mentions-legales")
  const loaded = scripts.filter(url => url.includes("component---"))
  expect(loaded.filter(url => !url.includes("mentions-legales"))).toEqual([])
  const otherPages = pages.filter(path => path !== "/mentions-legales" && path !== "/")
  const data = scripts.filter(url => url.includes("/page-data/"))
  for (const path of otherPages)
    expect(data.filter(url => url.includes(`page-data${path}/`))).toEqual([])
})

test("S-4: the layout stays mounted across navigations", async ({ page }) => {
  await openPage(page, "/")
  await markDocument(page)
  await page.getByRole("banner").evaluate(header => header.setAttribute("data-mark", "kept"))
  await menuLink(page, "Blog").click()
  await expect(page).toHaveURL("/blog")
  await expect(heading(page)).toHaveText("Blog")
  await expect(page.getByRole("banner")).toHaveAttribute("data-mark", "kept")
  await expectSameDocument(page)
})

test("S-5, S-6: the footer leads to the legal notices and to the developer's other site", async ({
  page,
}) => {
  await page.goto("/blog")
  const footer = page.getByRole("contentinfo")
  await expect(footer).toContainText(
    `© ${new Date().getFullYear()} ${site.identity.name}. All rights are reserved`,
  )
  await expect(footer.getByRole("link", { name: site.externalLink.label })).toHaveAttribute(
    "href",
    site.externalLink.url,
  )
  await footer.getByRole("link", { name: "Mentions légales" }).click()
  await expect(heading(page)).toHaveText("Mentions légales")
})

test("S-5: “My Tech Stack” leads to its place on the home page, from another page too", async ({
  page,
}) => {
  await openPage(page, "/about-me")
  await page.getByRole("link", { name: "My Tech Stack" }).click()
  await expect(page).toHaveURL("/#techstacks")
  await expect(page.locator("#techstacks")).toBeInViewport()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("S-10: an unknown address shows the error page, whose menu leads on", async ({
    page,
    complaints,
  }) => {
    await page.goto("/nope")
    await expect(heading(page)).toHaveText("Page Not Found")
    await menuLink(page, "About me").click()
    await expect(page).toHaveURL("/about-me")
    await endExpected(page, complaints)
  })
})
