import { contentsOf, openEveryPart } from "../every-part"
import { site } from "../site"
import { expect, test } from "../test"

test.use({ build: "site" })

test.describe("VISUAL 14: on paper", () => {
  test("addresses are printed, chrome and contents are not; details are open, notes in the text", async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem("scheme", "dark"))
    await openEveryPart(page, 1280, 800)
    await page.emulateMedia({ media: "print" })
    const printedAfter = (name: string) =>
      page
        .locator("[data-article]")
        .locator("a", { hasText: name })
        .first()
        .evaluate(link => getComputedStyle(link, "::after").content.replace(/["\s]/g, ""))
    expect(await printedAfter("lien extérieur")).toBe("(https://commonmark.org/)")
    expect(await printedAfter("un lien vers le blog")).toBe(`(${site.site.url}/blog)`)
    for (const hidden of [page.getByRole("banner"), contentsOf(page)])
      await expect(hidden).toBeHidden()
    await expect(page.getByRole("button", { name: "Copier" }).first()).toBeHidden()
    await expect(page.getByText("le papier montre toujours")).toBeVisible()
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible()
    await expect(page.locator("time").first()).toBeVisible()
    const column = await page.locator("[data-article]").boundingBox()
    const note = page.locator("[data-article] small").filter({ visible: true }).first()
    expect((await note.boundingBox())?.x).toBeGreaterThan(column?.x ?? 0)
    // Also for who reads in the dark, and has chosen it.
    await page.emulateMedia({ media: "print", colorScheme: "dark" })
    await expect(page.locator(":root")).toHaveCSS("color-scheme", "light")
    const colours = await page
      .locator("body")
      .evaluate(body => [getComputedStyle(body).color, getComputedStyle(body).backgroundColor])
    expect(colours, "ink and paper").toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"])
  })
})
