import { openPage } from "../hydrated"
import { go, heading } from "../page-parts"
import { noteHeadings } from "../seen-headings"
import { sentViews } from "../sent-views"
import { expectSameDocument, markDocument } from "../site"
import { expect, test } from "../test"
import { alias, target } from "./old-address"

test.use({ build: "site" })

test("an old address redirects for good, with its query, for every client and in every spelling", async ({
  request,
}) => {
  for (const [path, to] of [
    [alias, target],
    [`${alias}?a=b`, `${target}?a=b`],
    [`${alias}/`, target],
    [`${alias}/index.html`, target],
  ] as const) {
    for (const method of ["GET", "HEAD"]) {
      const answer = await request.fetch(path, { method, maxRedirects: 0 })
      expect([answer.status(), answer.headers().location]).toEqual([301, to])
    }
  }
})

test("S-12: a navigation to an old address goes to the new one, query and hash kept, and back", async ({
  page,
}) => {
  const counted = sentViews(page)
  await openPage(page, "/blog")
  await markDocument(page)
  const headings = await noteHeadings(page)
  const steps = await page.evaluate(() => window.history.length)
  await go(page, `${alias}?a=b#site-main`)
  await expect(page).toHaveURL(`${target}?a=b#site-main`)
  await expect(page.locator("article")).toBeVisible()
  await expect(page.locator("main")).toBeFocused()
  expect(await page.evaluate(() => window.history.length)).toBe(steps + 1)
  expect(await headings()).toHaveLength(2)
  // Once, as the page that it is.
  await expect
    .poll(() => counted)
    .toEqual([
      { path: "/blog", referer: "direct" },
      { path: `${target}?a=b`, referer: "/blog" },
    ])
  await page.goBack()
  await expect(page).toHaveURL("/blog")
  await expect(heading(page)).toHaveText("Blog")
  await expectSameDocument(page)
})
