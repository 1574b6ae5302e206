import { frame } from "../../articles/article-parts"
import { everyPart, openEveryPart } from "../../every-part"
import { expect, test } from "../../test"

test.use({ build: "site" })

test.describe("VISUAL 9: code", () => {
  test("has the numbers of its lines left of the margin line, and none on a phone", async ({
    page,
  }) => {
    await openEveryPart(page)
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

  test("is copied without prompts and answers", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-write"])
    // As above.
    await page.clock.install()
    await openEveryPart(page)
    // The buttons work once the page is idle, which it never is while the clock stands still.
    await expect(frame(page, "une commande").getByRole("status")).toBeAttached()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.evaluate(() => document.body.appendChild(document.createElement("textarea")))
    const pasted = page.locator("body > textarea")
    for (const [name, code] of [
      ["une commande", 'npm run build -- --verbose\necho "une commande" \\\n    | wc -l\n'],
      ["PS C:", "npm run check\n"],
      ["un-changement.ts", /^const vues = .*\nconst total = vues.length\nexport/],
    ] as const) {
      await frame(page, name).getByRole("button", { name: "Copier" }).click()
      await expect(frame(page, name).getByRole("status")).toHaveText("Copié")
      await pasted.fill("")
      await page.keyboard.press("ControlOrMeta+V")
      await expect(pasted).toHaveValue(code)
    }
  })

  test("keeps marks and signs in forced colours", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" })
    await openEveryPart(page)
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
      await page.goto(everyPart)
      for (const code of await page.locator("pre").all()) {
        await expect(code).toHaveAttribute("tabindex", "0")
      }
      await expect(page.getByRole("button", { name: "Copier" })).toHaveCount(0)
    })
  })
})
