import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { OLD } from "../../../testing/builds/odd-posts"
import { PREFIX, SOON } from "../../../testing/builds/other-site"
import { outputOf, storedRelease } from "../../../testing/builds/stored-builds"
import { openPage } from "../../hydrated"
import { heading } from "../../page-parts"
import { noteHeadings } from "../../seen-headings"
import { sentViews } from "../../sent-views"
import { expect, test } from "../../test"

test.use({ build: "other" })

const notFound = (page: Page) =>
  page.getByText(`Page Not Found: ${PREFIX}${SOON.path}`, { exact: true })
const soonLink = (page: Page) => page.getByRole("link", { name: SOON.title }).first()

test("S-11: by link, back and forward it never shows; the error is announced and focused", async ({
  page,
  other,
}) => {
  const counted = sentViews(page)
  await page.clock.setFixedTime(SOON.opens - 1000)
  await openPage(page, `${other.address}/blog`)
  const headings = await noteHeadings(page)
  await soonLink(page).click()
  await expect(notFound(page)).toBeVisible()
  await expect(page.locator("main")).toBeFocused()
  await expect(page.locator("body > div").getByRole("status").first()).toHaveText(
    "Page affichée\u00a0: Page Not Found",
  )
  await page.goBack()
  await expect(heading(page)).toHaveText("Blog")
  await page.goForward()
  await expect(notFound(page)).toBeVisible()
  expect(await headings()).toEqual(["Blog", "Page Not Found"])
  await expect.poll(() => counted.map(({ path }) => path)).toEqual([`${PREFIX}/blog`])
})

test("S-11: it shows when its moment has come, to a page that was open before", async ({
  page,
  other,
}) => {
  const counted = sentViews(page)
  await page.clock.setFixedTime(SOON.opens - 1000)
  await openPage(page, `${other.address}/blog`)
  await soonLink(page).click()
  await expect(notFound(page)).toBeVisible()
  await page.clock.setFixedTime(SOON.opens)
  await page.goBack()
  await soonLink(page).click()
  await expect(page.getByText(SOON.text)).toBeVisible()
  await expect(heading(page)).toHaveText(SOON.title)
  await expect
    .poll(() => counted.map(({ path }) => path))
    .toEqual([`${PREFIX}/blog`, `${PREFIX}${SOON.path}`])
})

test("S-11: a visitor whose clock stands at 1970 reads every post", async ({ page, other }) => {
  await page.clock.setFixedTime(0)
  for (const path of ["/blog/ecrire-un-article", SOON.path]) {
    await openPage(page, `${other.address}${path}`)
    await expect(page.locator("article")).toBeVisible()
  }
})

test("old addresses of posts that are published lead on; those of drafts do not exist", async ({
  request,
  other,
}) => {
  const ask = (path: string) => request.get(`${other.address}${path}`, { maxRedirects: 0 })
  const answer = await ask(`${encodeURI(OLD.alias)}?a=b`)
  expect([answer.status(), answer.headers().location]).toEqual([301, `${PREFIX}${OLD.target}?a=b`])
  expect((await ask("/ancien-brouillon")).status()).toBe(404)
  const { aliases } = JSON.parse(await readFile(`${storedRelease("other")}/release.json`, "utf8"))
  expect(Object.keys(aliases)).not.toContain("/ancien-brouillon")
})

test("a build logs no error, and warns of nothing but content", async () => {
  const output = await outputOf("bare")
  expect(output.match(/^.*\berror\b.*/gim)).toBeNull()
  const warnings = output.match(/^.*\bwarn(?:ing)?\b\W+.*/gim) ?? []
  for (const warning of warnings) expect(warning).toMatch(/^warning\s+avertissement content\//)
})
