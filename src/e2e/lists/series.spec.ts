import { openPage } from "../hydrated"
import { heading } from "../page-parts"
import { expectSameDocument, markDocument } from "../site"
import { expect, test } from "../test"

test.use({ build: "site" })

const FIRST = { path: "/blog/un-article-est-une-donnee", title: "Un article est une donnée" }
const SECOND = "Compter les visites sans cookie"

/** Both are a series of the demonstration. */
const SERIES = { title: "Comment ce site est fait", path: "/blog/series/comment-ce-site-est-fait" }

test("from a part of a series to the next, to all parts and back, inside the site", async ({
  page,
}) => {
  await openPage(page, FIRST.path)
  await markDocument(page)
  await expect(page.getByText(/partie\s1 sur\s2/)).toBeVisible()
  const end = page.getByRole("main").locator("section")
  await expect(end.getByRole("heading", { level: 3 }).first()).toHaveText(SECOND)
  await end.getByRole("link", { name: SECOND }).click()
  await expect(heading(page)).toHaveText(SECOND)
  await expect(page.getByText(/partie\s2 sur\s2/)).toBeVisible()
  await expect(end.getByRole("link", { name: FIRST.title })).toBeVisible()
  await page.getByRole("link", { name: SERIES.title }).click()
  await expect(page).toHaveURL(SERIES.path)
  await expect(page.getByRole("heading", { level: 3 })).toHaveText([FIRST.title, SECOND])
  await page.getByRole("link", { name: FIRST.title }).click()
  await expect(heading(page)).toHaveText(FIRST.title)
  await expectSameDocument(page)
})
