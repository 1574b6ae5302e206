import { CORPUS } from "../../../testing/builds/sample-sites"
import { scrollTo } from "../../articles/article-parts"
import { contentsOf, everyPart, openEveryPart } from "../../every-part"
import { openPage } from "../../hydrated"
import { heading } from "../../page-parts"
import { expect, test } from "../../test"

test.use({ build: "site" })

test.describe("VISUAL 8: the table of contents", () => {
  test("scrolls inside itself when the screen is low, with the current chapter in sight", async ({
    page,
  }) => {
    await openEveryPart(page, 1280, 320)
    await scrollTo(page, "#la-fin")
    await expect(contentsOf(page).locator("[aria-current]")).toHaveText("La fin")
    await expect(contentsOf(page).locator("[aria-current]")).toBeInViewport()
    const box = await contentsOf(page).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(320)
  })

  test("is folded on a phone, and opens", async ({ page }) => {
    await openEveryPart(page, 390, 844)
    const link = contentsOf(page).getByRole("link", { name: "Tableaux" })
    await expect(link).toBeHidden()
    await contentsOf(page).locator("summary").click()
    await expect(link).toBeVisible()
    await link.click()
    await expect(page.locator("#tableaux")).toBeInViewport()
  })

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false })

    test("stands in the margin, and folds on a phone; no sidenote touches it", async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(everyPart)
      await expect(contentsOf(page).getByRole("link")).toHaveCount(15)
      await expect(contentsOf(page).getByRole("link", { name: "La fin" })).toBeVisible()
      const margin = await contentsOf(page).boundingBox()
      const notes = page.locator("[data-article] small").filter({ visible: true })
      for (const note of await notes.all()) {
        expect((await note.boundingBox())?.x).toBeGreaterThan(
          (margin?.x ?? 0) + (margin?.width ?? 0),
        )
      }
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(contentsOf(page).getByRole("link", { name: "La fin" })).toBeHidden()
      await contentsOf(page).locator("summary").click()
      await expect(contentsOf(page).getByRole("link", { name: "La fin" })).toBeVisible()
    })
  })
})

test.describe("VISUAL 8: sidenotes", () => {
  test("remarks are beside their text from 1024 px on, but not what has more than words", async ({
    page,
  }) => {
    const left = async (words: string) => {
      const callout = page.locator("[data-article] aside", { hasText: words })
      return (await callout.boundingBox())?.x ?? Number.NaN
    }
    for (const width of [1023, 1024]) {
      await openEveryPart(page, width, 800)
      const column = (await page.locator("[data-article]").boundingBox())?.x ?? 0
      expect(await left("Ce que l’on voudrait retenir")).toBe(column)
      const isBeside = (await left("Ce qui peut mal tourner")) < column
      expect(isBeside, `${width} px`).toBe(width === 1024)
    }
  })
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
