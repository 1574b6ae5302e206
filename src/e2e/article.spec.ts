import type { Page } from "@playwright/test"
import { contentsOf, kitchenSink, openKitchenSink } from "./kitchen-sink"
import { expect, test } from "./watched-page"

/** Distance of one turn of the wheel in the test of sidenotes, in pixels. */
const STEP = 60

const scrollTo = (page: Page, selector: string) =>
  page.locator(selector).evaluate(element => element.scrollIntoView({ block: "start" }))

test.describe("VISUAL 8: the table of contents", () => {
  test("follows the reading in the margin, marks the present part by weight and a bar too, and sticks below the header", async ({
    page,
  }) => {
    await openKitchenSink(page, 1280, 800)
    const current = contentsOf(page).locator("[aria-current]")
    await expect(current).toHaveCount(0)
    await scrollTo(page, "#code")
    await expect(current).toHaveText("Code")
    await expect(current).toHaveAttribute("aria-current", "location")
    const header = await page.getByRole("banner").boundingBox()
    const box = await contentsOf(page).boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN)
    expect(box?.y).toBeLessThan(120)
    const look = (link: string) =>
      contentsOf(page)
        .locator(link)
        .first()
        .evaluate(element => ({
          weight: Number(getComputedStyle(element).fontWeight),
          bar: getComputedStyle(element, "::before").borderInlineStartWidth,
        }))
    expect.soft(await look("[aria-current]")).toEqual({ weight: 680, bar: "3px" })
    expect.soft(await look("a:not([aria-current])")).toEqual({ weight: 500, bar: "0px" })
    await scrollTo(page, "#la-fin")
    await expect(current).toHaveText("La fin")
  })

  test("scrolls inside itself when the screen is low, with the current chapter in sight", async ({
    page,
  }) => {
    await openKitchenSink(page, 1280, 320)
    await scrollTo(page, "#la-fin")
    await expect(contentsOf(page).locator("[aria-current]")).toHaveText("La fin")
    await expect(contentsOf(page).locator("[aria-current]")).toBeInViewport()
    const box = await contentsOf(page).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(320)
  })

  test("is folded on a phone, and opens", async ({ page }) => {
    await openKitchenSink(page, 390, 844)
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
      await page.goto(kitchenSink)
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
  test("stand in the margin at their line or below the note before, and never touch each other or the contents", async ({
    page,
  }) => {
    await openKitchenSink(page, 1280, 800)
    const article = await page.locator("[data-article]").boundingBox()
    const height = (article?.y ?? 0) + (article?.height ?? 0)
    const places = Array.from({ length: Math.ceil(height / STEP) }, (_, turn) => turn * STEP)
    const states = await page.evaluate(async tops => {
      const meet = (a?: DOMRect, b?: DOMRect) =>
        a && b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
      const found: { top: number; isShown: boolean; overlaps: number; inMargin: boolean }[] = []
      for (const top of tops) {
        window.scrollTo(0, top)
        // One frame for the listener, one for React.
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
        const list = document.querySelector("nav[data-follows]")
        const boxes = [...document.querySelectorAll("[data-sidenote]")].map(note =>
          note.getBoundingClientRect(),
        )
        const isShown = list !== null && getComputedStyle(list).visibility === "visible"
        const own = list?.getBoundingClientRect()
        const overlaps = boxes.filter(
          (box, index) => (isShown && meet(own, box)) || meet(boxes[index - 1], box),
        ).length
        found.push({ top, isShown, overlaps, inMargin: boxes.every(({ right }) => right < 300) })
      }
      return found
    }, places)
    expect(states.filter(({ overlaps, inMargin }) => overlaps > 0 || !inMargin)).toEqual([])
    const hidden = states.filter(({ isShown }) => !isShown).length
    // The contents gave way, and came back.
    expect(hidden).toBeGreaterThan(0)
    expect(hidden * STEP).toBeLessThan(height / 3)
  })

  test("issue 34.9: remarks are beside their text from 1024 px on, but not what has more than words", async ({
    page,
  }) => {
    const left = async (words: string) => {
      const callout = page.locator("[data-article] aside", { hasText: words })
      return (await callout.boundingBox())?.x ?? Number.NaN
    }
    for (const width of [1023, 1024]) {
      await openKitchenSink(page, width, 800)
      const column = (await page.locator("[data-article]").boundingBox())?.x ?? 0
      expect(await left("Ce que l’on voudrait retenir")).toBe(column)
      const isBeside = (await left("Ce qui peut mal tourner")) < column
      expect(isBeside, `${width} px`).toBe(width === 1024)
    }
  })

  test("on a phone are blocks below their paragraph, inside the text's column", async ({
    page,
  }) => {
    await openKitchenSink(page, 320, 640)
    const column = await page.locator("[data-article]").boundingBox()
    const notes = await page.locator("[data-article] small").filter({ visible: true }).all()
    expect(notes).toHaveLength(9)
    const first = page.locator("[data-article] p", { hasText: "Une remarque tient" })
    expect((await first.boundingBox())?.y).toBeLessThan((await notes[0]?.boundingBox())?.y ?? 0)
    await expect(first.locator("small").first()).toBeHidden()
    let last = 0
    for (const note of notes) {
      const box = await note.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(column?.x ?? Number.NaN)
      expect(box?.y).toBeGreaterThanOrEqual(last)
      last = (box?.y ?? 0) + (box?.height ?? 0)
    }
  })
})
