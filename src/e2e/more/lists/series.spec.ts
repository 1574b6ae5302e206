import { CORPUS } from "../../../testing/builds/sample-sites"
import { openPage } from "../../hydrated"
import { FIRST, SECOND } from "../../lists/list-parts"
import { heading } from "../../page-parts"
import { expect, test } from "../../test"

test.use({ build: "site" })

/** A series of the demonstration. */
const SERIES = { title: "Comment ce site est fait", path: "/blog/series/comment-ce-site-est-fait" }

test("the page of a series is found by robots, and has a head of its own", async ({ page }) => {
  const map = await (await page.request.get("/sitemap.xml")).text()
  expect(map).toContain(`${SERIES.path}</loc>`)
  await openPage(page, SERIES.path)
  await expect(page).toHaveTitle(/^Série «\sComment ce site est fait\s»/)
})

test("one other post is at the end of a post, with its sentence, then who wrote it", async ({
  page,
}) => {
  await openPage(page, CORPUS.path)
  const end = page.getByRole("main").locator("section")
  const titles = end.getByRole("heading", { level: 3 })
  await expect(titles).toHaveText([/./, "Prénom Nom"])
  await expect(titles.first().locator("+ p")).toHaveText(/./)
  await expect(end.getByRole("link", { name: "M’écrire" })).toHaveAttribute("href", /^mailto:/)
  const title = (await titles.first().textContent()) ?? ""
  await titles.first().getByRole("link").click()
  await expect(heading(page)).toHaveText(title)
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("a series can be read from part to part", async ({ page }) => {
    await page.goto(SERIES.path)
    await page.getByRole("link", { name: FIRST.title }).click()
    await page.getByRole("main").getByRole("link", { name: SECOND.title }).click()
    await expect(heading(page)).toHaveText(SECOND.title)
  })
})
