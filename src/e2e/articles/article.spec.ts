import { contentsOf, openEveryPart } from "../every-part"
import { expect, test } from "../test"
import { scrollTo } from "./article-parts"

test.use({ build: "site" })

/** Distance of one turn of the wheel in the test of sidenotes, in pixels. */
const STEP = 60

test.describe("VISUAL 8: the table of contents", () => {
  test("follows the reading in the margin, marks the present part, and sticks below the header", async ({
    page,
  }) => {
    await openEveryPart(page, 1280, 800)
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
          colour: getComputedStyle(element).color,
          bar: getComputedStyle(element, "::before").borderInlineStartWidth,
        }))
    expect.soft(await look("[aria-current]")).toEqual({ colour: "rgb(0, 47, 167)", bar: "3px" })
    expect.soft((await look("a:not([aria-current])")).bar).toBe("0px")
    await scrollTo(page, "#la-fin")
    await expect(current).toHaveText("La fin")
  })
})

test.describe("VISUAL 8: sidenotes", () => {
  test("stand at their line or below the note before, and never touch anything", async ({
    page,
  }) => {
    await openEveryPart(page, 1280, 800)
    const article = await page.locator("[data-article]").boundingBox()
    const height = (article?.y ?? 0) + (article?.height ?? 0)
    const places = Array.from({ length: Math.ceil(height / STEP) }, (_, turn) => turn * STEP)
    const states = await page.evaluate(async tops => {
      const meet = (a?: DOMRect, b?: DOMRect) =>
        a && b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
      const found: { top: number; isShown: boolean; overlaps: number; inMargin: boolean }[] = []
      for (const top of tops) {
        window.scrollTo(0, top)
        // The listener waits for a frame.
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
})
