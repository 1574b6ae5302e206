import { openEveryPart } from "../every-part"
import { expect, test } from "../test"
import { frame } from "./article-parts"

test.use({ build: "site" })

test.describe("VISUAL 9: code", () => {
  test("is in the system's face, and takes focus and a name only where it scrolls", async ({
    page,
  }) => {
    await openEveryPart(page)
    // In blocks as in a line.
    for (const code of ["pre code", ":not(pre) > code"]) {
      await expect.soft(page.locator(code).first()).toHaveCSS("font-family", /^ui-monospace, /)
    }
    const long = frame(page, "src/exemple.ts").locator("pre")
    await expect(long).toHaveAttribute("tabindex", "0")
    await expect(long).toHaveAccessibleName("src/exemple.ts")
    const short = frame(page, "npm ci").locator("pre")
    await expect(short).not.toHaveAttribute("tabindex")
    await expect(short).not.toHaveAttribute("role")
    const code = frame(page, "export const avant").locator("pre")
    await expect(code).not.toHaveAttribute("tabindex")
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(code).toHaveAttribute("tabindex", "0")
  })

  test("is copied as it is after the change, and the button confirms it", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-write"])
    // The button shows it for two seconds; here they last until both places have been seen.
    await page.clock.install()
    await openEveryPart(page)
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
})
