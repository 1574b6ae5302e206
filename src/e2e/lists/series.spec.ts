import { openPage } from "../hydrated"
import { heading } from "../page-parts"
import { expectSameDocument, markDocument } from "../site"
import { expect, test } from "../test"
import { FIRST, SECOND } from "./list-parts"

test.use({ build: "site" })

/** A series of the demonstration. */
const SERIES = { title: "Comment ce site est fait", path: "/blog/series/comment-ce-site-est-fait" }

test("from a part of a series to the next, to all parts and back, inside the site", async ({
  page,
}) => {
  await openPage(page, FIRST.path)
  await markDocument(page)
  await expect(page.getByText(/partie\s1 sur\s2/)).toBeVisible()
  const parts = page.getByRole("navigation", { name: "Articles de la série" })
  await expect(parts.getByRole("listitem")).toHaveText([FIRST.title, SECOND.title])
  await expect(parts.getByRole("link", { name: FIRST.title })).toHaveAttribute(
    "aria-current",
    "page",
  )
  await expect(page.getByText("Partie précédente")).toHaveCount(0)
  const next = page.getByRole("listitem").filter({ hasText: "Partie suivante" })
  await next.getByRole("link", { name: SECOND.title }).click()
  await expect(heading(page)).toHaveText(SECOND.title)
  await expect(page.getByText(/partie\s2 sur\s2/)).toBeVisible()
  await expect(page.getByText("Partie suivante")).toHaveCount(0)
  await page.getByRole("link", { name: "Toute la série" }).click()
  await expect(page).toHaveURL(SERIES.path)
  await expect(page.getByRole("heading", { level: 3 })).toHaveText([FIRST.title, SECOND.title])
  await page.getByRole("link", { name: FIRST.title }).click()
  await expect(heading(page)).toHaveText(FIRST.title)
  await expectSameDocument(page)
})
