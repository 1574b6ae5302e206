import type { Page } from "@playwright/test"
import { extractText } from "unpdf"
import { everyPart, openEveryPart } from "../../every-part"
import { openPage } from "../../hydrated"
import { DESKTOP } from "../../pages/proof-page"
import { site } from "../../site"
import { expect, test } from "../../test"
import { twoFrames } from "../../two-frames"

test.use({ build: "site" })

test("R-17: at 320 px nothing of an article is cut off or makes the page scroll sideways", async ({
  page,
}) => {
  await openEveryPart(page, 320, 640)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  for (const anchor of await page.getByRole("link", { name: "Lien vers" }).all()) {
    const box = await anchor.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  }
})

test("VISUAL 1: no text of any part is smaller than 15 px", async ({ page, visit }) => {
  await visit(everyPart)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate(twoFrames)
    const small = await page.evaluate(() => window.look.smallTexts(15))
    expect(small, `${width} px`).toEqual([])
  }
})

test.describe("VISUAL 14: on paper", () => {
  test("LOOK D22: each sheet has the margin line, and the name of the text's author", async ({
    page,
  }) => {
    await openEveryPart(page, 1280, 800)
    const sheets = await sheetsOf(page)
    expect(sheets.length).toBeGreaterThan(3)
    for (const sheet of sheets) {
      expect(sheet).toContain(plain(`${site.identity.name}. All rights are reserved`))
      expect(sheet).toContain(site.site.url)
    }
    await page.emulateMedia({ media: "print" })
    const line = await page.locator("main").evaluate(main => {
      const { position, height, borderLeftStyle } = getComputedStyle(
        main.parentElement ?? main,
        "::before",
      )
      return { position, borderLeftStyle, whole: Number.parseFloat(height) === innerHeight }
    })
    expect(line).toEqual({ position: "fixed", borderLeftStyle: "solid", whole: true })
  })

  test("a film is its poster, without the player's buttons", async ({ page }) => {
    await openEveryPart(page, 1280, 800)
    await page.locator("main").evaluate(main => {
      main.replaceChildren(main.querySelector("video[poster]") ?? "none")
    })
    const pdf = await page.pdf()
    const pictures = pdf.toString("latin1").matchAll(/\/Subtype \/Image\s+\/Width (\d+)\s/g)
    expect([...pictures].map(([, width]) => width)).toEqual(["320"])
  })

  for (const [what, path, part, head, next] of [
    ["a table's head", everyPart, "[data-article] table", "thead", "tbody tr"],
    ["a heading", everyPart, "[data-level=h2]:has(+ p)", "h2", "p"],
    ["the day of a post", "/blog", "li:has(> .meta + div > h3)", ".meta", "h3"],
  ] as const) {
    test(`LOOK D22: ${what} is not alone at the foot of a sheet`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" })
      await page.setViewportSize(DESKTOP)
      await openPage(page, path)
      const wanted = await leaveOnly(page, part, head, next)
      const parted: number[] = []
      for (let above = 780; above < 960; above += 12) {
        await page.locator("#above").evaluate((element, height) => {
          element.style.height = `${height}px`
        }, above)
        const sheet = (await sheetsOf(page)).find(text => text.includes(wanted.head))
        if (!sheet?.includes(wanted.next)) parted.push(above)
      }
      expect(parted).toEqual([])
    })
  }
})

/**
 * Reduces the page to this part and what follows it, below room that a test may change. Returns what is printed of the
 * two that may not be parted.
 */
async function leaveOnly(page: Page, part: string, head: string, next: string) {
  await page.locator("main").evaluate((main, wanted) => {
    const first = main.querySelector(wanted)
    let kept = [first, first?.nextElementSibling]
    for (let inside = first?.parentElement; inside && first; inside = inside.parentElement) {
      for (const child of [...inside.children]) if (!kept.includes(child)) child.remove()
      kept = [inside]
      if (inside === main) break
    }
    const above = document.createElement("div")
    above.id = "above"
    first?.before(above)
  }, part)
  const words = async (of: string) =>
    plain(await page.locator("main").locator(of).first().innerText()).slice(0, 12)
  return { head: await words(head), next: await words(next) }
}

/** Text of each printed sheet. */
async function sheetsOf(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true })
  return (await extractText(new Uint8Array(pdf))).text.map(plain)
}

const plain = (text: string) => text.replaceAll(/\s/g, "")
