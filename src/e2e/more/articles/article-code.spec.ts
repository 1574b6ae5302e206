import { frame } from "../../articles/article-parts"
import { everyPart, openEveryPart } from "../../every-part"
import { expect, test } from "../../test"

test.use({ build: "site" })

test.describe("VISUAL 9: code", () => {
  test("is copied without prompts and answers", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-write"])
    // The button shows for two seconds that it has copied; here they last.
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
