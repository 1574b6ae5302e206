import type { Page } from "@playwright/test"
import { kitchenSink, openKitchenSink } from "./kitchen-sink"
import { expect, SCHEMES, test } from "./proof-page"

const frame = (page: Page, name: string) => page.locator("figure", { hasText: name })

test("a quotation within a quotation has its size", async ({ page }) => {
  await openKitchenSink(page)
  const sizes = await page
    .locator("[data-article] blockquote")
    .first()
    .evaluate(quotation => {
      quotation.append(quotation.cloneNode(true))
      const inner = quotation.querySelector("blockquote") ?? quotation.ownerDocument.body
      return [quotation, inner].map(element => getComputedStyle(element).fontSize)
    })
  expect(sizes[1]).toBe(sizes[0])
})

test("what an author writes with a class keeps the margins that it has without", async ({
  page,
}) => {
  await openKitchenSink(page)
  const margins = await page.locator("[data-article]").evaluate(article =>
    ["h5", "p", "pre", "figure", "fieldset", "menu", "hr"].map(tag =>
      ["", "lead"].map(name => {
        const element = article.appendChild(document.createElement(tag))
        if (name) element.className = name
        return `${tag} ${getComputedStyle(element).margin}`
      }),
    ),
  )
  for (const [plain, named] of margins) expect.soft(named).toBe(plain)
})

test.describe("VISUAL 9: code", () => {
  test("takes the focus and has a name only when it scrolls", async ({ page }) => {
    await openKitchenSink(page)
    const long = frame(page, "src/exemple.ts").locator("pre")
    await expect(long).toHaveAttribute("tabindex", "0")
    await expect(long).toHaveAccessibleName("src/exemple.ts")
    const short = frame(page, "npm ci").locator("pre")
    await expect(short).not.toHaveAttribute("tabindex")
    await expect(short).not.toHaveAttribute("role")
    await expect(frame(page, "avec-retour.json").locator("pre")).not.toHaveAttribute("tabindex")
  })

  test("issue 14.3, move 9: has the numbers of its lines left of the margin line, and none on a phone", async ({
    page,
  }) => {
    await openKitchenSink(page)
    const listing = frame(page, "src/exemple.ts")
    const numbers = () =>
      listing.evaluate(figure => {
        const before = getComputedStyle(figure, "::before")
        const left = figure.getBoundingClientRect().left + Number.parseFloat(before.left)
        // Its place is the code's, below the bar.
        const code = figure.querySelector("pre")?.getBoundingClientRect().top ?? Number.NaN
        const top = code + Number.parseFloat(before.top)
        const sheet = figure.closest("article > div") ?? figure
        const line = Number.parseFloat(getComputedStyle(sheet, "::before").left)
        return {
          text: before.content.replace(/^"(.*?)".*$/, "$1").replaceAll("\\a ", " "),
          right: left + Number.parseFloat(before.width),
          line: sheet.getBoundingClientRect().left + line,
          drift: top - (figure.querySelector(".line")?.getBoundingClientRect().top ?? 0),
          height: Number.parseFloat(before.height) / figure.querySelectorAll(".line").length,
          lineHeight: figure.querySelector(".line")?.getBoundingClientRect().height ?? 0,
        }
      })
    const { text, right, line, drift, height, lineHeight } = await numbers()
    const count = await listing.locator(".line").count()
    expect(text).toBe(Array.from({ length: count }, (_, index) => index + 1).join(" "))
    expect(line - right).toBeGreaterThan(4)
    expect(Math.abs(drift)).toBeLessThan(2)
    expect(height).toBeCloseTo(lineHeight, 0)
    await page.setViewportSize({ width: 390, height: 800 })
    expect((await numbers()).text).toBe("none")
  })

  test("follows the window: what begins to scroll can be reached", async ({ page }) => {
    await openKitchenSink(page)
    const code = frame(page, "export const avant").locator("pre")
    await expect(code).not.toHaveAttribute("tabindex")
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(code).toHaveAttribute("tabindex", "0")
  })

  test("is copied as it is after the change, and the button says so", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-write"])
    // The button says it for two seconds; here they last until both places have been seen.
    await page.clock.install()
    await openKitchenSink(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    const diff = frame(page, "export const avant")
    const button = diff.getByRole("button", { name: "Copier" })
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(32)
    await button.click()
    await expect(diff.getByRole("button", { name: "Copié" })).toBeVisible()
    await expect(diff.getByRole("status")).toHaveText("Copié")
    await page.clock.runFor(2000)
    await expect(diff.getByRole("button", { name: "Copier" })).toBeVisible()
    // Pasted: no page of the site may read the clipboard.
    await page.evaluate(() => document.body.appendChild(document.createElement("textarea")).focus())
    await page.keyboard.press("ControlOrMeta+V")
    await expect(page.locator("body > textarea")).toHaveValue(
      'export const apres = { nombre: 42, texte: "ajoutée" }\nexport class Marque extends Error {}\n',
    )
  })

  test("shows every word at 4.5:1, on marked and changed lines too, in both schemes", async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await visit(kitchenSink)
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme })
      const words = await page.evaluate(() =>
        window.look.textContrasts("pre .line, pre .line span"),
      )
      expect(words.length).toBeGreaterThan(50)
      expect(
        words.filter(({ ratio }) => ratio < 4.5),
        colorScheme,
      ).toEqual([])
    }
  })

  test("is set in the face of the system, in blocks as in a line", async ({ page }) => {
    await openKitchenSink(page)
    for (const code of ["pre code", ":not(pre) > code"]) {
      await expect(page.locator(code).first()).toHaveCSS("font-family", /^ui-monospace, /)
    }
  })

  test("keeps marks and signs in forced colours", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" })
    await openKitchenSink(page)
    const bar = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(line => {
          const { borderInlineStartWidth, borderInlineStartColor } = getComputedStyle(line)
          return [
            borderInlineStartWidth,
            borderInlineStartColor === getComputedStyle(document.body).backgroundColor,
          ]
        })
    for (const mark of [".marked", ".inserted", ".deleted"]) {
      expect(await bar(`pre .line${mark}`), mark).toEqual(["5px", false])
    }
    expect(await bar("aside[data-kind=tip]")).toEqual(["5px", false])
  })

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false })

    test("can always be reached, and shows no button that would do nothing", async ({ page }) => {
      await page.goto(kitchenSink)
      for (const code of await page.locator("pre").all()) {
        await expect(code).toHaveAttribute("tabindex", "0")
      }
      await expect(page.getByRole("button", { name: "Copier" })).toHaveCount(0)
    })
  })
})

test("a table has a name and takes the focus only when it scrolls; its caption is the name", async ({
  page,
}) => {
  await openKitchenSink(page)
  const narrow = page.locator("div", { has: page.locator("> table caption") })
  await expect(narrow.last()).not.toHaveAttribute("tabindex")
  await openKitchenSink(page, 320, 640)
  const wide = page.locator("div[tabindex='0']", { has: page.locator("> table") })
  await expect(wide.last()).toHaveAccessibleName("Tableau")
  await wide.last().focus()
  await page.keyboard.press("End")
  await expect(page.getByRole("columnheader", { name: "Contraste" })).toHaveAttribute(
    "scope",
    "col",
  )
})
