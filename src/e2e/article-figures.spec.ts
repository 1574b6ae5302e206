import type { Page } from "@playwright/test"
import { expectNothingFound } from "./every-page/axe"
import { kitchenSink, openKitchenSink } from "./kitchen-sink"
import { endExpected, expect, test } from "./watched-page"
import { withoutSessionStorage } from "./without-session-storage"

const enlarge = (page: Page) => page.getByRole("button", { name: "Agrandir l’image" })

/** VISUAL 3: what the page of all parts measures of its colours, in the scheme that it was opened in. */
async function expectContrasts(page: Page): Promise<void> {
  const pairs = await page.locator("[data-needed]").evaluateAll(elements =>
    elements.map(({ textContent, attributes }) => ({
      pair: textContent,
      needed: Number(attributes.getNamedItem("data-needed")?.value),
      contrast: Number(attributes.getNamedItem("data-contrast")?.value),
    })),
  )
  expect.soft(pairs).not.toEqual([])
  expect.soft(pairs.filter(({ contrast, needed }) => !(contrast >= needed))).toEqual([])
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a picture offers nothing that could not work", async ({ page }) => {
    await page.goto(kitchenSink)
    await expect(page.getByRole("img", { name: "Une petite image.", exact: true })).toBeVisible()
    await expect(enlarge(page)).toHaveCount(0)
  })

  test("pictures in a sentence are as tall as its line, those that move too", async ({ page }) => {
    await page.goto(kitchenSink)
    const pictures = page.locator(".e-content p img.inline:visible")
    await expect(pictures).toHaveCount(2)
    for (const picture of await pictures.all())
      expect((await picture.boundingBox())?.height).toBeLessThan(32)
  })

  test("issue 30.3: an animated picture rests on its first frame by its switch, and with reduced motion", async ({
    page,
  }) => {
    await page.goto(kitchenSink)
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
  test("VISUAL 3: pairs of colours have their contrast in light; only a picture that is larger than its place can be enlarged, and none inside a link", async ({
    page,
  }) => {
    await openKitchenSink(page)
    await expectContrasts(page)
    await page.locator("#figures").scrollIntoViewIfNeeded()
    await expect(enlarge(page)).toHaveCount(3)
    const small = page.getByRole("img", { name: "Une petite image.", exact: true })
    expect((await small.boundingBox())?.width).toBe(320)
  })

  test("VISUAL 3: pairs of colours have their contrast in dark; what is transparent shows paper, never the colour that held the place", async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "dark" })
    await openKitchenSink(page)
    await expectContrasts(page)
    const look = (name: string) =>
      page.getByRole("img", { name }).evaluate(image => ({
        own: image.dataset.colour,
        shown: getComputedStyle(image).backgroundColor,
        filter: getComputedStyle(image).filter,
      }))
    expect(await look("Des cercles bleus sur un fond transparent.")).toEqual({
      own: undefined,
      shown: "rgb(244, 242, 236)",
      filter: "none",
    })
  })

  test("the large view opens and closes by keyboard, keeps the focus inside and gives it back", async ({
    page,
  }) => {
    await openKitchenSink(page)
    const loaded = page.waitForRequest(request => request.url().includes("/lightbox-"))
    await enlarge(page).first().focus()
    await page.keyboard.press("Enter")
    await loaded
    // A closed dialog stays until its event has been handled.
    const dialog = page.getByRole("dialog", { name: "Image agrandie", includeHidden: true })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole("button", { name: "Fermer" })).toBeFocused()
    const before = await page.locator("[data-article] figure img").first().boundingBox()
    // It has a size as soon as its file begins to arrive.
    await expect
      .poll(async () => (await dialog.getByRole("img").boundingBox())?.width)
      .toBeGreaterThan((before?.width ?? Number.NaN) * 1.5)
    await expectNothingFound(page, "enlarged", "dialog[open]")
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press("Tab")
      // Between two rounds the browser's own controls have the focus; the page behind never does.
      await expect(
        page.locator("main :focus:not(dialog *), header :focus, footer :focus"),
      ).toHaveCount(0)
    }
    await page.keyboard.press("Escape")
    await expect(dialog).toHaveCount(0)
    await expect(enlarge(page).first()).toBeFocused()
    await page.keyboard.press("Enter")
    await dialog.getByRole("button", { name: "Fermer" }).click()
    await expect(dialog).toHaveCount(0)
    await expect(enlarge(page).first()).toBeFocused()
  })

  test("issue 14.5, A7: on a phone the large view is whole; a touch, or Enter, makes it larger than the screen", async ({
    page,
  }) => {
    await openKitchenSink(page, 390)
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

  test("S-3: its code is loaded by the first click, and when it cannot be, the page shows that", async ({
    page,
    complaints,
  }) => {
    // The page may be loaded again first: see `guarded-reload`.
    await withoutSessionStorage(page)
    await page.route("**/lightbox-*.js", route => route.abort())
    await openKitchenSink(page)
    expect(complaints).toEqual([])
    await enlarge(page).first().click()
    const said = page.getByRole("alert").filter({ hasText: "n’a pas pu être agrandie" })
    await expect(said).toBeVisible()
    await expect(page.getByRole("heading", { level: 1 }).first()).toHaveText("Toutes les pièces")
    await endExpected(page, complaints)
  })
})

test("footnotes: the place that a link leads to is marked, the way back has a French name", async ({
  page,
}) => {
  await openKitchenSink(page)
  await page.locator("sup a").first().click()
  const note = page.locator(".footnotes li").first()
  await expect(note).toBeInViewport()
  expect(await note.evaluate(item => getComputedStyle(item).outlineStyle)).toBe("solid")
  await note.getByRole("link", { name: "Retour au texte, note 1", exact: true }).click()
  await expect(page.locator("sup a").first()).toBeInViewport()
})

for (const width of [1280, 390]) {
  test(`VISUAL 3: every part passes axe, light and dark, ${width} px`, async ({ page }) => {
    await openKitchenSink(page, width)
    await expectNothingFound(page, "every part")
  })
}
