import { enlarge } from "../../articles/article-parts"
import { everyPart, openEveryPart } from "../../every-part"
import { openPage } from "../../hydrated"
import { expectNothingFound } from "../../pages/every-page/axe"
import { expect, test } from "../../test"

test.use({ build: "site" })

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a picture offers nothing that could not work", async ({ page }) => {
    await page.goto(everyPart)
    await expect(page.getByRole("img", { name: "Une petite image.", exact: true })).toBeVisible()
    await expect(enlarge(page)).toHaveCount(0)
  })

  test("an animated picture rests on its first frame by its switch, and with reduced motion", async ({
    page,
  }) => {
    await page.goto(everyPart)
    // One alone and one in a sentence.
    const frames = page.locator(".moving")
    await expect(frames).toHaveCount(2)
    for (const frame of await frames.all()) {
      const [moving, still] = [frame.locator("picture > img"), frame.locator(".moving-still > img")]
      const shown = () => moving.evaluate((image: HTMLImageElement) => image.currentSrc)
      await frame.scrollIntoViewIfNeeded()
      await page.emulateMedia({ reducedMotion: "no-preference" })
      await expect.poll(shown).toMatch(/film\.webp$/)
      await frame.getByRole("checkbox", { name: "Image fixe" }).check()
      await expect(moving).toBeHidden()
      expect(await still.boundingBox()).toEqual(await moving.boundingBox())
      expect(
        await frame.getByRole("img").evaluateAll(all => all.map(one => one.getAttribute("src"))),
      ).toEqual([expect.stringMatching(/film-still\.webp$/)])
      await frame.getByRole("checkbox").uncheck()
      await expect(moving).toBeVisible()
      await page.emulateMedia({ reducedMotion: "reduce" })
      await expect.poll(shown).toMatch(/film-still\.webp$/)
      await expect(frame.getByRole("checkbox")).toBeHidden()
    }
  })
})

test.describe("figures", () => {
  test("only pictures that gain 30 % can be enlarged", async ({ page }) => {
    await openEveryPart(page)
    await page.locator("#figures").scrollIntoViewIfNeeded()
    await expect(enlarge(page)).toHaveCount(3)
    const small = page.getByRole("img", { name: "Une petite image.", exact: true })
    expect((await small.boundingBox())?.width).toBe(320)
  })

  test("on a phone the large view is whole; a touch, or Enter, makes it larger than the screen", async ({
    page,
  }) => {
    await openEveryPart(page, 390)
    await enlarge(page).first().click()
    const picture = page.getByRole("dialog", { name: "Image agrandie" }).getByRole("img")
    const width = async () => (await picture.boundingBox())?.width
    await expect.poll(width).toBeGreaterThan(330)
    expect(await width()).toBeLessThan(390)
    await expectNothingFound(page, "enlarged", "dialog[open]")
    await picture.click()
    await expect.poll(width).toBeGreaterThan(390)
    await picture.click()
    await expect.poll(width).toBeLessThan(390)
    // The touch has left the focus on it.
    await page.keyboard.press("Enter")
    await expect.poll(width).toBeGreaterThan(390)
  })
})

test("a panorama opens at a height that can be seen, and scrolls", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, "/blog/photo")
  const strip = page.getByRole("img", { name: "Un long mur" })
  await strip.scrollIntoViewIfNeeded()
  expect((await strip.boundingBox())?.height).toBeLessThan(20)
  await enlarge(page).last().click()
  const dialog = page.getByRole("dialog", { name: "Image agrandie" })
  const shown = dialog.getByRole("img", { name: "Un long mur" })
  await expect.poll(async () => (await shown.boundingBox())?.height).toBeGreaterThan(398)
  const file = () => shown.evaluate((image: HTMLImageElement) => image.currentSrc)
  // The copy has its size at once, and its file when the browser has chosen one.
  await expect.poll(file).toMatch(/\.webp$/)
  expect(await dialog.getByRole("group").evaluate(group => group.scrollWidth)).toBeGreaterThan(
    16_000,
  )
})

test("footnotes: the place that a link leads to is marked, the way back has a French name", async ({
  page,
}) => {
  await openEveryPart(page)
  await page.locator("sup a").first().click()
  const note = page.locator(".footnotes li").first()
  await expect(note).toBeInViewport()
  expect(await note.evaluate(item => getComputedStyle(item).outlineStyle)).toBe("solid")
  await note.getByRole("link", { name: "Retour au texte, note 1", exact: true }).click()
  await expect(page.locator("sup a").first()).toBeInViewport()
})

for (const width of [1280, 390]) {
  test(`VISUAL 3: every part passes axe, light and dark, ${width} px`, async ({ page }) => {
    await openEveryPart(page, width)
    await expectNothingFound(page, "every part")
  })
}
