import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { OLD, PREFIX, SOON } from "../testing/builds/other-site"
import { outputOf, storedRelease } from "../testing/builds/stored-builds"
import { openPage } from "./hydrated"
import { expect, test } from "./other-site"
import { heading } from "./page-parts"
import { noteHeadings } from "./seen-headings"
import { sentViews } from "./sent-views"
import { endExpected } from "./watched-page"

const notFound = (page: Page) =>
  page.getByText(`Page Not Found: ${PREFIX}${SOON.path}`, { exact: true })
const soonLink = (page: Page) => page.getByRole("link", { name: SOON.title }).first()

test("S-11: a post that is in the build before its moment is the 404 page, with the path alone", async ({
  page,
  other,
}) => {
  const counted = sentViews(page)
  await page.clock.setFixedTime(SOON.opens - 1000)
  const response = await page.goto(`${other.address}${SOON.path}?a=b#c`)
  // One file serves everybody: what is public cannot be a secret, and is there until scripts run.
  expect(await response?.text()).toContain(SOON.text)
  await expect(notFound(page)).toBeVisible()
  await expect(heading(page)).toHaveText("Page Not Found")
  await expect(page.getByText(SOON.text)).toHaveCount(0)
  await expect(page).toHaveTitle(/^Page Not Found/)
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex")
  await page.getByRole("link", { name: "Lire le blog" }).click()
  await expect(page).toHaveURL(`${other.address}/blog`)
  // A page that failed its check was not seen.
  await expect.poll(() => counted.map(({ path }) => path)).toEqual([`${PREFIX}/blog`])
})

test("S-11: by a link and by the browser's back and forward, it does not show for a moment; the error is announced and focused", async ({
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

test("S-12: an old link of an article leads on, inside the site, to the place that it names", async ({
  page,
  other,
}) => {
  await openPage(page, `${other.address}/blog/un-lien`)
  const headings = await noteHeadings(page)
  await page.getByRole("link", { name: "Le lien" }).click()
  await expect(page).toHaveURL(`${other.address}${OLD.target}#une-partie`)
  await expect(page.getByText("Le texte.")).toBeVisible()
  expect(await headings()).toEqual(["Un vieux lien", "Un nouveau nom"])
  await page.goBack()
  await expect(page.getByRole("link", { name: "Le lien" })).toBeVisible()
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

test("S-12: a page of a newer build that names middleware which this script does not know is a fatal error", async ({
  page,
  other,
  complaints,
}) => {
  await page.route("**/page-data/about-me/page-data.json", async route => {
    const response = await route.fetch()
    const data = await response.json()
    data.result.pageContext = { ...data.result.pageContext, middleware: ["autorise"] }
    await route.fulfill({ json: data })
  })
  await openPage(page, `${other.address}/blog`)
  const headings = await noteHeadings(page)
  await page.getByRole("link", { name: "About me" }).click()
  await expect(page.getByTestId("error-message")).toHaveText("Unknown route middleware: autorise")
  expect(await headings()).toEqual(["Blog", "Internal Server Error"])
  expect(complaints).toEqual([expect.stringContaining("Unknown route middleware: autorise")])
  await endExpected(page, complaints)
})

test("S-12: a build names the new address for a link to an old one", async () => {
  const output = (await outputOf("other")).replaceAll(/\s+/g, " ")
  expect(output).toContain(`l’adresse actuelle de la page, ${OLD.target}`)
})

test("issue 30.3: a build logs no error, and warns of nothing but content", async () => {
  const output = await outputOf("whole")
  expect(output.match(/^.*\berror\b.*/gim)).toBeNull()
  const warnings = output.match(/^.*\bwarn(?:ing)?\b\W+.*/gim)
  expect(warnings).toEqual([expect.stringMatching(/^warning\s+avertissement content\/site\.yml:/)])
})
