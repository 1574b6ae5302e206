import { OLD } from "../../testing/builds/odd-posts"
import { CHANGED_POST } from "../../testing/builds/sample-sites"
import { endExpected } from "../complaints"
import { openPage } from "../hydrated"
import { heading } from "../page-parts"
import { noteHeadings } from "../seen-headings"
import { sentViews } from "../sent-views"
import { expect, test } from "../test"

test.use({ build: "site" })

test("S-11: a post that is in the build before its moment is the 404 page, with the path alone", async ({
  page,
}) => {
  const counted = sentViews(page)
  await page.clock.setFixedTime(CHANGED_POST.opens - 1000)
  const response = await page.goto(`${CHANGED_POST.path}?a=b#c`)
  // One file serves everybody: what is public cannot be a secret, and is there until scripts run.
  expect(await response?.text()).toContain(CHANGED_POST.before)
  await expect(
    page.getByText(`Page Not Found: ${CHANGED_POST.path}`, { exact: true }),
  ).toBeVisible()
  await expect(heading(page)).toHaveText("Page Not Found")
  await expect(page.getByText(CHANGED_POST.before)).toHaveCount(0)
  await expect(page).toHaveTitle(/^Page Not Found/)
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex")
  await page.getByRole("link", { name: "Lire le blog" }).click()
  await expect(page).toHaveURL("/blog")
  // A page that failed its check was not seen.
  await expect.poll(() => counted.map(({ path }) => path)).toEqual(["/blog"])
})

test("S-12: an old link of an article leads on, inside the site, to the place that it names", async ({
  page,
}) => {
  await openPage(page, "/blog/un-lien")
  const headings = await noteHeadings(page)
  await page.getByRole("link", { name: "Le lien" }).click()
  await expect(page).toHaveURL(`${OLD.target}#une-partie`)
  await expect(page.getByText("Le texte.")).toBeVisible()
  expect(await headings()).toEqual(["Un vieux lien", "Un nouveau nom"])
  await page.goBack()
  await expect(page.getByRole("link", { name: "Le lien" })).toBeVisible()
})

test("S-12: a page whose middleware this script does not know is a fatal error", async ({
  page,
  complaints,
}) => {
  await page.route("**/page-data/about-me/page-data.json", async route => {
    const response = await route.fetch()
    const data = await response.json()
    data.result.pageContext = { ...data.result.pageContext, middleware: ["autorise"] }
    await route.fulfill({ json: data })
  })
  await openPage(page, "/blog")
  const headings = await noteHeadings(page)
  await page.getByRole("link", { name: "About me" }).click()
  await expect(page.getByTestId("error-message")).toHaveText("Unknown route middleware: autorise")
  expect(await headings()).toEqual(["Blog", "Internal Server Error"])
  expect(complaints).toEqual([expect.stringContaining("Unknown route middleware: autorise")])
  await endExpected(page, complaints)
})
